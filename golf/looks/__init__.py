"""What scenes are painted with: sizes, fonts, shapes, buttons and charts."""
