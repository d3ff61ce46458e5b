"""Owns the settings of an X11 desktop: an XSETTINGS manager (https://specifications.freedesktop.org/xsettings-spec/0.5/).

usage: xsettings.py

Reads lines from standard input, and prints "ok" after each: "NAME NUMBER" sets a number, "leave" ends the manager and starts another with the next line,
"resources TEXT" sets the resources of the display.
"""

import struct
import sys

from Xlib import X, Xatom, display
from Xlib.protocol import event

server = display.Display()
root = server.screen().root
selection = server.intern_atom("_XSETTINGS_S0")
manager, numbers = None, {}


def start():
    """Owns the selection by a new window, and announces it to the clients."""
    window = root.create_window(0, 0, 1, 1, 0, X.CopyFromParent)
    window.set_selection_owner(selection, X.CurrentTime)
    return window


def write():
    """Sets the property of the window."""
    content = struct.pack("<BxxxII", 0, 1, len(numbers))
    for name, number in numbers.items():
        text = name.encode()
        content += struct.pack("<BxH", 0, len(text)) + text + bytes(-len(text) % 4) + struct.pack("<Ii", 1, number)
    kind = server.intern_atom("_XSETTINGS_SETTINGS")
    manager.change_property(kind, kind, 8, content)


def announce():
    root.send_event(
        event.ClientMessage(
            window=root, client_type=server.intern_atom("MANAGER"), data=(32, [X.CurrentTime, selection, manager.id, 0, 0])),
        event_mask=X.StructureNotifyMask)


for line in sys.stdin:
    name, *values = line.split()
    if name == "leave":
        manager.destroy()
        manager, numbers = None, {}
    elif name == "resources":
        root.change_property(Xatom.RESOURCE_MANAGER, Xatom.STRING, 8, line.split(" ", 1)[1].encode())
    else:
        numbers[name] = int(values[0])
        is_new = manager is None
        manager = manager or start()
        write()
        if is_new:
            announce()
    server.sync()
    print("ok", flush=True)
