"""Shows a magenta window from which files can be dragged to windows of other programs, and prints "entered", "pressed" and "began" for each drag, and
"ended" for a drag without a target.

usage: drag.py URL...
"""

import sys

import gi

gi.require_version("Gdk", "3.0")
gi.require_version("Gtk", "3.0")
from gi.repository import Gdk, GLib, Gtk  # noqa: E402

# The side of the window in points.
SIDE = 120

area = Gtk.EventBox()
area.drag_source_set(
    Gdk.ModifierType.BUTTON1_MASK, [Gtk.TargetEntry.new("text/uri-list", 0, 0)], Gdk.DragAction.COPY)
area.connect("drag-data-get", lambda area, context, selection, info, time: selection.set_uris(sys.argv[1:]))


def report_began():
    """Waits until the compositor has taken the drag: a release of the button before that would leave it without an end."""
    Gdk.Display.get_default().sync()
    print("began", flush=True)


area.add_events(Gdk.EventMask.ENTER_NOTIFY_MASK)
area.connect("enter-notify-event", lambda area, event: print("entered", flush=True))
area.connect("button-press-event", lambda area, event: print("pressed", flush=True))
area.connect("drag-begin", lambda area, context: GLib.idle_add(report_began))
area.connect("drag-end", lambda area, context: print("ended", flush=True))
style = Gtk.CssProvider()
style.load_from_data(b"* { background: #ff00ff; }")
area.get_style_context().add_provider(style, Gtk.STYLE_PROVIDER_PRIORITY_APPLICATION)
window = Gtk.Window(decorated=False)
window.set_default_size(SIDE, SIDE)
window.add(area)
window.show_all()
Gtk.main()
