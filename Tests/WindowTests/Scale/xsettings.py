"""Owns the settings of an X11 desktop: an XSETTINGS manager (https://specifications.freedesktop.org/xsettings-spec/0.5/).

usage: xsettings.py

Reads lines from standard input, and prints "ok" after each: "NAME VALUE" sets a number or a text, "leave" ends the manager and starts another with the next line,
"resources TEXT" sets the resources of the display.
"""

import struct
import sys

from Xlib import X, Xatom, display
from Xlib.protocol import event

server = display.Display()
root = server.screen().root
selection = server.intern_atom("_XSETTINGS_S0")
manager, values = None, {}


def start():
    """Owns the selection by a new window, and announces it to the clients."""
    window = root.create_window(0, 0, 1, 1, 0, X.CopyFromParent)
    window.set_selection_owner(selection, X.CurrentTime)
    return window


def padded(text):
    return text.encode() + bytes(-len(text) % 4)


def write():
    """Sets the property of the window."""
    content = struct.pack("<BxxxII", 0, 1, len(values))
    for name, value in values.items():
        is_number = isinstance(value, int)
        content += struct.pack("<BxH", 0 if is_number else 1, len(name)) + padded(name) + struct.pack("<I", 1)
        content += struct.pack("<i", value) if is_number else struct.pack("<I", len(value)) + padded(value)
    kind = server.intern_atom("_XSETTINGS_SETTINGS")
    manager.change_property(kind, kind, 8, content)


def announce():
    root.send_event(
        event.ClientMessage(
            window=root, client_type=server.intern_atom("MANAGER"), data=(32, [X.CurrentTime, selection, manager.id, 0, 0])),
        event_mask=X.StructureNotifyMask)


for line in sys.stdin:
    name, _, rest = line.rstrip("\n").partition(" ")
    if name == "leave":
        manager.destroy()
        manager, values = None, {}
    elif name == "resources":
        root.change_property(Xatom.RESOURCE_MANAGER, Xatom.STRING, 8, rest.encode())
    else:
        values[name] = int(rest) if rest.lstrip("-").isdigit() else rest
        is_new = manager is None
        manager = manager or start()
        write()
        if is_new:
            announce()
    server.sync()
    print("ok", flush=True)
