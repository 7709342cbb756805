"""A hole in play without a screen: what can be done in it, and what comes of it."""
