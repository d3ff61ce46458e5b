/// The shape of the mouse pointer.
package enum PointerShape: Hashable, Sendable, CaseIterable {
  case arrow, text, hand, move, grabbing, crosshair, notAllowed
  case resizeHorizontal, resizeVertical, resizeRising, resizeFalling
}
