/// The capabilities of a node beside measuring, placing, drawing and being hit. Empty by default.
package struct NodeCapabilities: OptionSet, Sendable {
  package let rawValue: UInt32

  package init(rawValue: UInt32) { self.rawValue = rawValue }

  private init(bit: UInt32) { rawValue = 1 << bit }

  /// A change among the children can leave the size of the node as it was, so that layout may start there.
  static let absorbsChildLayout = NodeCapabilities(bit: 0)
  /// The drawing of children outside of the bounds is clipped.
  static let clipsChildren = NodeCapabilities(bit: 1)
  /// The node and its children take no part in hit tests.
  static let ignoresHits = NodeCapabilities(bit: 2)
  /// The pointer over any part of the bounds hovers over the node, a `HoverReceiver` or a target of drops.
  static let tracksHover = NodeCapabilities(bit: 3)
  /// Inserted descendants move with the node during a glide.
  static let groupsGeometry = NodeCapabilities(bit: 4)
  /// `zIndex` and layout values of the child count as those of the node.
  static let forwardsTraits = NodeCapabilities(bit: 5)
  /// The identities of the only child belong to the view of the node, too.
  static let forwardsIdentities = NodeCapabilities(bit: 6)
  /// The children are drawn in the order of the list, whatever their `zIndex`.
  static let keepsChildOrder = NodeCapabilities(bit: 7)
  /// The node arranges rows, which a scroll target layout makes targets.
  static let arrangesRows = NodeCapabilities(bit: 8)
  /// No view declares the node, which stands for several views in place of a single view.
  static let isImplicit = NodeCapabilities(bit: 9)
  /// The root places the node over the whole window, safe area included.
  static let fillsWindow = NodeCapabilities(bit: 10)
  /// The node is a `SafeAreaChanging`.
  static let changesSafeArea = NodeCapabilities(bit: 11)
  /// The node is a `ContentTransforming`.
  static let transformsChildren = NodeCapabilities(bit: 12)
  /// The node is a `LayoutCaching`.
  static let cachesLayout = NodeCapabilities(bit: 13)
  /// The node places `RenderNode.shownChildren` alone. Its other children have no places, and their marks are never cleared.
  static let placesShownChildren = NodeCapabilities(bit: 14)
  /// The node has a `ScrollFact`.
  static let scrolls = NodeCapabilities(bit: 15)
  /// The node has a `TargetLayoutFact`.
  static let marksTargets = NodeCapabilities(bit: 16)
  /// The node has a `LazyFact`.
  static let buildsRows = NodeCapabilities(bit: 17)
  /// The node has a `TextFact`.
  static let showsText = NodeCapabilities(bit: 18)
  /// The texts of the children do not name the list row around the node, as those of a control do not.
  static let hidesTextFromRow = NodeCapabilities(bit: 19)
  /// The node has a `GestureFact`.
  static let hasGesture = NodeCapabilities(bit: 20)
  /// The node has a `PageSwipeFact`.
  static let swipesPages = NodeCapabilities(bit: 21)
  /// The node has a `ListRowFact`.
  static let decoratesRow = NodeCapabilities(bit: 22)
  /// The node has a `PopupFact`.
  static let popsUp = NodeCapabilities(bit: 23)

  mutating func set(_ capability: NodeCapabilities, _ isSet: Bool) {
    if isSet { insert(capability) } else { remove(capability) }
  }
}

extension RenderNode {
  /// The children that the node places: all, or those that it shows (`NodeCapabilities.placesShownChildren`).
  package final var placedChildren: [RenderNode] {
    capabilities.contains(.placesShownChildren) ? shownChildren ?? [] : children
  }
}

