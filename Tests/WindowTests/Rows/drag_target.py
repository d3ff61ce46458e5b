"""Shows a magenta window to which items of other programs can be dragged, and prints a line for each step: "shown", "motion TYPE", "drop", "data
TYPE LENGTH TEXT" with the beginning of the data, "left"; the window of "terminal" also prints "terminal TEXT", the text of its first line.

usage: drag_target.py X Y ANSWER TYPE...

X, Y: the place of the window under X11. ANSWER: copy, move, refuse, or fail, which takes the data and calls it a failure; silent reads no events after the
first motion, gone ends at the drop, terminal puts texts into a terminal. TYPE: the MIME types that the window takes.
"""

import os
import signal
import sys

import gi

gi.require_version("Gdk", "3.0")
gi.require_version("Gtk", "3.0")
from gi.repository import Gdk, Gtk  # noqa: E402

# The sides of the window in points.
WIDTH, HEIGHT = 260, 160

place, answer, types = (int(sys.argv[1]), int(sys.argv[2])), sys.argv[3], sys.argv[4:]
effect = Gdk.DragAction.MOVE if answer == "move" else Gdk.DragAction.COPY


def say(*words):
    print(*words, flush=True)


def motion(area, context, x, y, time):
    kind = area.drag_dest_find_target(context, None)
    say("motion", kind.name() if kind else "none")
    takes = kind is not None and answer != "refuse"
    Gdk.drag_status(context, effect if takes else Gdk.DragAction(0), time)
    if answer == "silent":
        os.kill(os.getpid(), signal.SIGSTOP)
    return True


def drop(area, context, x, y, time):
    say("drop")
    if answer == "gone":
        os._exit(0)
    area.drag_get_data(context, area.drag_dest_find_target(context, None), time)
    return True


def received(area, context, x, y, selection, info, time):
    data = selection.get_data()
    say("data", selection.get_target().name(), len(data), data[:400].decode("utf-8", "replace").strip())
    if answer == "terminal":
        area.feed_child(data)
    Gtk.drag_finish(context, answer != "fail", answer == "move", time)


def terminal():
    gi.require_version("Vte", "2.91")
    from gi.repository import GLib, Vte

    area = Vte.Terminal()
    area.set_color_background(Gdk.RGBA(1, 0, 1, 1))
    area.connect("contents-changed", lambda area: say("terminal", area.get_text(None, None)[0].split("\n")[0]))
    area.spawn_async(
        Vte.PtyFlags.DEFAULT, None, ["/bin/cat"], None, GLib.SpawnFlags.DEFAULT, None, None, -1, None, None, None)
    return area


area = terminal() if answer == "terminal" else Gtk.EventBox()
area.drag_dest_set(Gtk.DestDefaults(0), [Gtk.TargetEntry.new(kind, 0, 0) for kind in types], effect)
area.connect("drag-motion", motion)
area.connect("drag-leave", lambda area, context, time: say("left"))
area.connect("drag-drop", drop)
area.connect("drag-data-received", received)
style = Gtk.CssProvider()
style.load_from_data(b"* { background: #ff00ff; }")
area.get_style_context().add_provider(style, Gtk.STYLE_PROVIDER_PRIORITY_APPLICATION)
window = Gtk.Window(decorated=False)
window.set_default_size(WIDTH, HEIGHT)
window.connect("map-event", lambda window, event: say("shown"))
window.add(area)
window.move(*place)
window.show_all()
Gtk.main()
