"""Reads the window of the program NAME, a `FakeWindow`, with pyatspi, as a screen reader does. Prints a line for each result."""

import sys

import pyatspi

NAME, ROLES = sys.argv[1], sys.argv[2:]


def find(item, name):
    """The first object with a name among `item` and those inside of it."""
    if item.name == name:
        return item
    for child in item:
        found = find(child, name)
        if found:
            return found
    return None


def walk(item, depth=0):
    """Prints the roles and names of the tree."""
    print("  " * depth + f"{item.getRoleName()} “{item.name}”")
    for child in item:
        walk(child, depth + 1)


# Numbers and names of roles, “43=push button”, as the library has them.
for role in ROLES:
    number, name = role.split("=")
    known = pyatspi.Atspi.role_get_name(pyatspi.Atspi.Role(int(number)))
    if known != name:
        print(f"role {number} is {known}, not {name}")

applications = [item for item in pyatspi.Registry.getDesktop(0) if item and item.name == NAME]
print(f"applications: {len(applications)}")
window = applications[0][0]
walk(window)
attributes = find(window, "Message 512003").get_attributes()
print(f"row {attributes['posinset']} of {attributes['setsize']}")
print(f"press: {find(window, 'Newsletter').queryAction().doAction(0)}")
print(f"checked: {find(window, 'Newsletter').getState().contains(pyatspi.STATE_CHECKED)}")
slider = find(window, "Volume").queryValue()
slider.currentValue = 70
print(f"value: {slider.currentValue:.0f} of {slider.maximumValue:.0f}")
field = find(window, "Subject")
field.queryEditableText().insertText(4, " very", 5)
text = field.queryText()
print(f"text: {text.getText(0, -1)}, word: {text.getTextAtOffset(6, pyatspi.TEXT_BOUNDARY_WORD_START)}")
messages = find(window, "Message 512003").parent
print(f"select: {messages.querySelection().selectChild(3)}, selected: {messages.querySelection().nSelectedChildren}")
print(f"scroll: {find(window, 'Message 512004').queryComponent().scrollTo(pyatspi.SCROLL_ANYWHERE)}")
if people := find(window, "People"):
    table = people.queryTable()
    cell = table.getAccessibleAt(40002, 1)
    place = cell.queryTableCell()
    headers = [header.name for header in place.columnHeaderCells]
    print(f"table: {table.nRows} x {table.nColumns}, {cell.name}, {place.position[1:]}, {headers}, {place.table == people}")
    span = place.getRowColumnSpan()
    print(f"spans: {span.row} {span.column} {span.row_span} {span.column_span}, built: {table.getAccessibleAt(7, 1) is not None}")
    print(f"select: {table.addRowSelection(40001)}, rows: {list(table.getSelectedRows())}")
    gauge = find(window, "Space").queryValue()
    print(f"gauge: {gauge.currentValue:.0f} of {gauge.maximumValue:.0f}")
    group = find(window, "Details")
    names = [group.queryAction().getName(index) for index in range(group.queryAction().nActions)]
    print(f"expand: {group.queryAction().doAction(names.index('expand'))}, expanded: {group.getState().contains(pyatspi.STATE_EXPANDED)}")
print(f"under the pointer: {window.queryComponent().getAccessibleAtPoint(20, 50, pyatspi.WINDOW_COORDS).name}")
find(window, "Send").queryAction().doAction(1)