/// A node that adds to the safe area of its children, or stretches over its frame into its own. It has the capability `changesSafeArea`.
@MainActor protocol SafeAreaChanging: RenderNode {
  /// The insets in points at this node's edges that it keeps free for bars or the window's edge; leading is the left edge. Children that
  /// reach the edge of the rest may stretch into it.
  var safeAreaAddition: SafeArea { get }
  /// The insets in points by which the node stretches over its frame into `outerSafeArea`; leading is the left edge. The parent's layout
  /// does not see it.
  var safeAreaReach: EdgeInsets { get }
}

extension SafeAreaChanging {
  var safeAreaAddition: SafeArea { SafeArea() }
  var safeAreaReach: EdgeInsets { EdgeInsets() }
}

/// A node that transforms the drawing of its children. It has the capability `transformsChildren`.
@MainActor protocol ContentTransforming: RenderNode {
  /// The transform from the children's space to this node's, beside the translation; nil for the identity.
  var contentTransform: CGAffineTransform? { get }
  /// The transform with perspective in place of `contentTransform`; nil without perspective.
  var contentPlane: ProjectionTransform? { get }
}

extension ContentTransforming {
  var contentPlane: ProjectionTransform? { nil }
}

/// A node that caches values between layouts. It has the capability `cachesLayout`.
@MainActor protocol LayoutCaching: RenderNode {
  /// Called when the cached sizes and origins are invalidated.
  func didForgetLayout()
}

/// A node whose `childTranslation` follows a scroll offset.
@MainActor protocol Translating: RenderNode {
  /// Updates `childTranslation`. Called in the place phase after a request of `NodeHost.Work.place`.
  func applyTranslation()
  /// Keeps a translation that layout has corrected in its range. Called before `applyTranslation()` while no layout is pending.
  func limitCorrection()
}

extension Translating {
  func limitCorrection() {}
}

extension RenderNode {
  final var absorbsChildLayout: Bool { capabilities.contains(.absorbsChildLayout) }
  final var clipsChildren: Bool { capabilities.contains(.clipsChildren) }
  final var forwardsTraits: Bool { capabilities.contains(.forwardsTraits) }

  private var safeAreaChange: (any SafeAreaChanging)? {
    capabilities.contains(.changesSafeArea) ? self as? any SafeAreaChanging : nil
  }

  /// The insets in points at this node's edges that it keeps free for its children.
  final var addedSafeArea: SafeArea { safeAreaChange?.safeAreaAddition ?? SafeArea() }

  /// The insets in points by which the node stretches over its frame into `outerSafeArea`.
  package final var safeAreaStretch: EdgeInsets { safeAreaChange?.safeAreaReach ?? EdgeInsets() }

  /// The bounding box in this node's space, before the translation, of a rectangle of the children's space.
  final func transformed(_ rect: CGRect) -> CGRect {
    capabilities.contains(.transformsChildren) ? transformedContent(rect) : rect
  }

  // Not inlined: the loops over all ancestors stay short for nodes without a transform.
  @inline(never) private final func transformedContent(_ rect: CGRect) -> CGRect {
    guard let node = self as? any ContentTransforming else { return rect }
    if let plane = node.contentPlane { return rect.applying(plane) }
    return node.contentTransform.map { rect.applying($0) } ?? rect
  }

  /// The point of the children's space at a point of this node's space without the translation. Where a transform with perspective draws no
  /// point of the children, the result is far from them.
  final func untransformed(_ point: CGPoint) -> CGPoint {
    capabilities.contains(.transformsChildren) ? untransformedContent(point) : point
  }

  @inline(never) private final func untransformedContent(_ point: CGPoint) -> CGPoint {
    guard let node = self as? any ContentTransforming else { return point }
    if let plane = node.contentPlane { return plane.source(of: point) ?? CGPoint(x: -1e9, y: -1e9) }
    return node.contentTransform.map { point.applying($0.inverted()) } ?? point
  }
}

/// The part of a node that a point hits.
enum HitPart {
  /// Neither the node nor its children: the point lies outside of a content shape.
  case none
  /// The children alone.
  case children
  /// The node, unless a child is hit.
  case node
}
