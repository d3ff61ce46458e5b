/// A layer over the whole window that contains `PopupNode` children: tool tips and menus. Input between them passes through.
package final class PopupLayerNode: RenderNode {
  package override init() {
    super.init()
    capabilities.insert([.absorbsChildLayout, .clipsChildren, .fillsWindow])
  }

  override func measure(_ proposal: ProposedViewSize) -> CGSize {
    proposal.replacingUnspecifiedDimensions(by: .zero)
  }

  override func layoutChildren() {
    for child in children {
      guard let popup = child.fact(PopupFact.self) else {
        child.place(at: .zero, proposal: ProposedViewSize(size))
        continue
      }
      let offer = popup.offer(in: size)
      // The origin can depend on the `PopupAnchorNode`, whose frame is known after the layout of the popup.
      if popup.dependsOnAnchor { popup.place(at: popup.origin, proposal: offer, isMirrored: false) }
      popup.place(at: popup.origin(of: popup.sizeThatFits(offer), in: size), proposal: offer, isMirrored: false)
    }
  }
}

/// A popup over the window, a child of `PopupLayerNode`.
package final class PopupNode: UnaryNode {
  /// The placement of a `PopupNode`, in window points.
  package enum Placement: Equatable, Sendable {
    /// Below the mouse pointer.
    case pointer(CGPoint)
    /// Beside a control, over as little as possible of other controls; see `TipPlace`.
    case tip(CGRect, avoiding: [CGRect])
    /// Below a rectangle, or above it if there is more room. Leading edges are aligned; the popup is at least as wide.
    case below(CGRect)
    /// Below a rectangle with aligned centers, or at another side, where there is room; see `AttachedPlace`.
    case attached(CGRect)
    /// With its `PopupAnchorNode` over a rectangle, vertically centered and `inset` points from its leading edge. Below the rectangle
    /// for a popup without an anchor.
    case over(CGRect, inset: CGFloat)
    /// Beside a rectangle with aligned tops: at its trailing edge, or at its leading edge if there is no room.
    case beside(CGRect)
    /// With its top leading corner at a point.
    case at(CGPoint)
    /// With its center at a point, also beyond the edges of the window: the preview of a drag.
    case centered(CGPoint)
    /// Over the whole window: the background of a menu that receives presses beside it.
    case everywhere
  }

  package var placement: Placement { didSet { if placement != oldValue { setNeedsLayout() } } }
  /// True if the mouse and fingers can hit the popup.
  package var takesPresses: Bool { didSet { capabilities.set(.ignoresHits, !takesPresses) } }

  /// The layout direction of the view that presents the popup.
  package var direction: LayoutDirection {
    didSet {
      guard direction != oldValue else { return }
      ownDirection = direction
      directionDidChange()
    }
  }

  /// The minimum distance from the window's edges, in points.
  private static let margin: CGFloat = 6
  /// The distance below the tip of the pointer in points, so that the pointer covers no text.
  private static let pointerLength: CGFloat = 20
  /// The maximum width of a tool tip, in points.
  private static let tipWidth: CGFloat = 280
  /// The distance from the rectangle of `placement`, in points.
  private static let gap: CGFloat = 4

  /// The overlap of a submenu with the row of its menu, in points.
  private static let overlap: CGFloat = 3
  /// The distance of the first row from the top of a menu, in points.
  private static let menuPadding: CGFloat = 5

  package init(placement: Placement, takesPresses: Bool, direction: LayoutDirection) {
    self.placement = placement
    self.takesPresses = takesPresses
    self.direction = direction
    super.init()
    ownDirection = direction
    capabilities.insert(.popsUp)
    capabilities.set(.ignoresHits, !takesPresses)
  }

  /// True if the origin depends on the `PopupAnchorNode` in the popup.
  var dependsOnAnchor: Bool { if case .over = placement { true } else { false } }

  func offer(in window: CGSize) -> ProposedViewSize {
    let width = max(0, window.width - 2 * Self.margin)
    let height = max(0, window.height - 2 * Self.margin)
    switch placement {
    case .everywhere: return ProposedViewSize(window)
    case .pointer, .tip: return ProposedViewSize(width: min(width, Self.tipWidth), height: height)
    case .beside, .at, .over, .centered: return ProposedViewSize(width: width, height: height)
    case .below(let anchor):
      let room = max(window.height - anchor.maxY, anchor.minY) - Self.gap - Self.margin
      return ProposedViewSize(width: max(anchor.width, width), height: max(0, room))
    case .attached(let anchor): return attachedPlace(at: anchor, in: window).offer
    }
  }

  private func attachedPlace(at anchor: CGRect, in window: CGSize) -> AttachedPlace {
    let area = CGRect(origin: .zero, size: window).insetBy(dx: Self.margin, dy: Self.margin)
    return AttachedPlace(anchor: anchor, area: area, gap: Self.gap) { sizeThatFits(ProposedViewSize($0)) }
  }

  /// The origin of a `PopupNode` of `size` inside of `window`.
  func origin(of size: CGSize, in window: CGSize) -> CGPoint {
    var origin: CGPoint
    switch placement {
    case .everywhere: return .zero
    case .centered(let point): return CGPoint(x: point.x - size.width / 2, y: point.y - size.height / 2)
    case .at(let point): origin = CGPoint(x: isRightToLeft ? point.x - size.width : point.x, y: point.y)
    case .pointer(let point):
      origin = CGPoint(x: point.x, y: point.y + Self.pointerLength)
      if origin.y + size.height > window.height - Self.margin { origin.y = point.y - size.height - Self.gap }
    case .tip(let control, let others):
      let area = CGRect(origin: .zero, size: window).insetBy(dx: Self.margin, dy: Self.margin)
      origin = TipPlace(control: control, others: others, area: area, gap: Self.gap).origin(of: size)
    case .below(let rectangle): origin = self.origin(of: size, below: rectangle, in: window)
    case .attached(let rectangle): origin = attachedPlace(at: rectangle, in: window).origin(of: size)
    case .over(let rectangle, let inset):
      origin = originWithAnchor(over: rectangle, inset: inset) ?? self.origin(of: size, below: rectangle, in: window)
    case .beside(let anchor): origin = self.origin(of: size, beside: anchor, in: window)
    }
    origin.x = max(Self.margin, min(origin.x, window.width - Self.margin - size.width))
    origin.y = max(Self.margin, min(origin.y, window.height - Self.margin - size.height))
    return origin
  }

  /// The origin below a rectangle, or above it if there is more room.
  private func origin(of size: CGSize, below rectangle: CGRect, in window: CGSize) -> CGPoint {
    var origin = CGPoint(
      x: isRightToLeft ? rectangle.maxX - size.width : rectangle.minX, y: rectangle.maxY + Self.gap)
    let roomBelow = window.height - Self.margin - origin.y
    if size.height > roomBelow, rectangle.minY > roomBelow { origin.y = rectangle.minY - Self.gap - size.height }
    return origin
  }

  /// The origin at the trailing edge of a rectangle, or at its leading edge if the popup exceeds the window at the trailing edge.
  private func origin(of size: CGSize, beside rectangle: CGRect, in window: CGSize) -> CGPoint {
    let (left, right) = (rectangle.minX - Self.overlap - size.width, rectangle.maxX + Self.overlap)
    let isAtLeft = isRightToLeft ? left >= Self.margin : right + size.width > window.width - Self.margin
    return CGPoint(x: isAtLeft ? left : right, y: rectangle.minY - Self.menuPadding)
  }

  private func originWithAnchor(over rectangle: CGRect, inset: CGFloat) -> CGPoint? {
    guard let anchor = popupAnchor else { return nil }
    let part = anchor.convert(anchor.bounds, to: self)
    return CGPoint(
      x: isRightToLeft ? rectangle.maxX - inset - part.maxX : rectangle.minX + inset - part.minX,
      y: rectangle.midY - part.midY)
  }
}

/// The popup that a node is.
enum PopupFact: NodeFact {
  static var capability: NodeCapabilities { .popsUp }
  static func value(of node: RenderNode) -> PopupNode? { node as? PopupNode }
}
