"""The windows, widgets, texts and looks of Acquire Desktop."""
