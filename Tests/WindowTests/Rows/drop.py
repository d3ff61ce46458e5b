"""Drops a text or files in a window of another program, by XDND version 5 (https://freedesktop.org/wiki/Specifications/XDND).

usage: drop.py WINDOW X Y TYPE DATA [--leave]

WINDOW: the number of the window. X, Y: the point in the window. TYPE: a MIME type, such as text/uri-list. With --leave the pointer leaves
the window instead of dropping. Ends with 0 after the window has taken the data, or has been left; with 1 if it does not answer.
"""

import select
import sys

from Xlib import X, Xatom, display
from Xlib.protocol import event

DEADLINE = 20  # seconds without an event


def main():
    window, x, y = (int(number) for number in sys.argv[1:4])
    kind, data = sys.argv[4], sys.argv[5].encode()
    server = display.Display()
    root = server.screen().root
    target = server.create_resource_object("window", window)
    source = root.create_window(0, 0, 1, 1, 0, X.CopyFromParent, event_mask=X.PropertyChangeMask)
    atom = server.intern_atom
    selection, mime = atom("XdndSelection"), atom(kind)

    def send(name, *values):
        values = [source.id, *values] + [0] * (4 - len(values))
        message = event.ClientMessage(window=target, client_type=atom(name), data=(32, values))
        target.send_event(message, propagate=False)
        server.flush()

    def answer(name):
        """Waits for a message of the window, and meanwhile gives the data to those that ask for it."""
        while True:
            if not server.pending_events() and not select.select([server], [], [], DEADLINE)[0]:
                sys.exit(f"drop.py: the window did not answer with {name}")
            message = server.next_event()
            if message.type == X.ClientMessage and message.client_type == atom(name):
                return message.data[1]
            if message.type == X.SelectionRequest:
                message.requestor.change_property(message.property, message.target, 8, data)
                message.requestor.send_event(
                    event.SelectionNotify(
                        time=message.time, requestor=message.requestor, selection=message.selection,
                        target=message.target, property=message.property))
                server.flush()

    source.set_selection_owner(selection, X.CurrentTime)
    source.change_property(atom("XdndTypeList"), Xatom.ATOM, 32, [mime])
    place = target.translate_coords(root, 0, 0)
    point = (x - place.x) << 16 | (y - place.y)
    send("XdndEnter", 5 << 24, mime)
    send("XdndPosition", 0, point, X.CurrentTime, atom("XdndActionCopy"))
    accepts = answer("XdndStatus")[1] & 1
    if "--leave" in sys.argv or not accepts:
        send("XdndLeave")
        server.sync()
    else:
        send("XdndDrop", 0, X.CurrentTime)
        answer("XdndFinished")


main()
