"""What each line of the settings does, in one sentence."""

from golf.words import mark

HELP = {
    "rules": mark("What new games are played by. A game in progress keeps its own."),
    "marks": mark("Shows which cards fit on the waste."),
    "clearable": mark("Random deals are checked first: each of them can be cleared."),
    "verdict": mark("Tells what is still possible. A hole played with it counts as assisted."),
    "counter": mark("Shows how many cards of each rank are still in the stock."),
    "clock": mark("Shows the time of a hole. It stops while you are away."),
    "autoplay": mark("Flips the rest of the stock once no card can fit any more."),
    "confirm_give_up": mark("Asks before a hole that was begun is given up."),
    "deck": mark("Large signs for small screens, or a colour for each suit."),
    "letters": mark("The letters for Jack, Queen and King: yours, or the English ones."),
    "back": mark("The picture on the stock."),
    "table": mark("What the cards lie on. High contrast is the easiest to read."),
    "places": mark("Each course has a table and a card back of its own."),
    "mirrored": mark("For left hands: stock and waste change sides, the columns stay."),
    "fairway": mark("Shows the ball's way from the tee to the flag: each run is a shot."),
    "speed": mark("How fast cards move. With “off” they are in place at once."),
    "reduced_motion": mark("Cards fade instead of flying."),
    "muted": mark("Turns all sounds on or off."),
    "volume": mark("How loud the sounds are."),
    "ambience": mark("Wind, birds or the sea, very quietly, while you play a course."),
    "fullscreen": mark("Covers the whole screen. The same switch leads back."),
    "language": mark("The language of all texts."),
    "swap_buttons": mark("The lower button goes back and the right one confirms."),
    "rumble": mark("The gamepad shakes when a card is refused or the table is clear."),
    "learn": mark("For a gamepad that is not known: tell which button does what."),
    "defaults": mark("Sets every choice back. Results and games are kept."),
    "undo_import": mark("Takes back what the last import brought. What you played since stays."),
    "erase": mark("Removes all results, games and settings. It asks first."),
}
"""By the key of the line."""
