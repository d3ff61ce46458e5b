import Engine

/// The position of a scroll view: a view, an edge or an offset.
///
/// A program requests a position with an initializer or a `scrollTo` method. As soon as the user scrolls,
/// `isPositionedByUser` is true and `edge`, `point`, `x` and `y` are nil, as a moving offset is no position to
/// restore; `viewID` follows the target at the anchor.
///
/// ```swift
/// @State private var position = ScrollPosition(edge: .top)
/// ScrollView { … }.scrollPosition($position)
/// Button("End") { position.scrollTo(edge: .bottom) }
/// ```
public struct ScrollPosition: Equatable, Sendable {
  enum Target: Equatable, Sendable {
    case none
    case id(UncheckedHashable, anchor: UnitPoint?)
    case edge(Edge)
    case offset(x: CGFloat?, y: CGFloat?)
  }

  var target = Target.none
  /// Incremented by each request, so that a repeated equal request differs from a fulfilled request.
  var revision = 0
  private let idType: any (Hashable & Sendable).Type
  private var storedID: (any Hashable & Sendable)?

  /// True if the user has scrolled since the last request of the program.
  public private(set) var isPositionedByUser = false

  /// A position at the view with the identity `id`. Without an anchor the scroll view moves as little as possible.
  public init<ID: Hashable & Sendable>(id: ID, anchor: UnitPoint? = nil) {
    self.init(idType: ID.self, target: .id(UncheckedHashable(AnyHashable(id)), anchor: anchor))
    storedID = id
  }

  /// An automatic position. `viewID` then reports identities of type `idType`.
  public init<ID: Hashable & Sendable>(idType: ID.Type = Never.self) { self.init(idType: idType, target: .none) }

  /// A position at an edge of the content.
  public init<ID: Hashable & Sendable>(idType: ID.Type = Never.self, edge: Edge) {
    self.init(idType: idType, target: .edge(edge))
  }

  /// A position at the offset `point`, in points of the content.
  public init<ID: Hashable & Sendable>(idType: ID.Type = Never.self, point: CGPoint) {
    self.init(idType: idType, target: .at(x: point.x, y: point.y))
  }

  /// A position at the offset (`x`, `y`), in points.
  public init<ID: Hashable & Sendable>(idType: ID.Type = Never.self, x: CGFloat, y: CGFloat) {
    self.init(idType: idType, target: .at(x: x, y: y))
  }

  /// A position at the horizontal offset `x`, in points. The vertical offset does not change.
  public init<ID: Hashable & Sendable>(idType: ID.Type = Never.self, x: CGFloat) {
    self.init(idType: idType, target: .at(x: x, y: nil))
  }

  /// A position at the vertical offset `y`, in points. The horizontal offset does not change.
  public init<ID: Hashable & Sendable>(idType: ID.Type = Never.self, y: CGFloat) {
    self.init(idType: idType, target: .at(x: nil, y: y))
  }

  private init(idType: any (Hashable & Sendable).Type, target: Target) {
    self.idType = idType
    self.target = target
  }

  // MARK: Wishes

  /// Requests the view with the identity `id` at `anchor`; without an anchor, the shortest movement that makes it
  /// fully visible.
  public mutating func scrollTo(id: some Hashable & Sendable, anchor: UnitPoint? = nil) {
    want(.id(UncheckedHashable(AnyHashable(id)), anchor: anchor))
    storedID = id
  }

  /// Requests an edge of the content.
  public mutating func scrollTo(edge: Edge) { want(.edge(edge)) }

  /// Requests the offset `point`, in points.
  public mutating func scrollTo(point: CGPoint) { want(.at(x: point.x, y: point.y)) }

  /// Requests the offset (`x`, `y`), in points.
  public mutating func scrollTo(x: CGFloat, y: CGFloat) { want(.at(x: x, y: y)) }

  /// Requests the horizontal offset `x`, in points, and keeps the vertical offset.
  public mutating func scrollTo(x: CGFloat) { want(.at(x: x, y: nil)) }

  /// Requests the vertical offset `y`, in points, and keeps the horizontal offset.
  public mutating func scrollTo(y: CGFloat) { want(.at(x: nil, y: y)) }

  private mutating func want(_ target: Target) {
    self.target = target
    storedID = nil
    isPositionedByUser = false
    revision += 1
  }

  // MARK: Current position

  /// The identity of the view at the scroll position, or nil if unknown.
  public var viewID: (any Hashable & Sendable)? { storedID }

  /// `viewID` as a value of `type`, or nil if it has a different type.
  public func viewID<ID: Hashable & Sendable>(type: ID.Type) -> ID? { storedID as? ID }

  /// The requested edge; nil after the user has scrolled.
  public var edge: Edge? { if case .edge(let edge) = target { edge } else { nil } }

  /// The requested offset; nil after the user has scrolled or if only `x` or `y` was requested.
  public var point: CGPoint? {
    guard let x, let y else { return nil }
    return CGPoint(x: x, y: y)
  }

  /// The requested horizontal offset; nil after the user has scrolled.
  public var x: CGFloat? { if case .offset(let x, _) = target { x } else { nil } }

  /// The requested vertical offset; nil after the user has scrolled.
  public var y: CGFloat? { if case .offset(_, let y) = target { y } else { nil } }

  /// The position after the user has scrolled to the view with the identity `id`.
  func positioned(byUserAt id: (any Hashable & Sendable)?) -> ScrollPosition {
    var position = self
    position.target = .none
    position.storedID = id
    position.isPositionedByUser = true
    return position
  }

  /// `id` as a value of the position's identity type, or nil if it has a different type.
  func identity(_ id: AnyHashable) -> (any Hashable & Sendable)? {
    func cast<ID: Hashable & Sendable>(_ type: ID.Type) -> (any Hashable & Sendable)? { id.base as? ID }
    return cast(idType)
  }

  /// Equal if target, identity and `isPositionedByUser` agree, and no request was made in between.
  public static func == (one: ScrollPosition, other: ScrollPosition) -> Bool {
    one.target == other.target && one.revision == other.revision && one.isPositionedByUser == other.isPositionedByUser
      && one.storedID.map { AnyHashable($0) } == other.storedID.map { AnyHashable($0) }
      && ObjectIdentifier(one.idType) == ObjectIdentifier(other.idType)
  }
}

extension ScrollPosition.Target {
  /// A target at an offset. An axis with a non-finite offset is left unchanged.
  static func at(x: CGFloat?, y: CGFloat?) -> Self {
    .offset(
      x: x.flatMap { Limits.offset($0, "an offset of a ScrollPosition") },
      y: y.flatMap { Limits.offset($0, "an offset of a ScrollPosition") })
  }

  /// The target as a scroll request, or nil for `none`. `anchor` is the default for an identity without an anchor of
  /// its own.
  func destination(anchor: UnitPoint?) -> ScrollRequest.Destination? {
    switch self {
    case .none: nil
    case .id(let id, let own): .id(id, anchor: own ?? anchor)
    case .edge(let edge): .edge(edge)
    case .offset(let x, let y): .offset(x: x.map { Double($0) }, y: y.map { Double($0) })
    }
  }
}
