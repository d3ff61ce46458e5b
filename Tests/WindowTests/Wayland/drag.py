"""Shows a magenta window from which files can be dragged to windows of other programs, and prints "began", "failed" and "ended" for each drag.

usage: drag.py URL...
"""

import sys

import gi

gi.require_version("Gdk", "3.0")
gi.require_version("Gtk", "3.0")
from gi.repository import Gdk, Gtk  # noqa: E402

# The side of the window in points.
SIDE = 120

area = Gtk.EventBox()
area.drag_source_set(
    Gdk.ModifierType.BUTTON1_MASK, [Gtk.TargetEntry.new("text/uri-list", 0, 0)], Gdk.DragAction.COPY)
area.connect("drag-data-get", lambda area, context, selection, info, time: selection.set_uris(sys.argv[1:]))
for signal, word in [("drag-begin", "began"), ("drag-failed", "failed"), ("drag-end", "ended")]:
    area.connect(signal, lambda *arguments, word=word: print(word, flush=True))
style = Gtk.CssProvider()
style.load_from_data(b"* { background: #ff00ff; }")
area.get_style_context().add_provider(style, Gtk.STYLE_PROVIDER_PRIORITY_APPLICATION)
window = Gtk.Window(decorated=False)
window.set_default_size(SIDE, SIDE)
window.add(area)
window.show_all()
Gtk.main()
