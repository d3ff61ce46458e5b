#include "x11_drag_private.h"

#include <stdlib.h>
#include <string.h>

#if defined(HAS_X11_DRAG)

// The bytes that are sent at once; longer data is sent in parts of this length (INCR).
enum { part_length = 1 << 18 };
// The requests for data at a time.
enum { most_transfers = 32 };

// Tells the requestor that the property has its data; the property is 0 for a refusal.
static void notify(x11_drag *drag, Window requestor, Atom type, Atom property, Time time) {
  XEvent event = {.xselection = {
                      .type = SelectionNotify,
                      .requestor = requestor,
                      .selection = drag->atoms[atom_selection],
                      .target = type,
                      .property = property,
                      .time = time,
                  }};
  drag->x.SendEvent(drag->display, requestor, False, NoEventMask, &event);
  drag->x.Flush(drag->display);
}

static int index_of(const x11_drag *drag, Atom type) {
  for (int index = 0; index < drag->type_count; index++) {
    if (drag->types[index] == type) return index;
  }
  return -1;
}

static void answer_targets(x11_drag *drag, const XSelectionRequestEvent *request, Atom property) {
  Atom *list = calloc((size_t)drag->type_count + 2, sizeof(Atom));
  if (list == NULL) return notify(drag, request->requestor, request->target, None, request->time);
  list[0] = drag->atoms[atom_targets];
  list[1] = drag->atoms[atom_timestamp];
  memcpy(list + 2, drag->types, (size_t)drag->type_count * sizeof(Atom));
  drag->x.ChangeProperty(
      drag->display, request->requestor, property, XA_ATOM, 32, PropModeReplace, (const unsigned char *)list, drag->type_count + 2);
  free(list);
  notify(drag, request->requestor, request->target, property, request->time);
}

static int count(const x11_drag *drag) {
  int count = 0;
  for (const transfer *transfer = drag->transfers; transfer != NULL; transfer = transfer->next) count++;
  return count;
}

static void ask(x11_drag *drag, const XSelectionRequestEvent *request, Atom property, int index) {
  transfer *added = count(drag) < most_transfers ? calloc(1, sizeof(transfer)) : NULL;
  if (added == NULL) return notify(drag, request->requestor, request->target, None, request->time);
  *added = (transfer){
      .next = drag->transfers,
      .number = ++drag->last_transfer,
      .requestor = request->requestor,
      .property = property,
      .type = request->target,
      .time = request->time,
  };
  drag->transfers = added;
  drag->calls.asked(drag->calls.context, added->number, index);
}

void x11_drag_answer_request(x11_drag *drag, const XSelectionRequestEvent *request) {
  const Atom property = request->property == None ? request->target : request->property;
  const int index = index_of(drag, request->target);
  if (!drag->is_active || request->selection != drag->atoms[atom_selection]) {
    notify(drag, request->requestor, request->target, None, request->time);
  } else if (request->target == drag->atoms[atom_targets]) {
    answer_targets(drag, request, property);
  } else if (request->target == drag->atoms[atom_timestamp]) {
    const long time = (long)drag->time;
    drag->x.ChangeProperty(
        drag->display, request->requestor, property, XA_INTEGER, 32, PropModeReplace, (const unsigned char *)&time, 1);
    notify(drag, request->requestor, request->target, property, request->time);
  } else if (index >= 0) {
    ask(drag, request, property, index);
  } else {
    notify(drag, request->requestor, request->target, None, request->time);
  }
}

static void remove_transfer(x11_drag *drag, transfer *removed) {
  for (transfer **place = &drag->transfers; *place != NULL; place = &(*place)->next) {
    if (*place != removed) continue;
    *place = removed->next;
    free(removed->data);
    return free(removed);
  }
}

void x11_drag_reply(x11_drag *drag, uint32_t request, const void *data, size_t length) {
  transfer *found = drag->transfers;
  while (found != NULL && (found->number != request || found->data != NULL)) found = found->next;
  if (found == NULL) return;
  const bool is_long = length > part_length;
  if (data != NULL && is_long) found->data = malloc(length);
  if (data == NULL || (is_long && found->data == NULL)) {
    notify(drag, found->requestor, found->type, None, found->time);
    return remove_transfer(drag, found);
  }
  if (!is_long) {
    drag->x.ChangeProperty(
        drag->display, found->requestor, found->property, found->type, 8, PropModeReplace, data, (int)length);
    notify(drag, found->requestor, found->type, found->property, found->time);
    return remove_transfer(drag, found);
  }
  memcpy(found->data, data, length);
  found->length = length;
  const long whole = (long)length;
  // The deletion of the property asks for the next part.
  drag->x.SelectInput(drag->display, found->requestor, PropertyChangeMask | (found->requestor == drag->receiver ? StructureNotifyMask : 0));
  drag->x.ChangeProperty(
      drag->display, found->requestor, found->property, drag->atoms[atom_incr], 32, PropModeReplace, (const unsigned char *)&whole, 1);
  notify(drag, found->requestor, found->type, found->property, found->time);
}

void x11_drag_send_part(x11_drag *drag, const XPropertyEvent *event) {
  if (event->state != PropertyDelete) return;
  transfer *found = drag->transfers;
  while (found != NULL && (found->data == NULL || found->requestor != event->window || found->property != event->atom)) found = found->next;
  if (found == NULL) return;
  const size_t rest = found->length - found->sent, part = rest < part_length ? rest : part_length;
  // A part without bytes is the end.
  drag->x.ChangeProperty(
      drag->display, found->requestor, found->property, found->type, 8, PropModeReplace, found->data + found->sent, (int)part);
  drag->x.Flush(drag->display);
  found->sent += part;
  if (part == 0) remove_transfer(drag, found);
}

void x11_drag_forget_transfers(x11_drag *drag) {
  while (drag->transfers != NULL) remove_transfer(drag, drag->transfers);
}

#endif
