import Geometry

/// Lies over the whole window and shows what floats there: tool tips, menus. Between them it lets everything through.
package final class PopupLayerNode: RenderNode {
  package override init() { super.init() }

  override var absorbsChildLayout: Bool { true }
  override var clipsChildren: Bool { true }
  override var fillsWindow: Bool { true }

  override func measure(_ proposal: ProposedViewSize) -> CGSize {
    proposal.replacingUnspecifiedDimensions(by: .zero)
  }

  override func layoutChildren() {
    for child in children {
      guard let popup = child as? PopupNode else {
        child.place(at: .zero, proposal: ProposedViewSize(size))
        continue
      }
      let offer = popup.offer(in: size)
      // Where its parts are, which the origin may depend on, is known once it is laid out.
      if popup.dependsOnAnchor { popup.place(at: popup.origin, proposal: offer, isMirrored: false) }
      popup.place(at: popup.origin(of: popup.sizeThatFits(offer), in: size), proposal: offer)
    }
  }
}

/// One thing that floats over the window.
package final class PopupNode: UnaryNode {
  /// Where it belongs, in window points.
  package enum Placement: Equatable, Sendable {
    /// Under the mouse's pointer.
    case pointer(CGPoint)
    /// Below a rectangle, or above it where there is more room; leading edges meet, and it is as wide at least.
    case below(CGRect)
    /// With its `PopupAnchorNode` over a rectangle: level with its middle, and `inset` points from its leading edge. Below it where the
    /// popup has no anchor.
    case over(CGRect, inset: CGFloat)
    /// Beside a rectangle, tops level, at its trailing side or at the other where there is more room.
    case beside(CGRect)
    /// With its top leading corner at a point.
    case at(CGPoint)
    /// The whole window: what lies behind a menu and takes the presses beside it.
    case everywhere
  }

  package var placement: Placement { didSet { if placement != oldValue { setNeedsLayout() } } }
  /// Whether the mouse and fingers meet it.
  package var takesPresses: Bool

  /// The distance that popups keep from the window's edges.
  private static let margin: CGFloat = 6
  /// How far under the tip of the pointer a popup stands, so that the pointer covers nothing of it.
  private static let pointerLength: CGFloat = 20
  /// The most that a tip is wide.
  private static let tipWidth: CGFloat = 280
  /// The distance from the rectangle that a popup belongs to.
  private static let gap: CGFloat = 4

  /// The distance of a menu from the row of the menu that it belongs to.
  private static let overlap: CGFloat = 3
  /// How far in a menu its first row begins.
  private static let menuPadding: CGFloat = 5

  package init(placement: Placement, takesPresses: Bool) {
    self.placement = placement
    self.takesPresses = takesPresses
    super.init()
  }

  override var isHitTestable: Bool { takesPresses }

  /// Whether the origin depends on where a part of the popup lies in it.
  var dependsOnAnchor: Bool { if case .over = placement { true } else { false } }

  func offer(in window: CGSize) -> ProposedViewSize {
    let width = max(0, window.width - 2 * Self.margin)
    let height = max(0, window.height - 2 * Self.margin)
    switch placement {
    case .everywhere: return ProposedViewSize(window)
    case .pointer: return ProposedViewSize(width: min(width, Self.tipWidth), height: height)
    case .beside, .at, .over: return ProposedViewSize(width: width, height: height)
    case .below(let anchor):
      let room = max(window.height - anchor.maxY, anchor.minY) - Self.gap - Self.margin
      return ProposedViewSize(width: max(anchor.width, width), height: max(0, room))
    }
  }

  /// The place of a popup of `size`, inside the window.
  func origin(of size: CGSize, in window: CGSize) -> CGPoint {
    var origin: CGPoint
    switch placement {
    case .everywhere: return .zero
    case .at(let point): origin = point
    case .pointer(let point):
      origin = CGPoint(x: point.x, y: point.y + Self.pointerLength)
      if origin.y + size.height > window.height - Self.margin { origin.y = point.y - size.height - Self.gap }
    case .below(let rectangle): origin = self.origin(of: size, below: rectangle, in: window)
    case .over(let rectangle, let inset):
      origin = originWithAnchor(over: rectangle, inset: inset) ?? self.origin(of: size, below: rectangle, in: window)
    case .beside(let anchor):
      origin = CGPoint(x: anchor.maxX + Self.overlap, y: anchor.minY - Self.menuPadding)
      if origin.x + size.width > window.width - Self.margin { origin.x = anchor.minX - Self.overlap - size.width }
    }
    origin.x = max(Self.margin, min(origin.x, window.width - Self.margin - size.width))
    origin.y = max(Self.margin, min(origin.y, window.height - Self.margin - size.height))
    return origin
  }

  /// Below a rectangle, or above it where there is more room.
  private func origin(of size: CGSize, below rectangle: CGRect, in window: CGSize) -> CGPoint {
    var origin = CGPoint(
      x: isRightToLeft ? rectangle.maxX - size.width : rectangle.minX, y: rectangle.maxY + Self.gap)
    let roomBelow = window.height - Self.margin - origin.y
    if size.height > roomBelow, rectangle.minY > roomBelow { origin.y = rectangle.minY - Self.gap - size.height }
    return origin
  }

  private func originWithAnchor(over rectangle: CGRect, inset: CGFloat) -> CGPoint? {
    guard let anchor = popupAnchor else { return nil }
    let part = anchor.convert(anchor.bounds, to: self)
    return CGPoint(
      x: isRightToLeft ? rectangle.maxX - inset - part.maxX : rectangle.minX + inset - part.minX,
      y: rectangle.midY - part.midY)
  }
}
