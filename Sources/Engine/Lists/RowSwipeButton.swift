/// A button of a swiped list row. Its `RowSwipeDrawer` fills it and places it; the child is the label.
package final class RowSwipeButton: UnaryNode {
  /// The background.
  package var fill = RGBAColor.clear { didSet { if fill != oldValue { setNeedsPaint() } } }
  /// True while a pointer is down on the button; it is then darker.
  package var isPressed = false { didSet { if isPressed != oldValue { setNeedsPaint() } } }
  /// False if the button is dimmed and cannot be performed by a full swipe.
  package var isEnabled = true { didSet { if isEnabled != oldValue { setNeedsPaint() } } }
  /// True if the action removes the row, which then stays covered by the button.
  package var isDestructive = false
  /// Performs the button.
  package var perform: () -> Void = {}

  /// The opacity of black over the fill of a pressed button.
  private static let pressedShade = 0.18
  private static let disabledOpacity = 0.45
  /// The distance of the label from the edges of its button, in points.
  package static let labelPadding: CGFloat = 10

  package override init() { super.init() }

  override func layoutValue(for key: ObjectIdentifier) -> Any? {
    key == ObjectIdentifier(Self.self) ? self : super.layoutValue(for: key)
  }

  /// The button among the views around which `node` lies; `nil` without a button.
  package static func button(in node: RenderNode) -> RowSwipeButton? { node.layoutValue(RowSwipeButton.self) }

  /// The fill in the present state.
  var shownFill: RGBAColor {
    let fill = isPressed ? RGBAColor.black.opacity(Self.pressedShade).over(fill) : fill
    return isEnabled ? fill : fill.opacity(Self.disabledOpacity)
  }
}
