"""Reads and operates the page PAGE of the gallery with pyatspi, in the program NAME. Prints a line for each result."""

import sys
import time

import pyatspi

NAME, PAGE = sys.argv[1], sys.argv[2]


def find(item, role, name=None):
    """The first object with a role, and with a name if there is one, among `item` and those inside of it."""
    if item.getRoleName() == role and name in (None, item.name):
        return item
    for child in item:
        found = find(child, role, name) if child else None
        if found:
            return found
    return None


def wait(probe):
    """The value of `probe` once it is true, or the last value after 30 seconds."""
    for _ in range(600):
        value = probe()
        if value:
            return value
        time.sleep(0.05)
    return value


def far(rows):
    """True if the last row is in the second half of the data. Rows may go while they are read."""
    try:
        return int(rows[rows.childCount - 1].get_attributes()["posinset"]) > 400_000
    except Exception:
        return False


window = wait(lambda: next((item[0] for item in pyatspi.Registry.getDesktop(0) if item and len(item)), None))
if PAGE == "controls":
    slider = find(window, "slider", "Any value").queryValue()
    slider.currentValue = 0.75
    wait(lambda: slider.currentValue == 0.75)
    print(f"slider: {slider.currentValue}")
    find(window, "push button", "Bordered").queryAction().doAction(0)
    print(f"pressed: {wait(lambda: find(window, 'label', '1 press')) is not None}")
elif PAGE == "forms":
    field = find(window, "entry", "Name")
    field.queryEditableText().setTextContents("Ada")
    wait(lambda: field.queryText().getText(0, -1) == "Ada")
    print(f"text: {field.queryText().getText(0, -1)}")
elif PAGE == "list":
    rows = find(window, "list box")
    rows.querySelection().selectChild(2)
    wait(lambda: rows.querySelection().nSelectedChildren == 1)
    print(f"selected: {rows.querySelection().nSelectedChildren}")
elif PAGE == "million":
    rows = find(find(window, "scroll pane", "A million rows"), "list")
    print(f"rows: {4 <= rows.childCount <= 19}")
    attributes = rows[0].get_attributes()
    print(f"row {attributes['posinset']} of {attributes['setsize']}")
    last = rows[rows.childCount - 1]
    last.queryComponent().scrollTo(pyatspi.SCROLL_TOP_EDGE)
    print(f"scrolled: {wait(lambda: last.getState().contains(pyatspi.STATE_SHOWING))}")
    bar = find(rows.parent, "scroll bar").queryValue()
    bar.currentValue = bar.maximumValue / 2
    print(f"far: {wait(lambda: far(rows))}")
