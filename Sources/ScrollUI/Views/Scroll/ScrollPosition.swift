import Engine

/// Where a scroll view stands: at a view, at an edge, or at an offset.
///
/// A program says where it wants the content with one of the initialisers or `scrollTo` methods. As soon as a person scrolls,
/// `isPositionedByUser` is true and edge and offsets are unknown, since an offset that moves is no position to come back to; the
/// identity of the view at the anchor is kept up to date.
public struct ScrollPosition: Equatable, Sendable {
  enum Place: Equatable, Sendable {
    case none
    case id(UncheckedHashable, anchor: UnitPoint?)
    case edge(Edge)
    case offset(x: CGFloat?, y: CGFloat?)
  }

  var place = Place.none
  /// Counts the program's wishes, so that the same wish said again is told from one that was fulfilled.
  var revision = 0
  private let idType: any (Hashable & Sendable).Type
  private var storedID: (any Hashable & Sendable)?

  /// Whether a person has scrolled since the program last said where the content shall be.
  public private(set) var isPositionedByUser = false

  /// A position at the view with this identity.
  public init<ID: Hashable & Sendable>(id: ID, anchor: UnitPoint? = nil) {
    self.init(idType: ID.self, place: .id(UncheckedHashable(AnyHashable(id)), anchor: anchor))
    storedID = id
  }

  /// A position that the scroll view decides on, which knows views by identities of this type.
  public init<ID: Hashable & Sendable>(idType: ID.Type = Never.self) { self.init(idType: idType, place: .none) }

  public init<ID: Hashable & Sendable>(idType: ID.Type = Never.self, edge: Edge) {
    self.init(idType: idType, place: .edge(edge))
  }

  public init<ID: Hashable & Sendable>(idType: ID.Type = Never.self, point: CGPoint) {
    self.init(idType: idType, place: .at(x: point.x, y: point.y))
  }

  public init<ID: Hashable & Sendable>(idType: ID.Type = Never.self, x: CGFloat, y: CGFloat) {
    self.init(idType: idType, place: .at(x: x, y: y))
  }

  public init<ID: Hashable & Sendable>(idType: ID.Type = Never.self, x: CGFloat) {
    self.init(idType: idType, place: .at(x: x, y: nil))
  }

  public init<ID: Hashable & Sendable>(idType: ID.Type = Never.self, y: CGFloat) {
    self.init(idType: idType, place: .at(x: nil, y: y))
  }

  private init(idType: any (Hashable & Sendable).Type, place: Place) {
    self.idType = idType
    self.place = place
  }

  // MARK: Wishes

  /// Wants the view with this identity at `anchor`, or, without one, just wholly visible.
  public mutating func scrollTo(id: some Hashable & Sendable, anchor: UnitPoint? = nil) {
    want(.id(UncheckedHashable(AnyHashable(id)), anchor: anchor))
    storedID = id
  }

  /// Wants the content at an edge.
  public mutating func scrollTo(edge: Edge) { want(.edge(edge)) }

  /// Wants the content at an offset in points.
  public mutating func scrollTo(point: CGPoint) { want(.at(x: point.x, y: point.y)) }

  public mutating func scrollTo(x: CGFloat, y: CGFloat) { want(.at(x: x, y: y)) }

  /// Wants an offset along one axis and leaves the other alone.
  public mutating func scrollTo(x: CGFloat) { want(.at(x: x, y: nil)) }

  public mutating func scrollTo(y: CGFloat) { want(.at(x: nil, y: y)) }

  private mutating func want(_ place: Place) {
    self.place = place
    storedID = nil
    isPositionedByUser = false
    revision += 1
  }

  // MARK: What is known

  /// The identity of the view that the scroll view stands at; nil where that is not known.
  public var viewID: (any Hashable & Sendable)? { storedID }

  /// The same as a value of one type; nil where it is of another.
  public func viewID<ID: Hashable & Sendable>(type: ID.Type) -> ID? { storedID as? ID }

  /// The edge that the program has asked for; nil once a person has scrolled.
  public var edge: Edge? { if case .edge(let edge) = place { edge } else { nil } }

  /// The offset that the program has asked for; nil once a person has scrolled.
  public var point: CGPoint? {
    guard let x, let y else { return nil }
    return CGPoint(x: x, y: y)
  }

  public var x: CGFloat? { if case .offset(let x, _) = place { x } else { nil } }

  public var y: CGFloat? { if case .offset(_, let y) = place { y } else { nil } }

  /// The position after a person has scrolled to the view with this identity.
  func positioned(byUserAt id: (any Hashable & Sendable)?) -> ScrollPosition {
    var position = self
    position.place = .none
    position.storedID = id
    position.isPositionedByUser = true
    return position
  }

  /// `id` as an identity of the position's type; nil where it is of another.
  func identity(_ id: AnyHashable) -> (any Hashable & Sendable)? {
    func cast<ID: Hashable & Sendable>(_ type: ID.Type) -> (any Hashable & Sendable)? { id.base as? ID }
    return cast(idType)
  }

  public static func == (one: ScrollPosition, other: ScrollPosition) -> Bool {
    one.place == other.place && one.revision == other.revision && one.isPositionedByUser == other.isPositionedByUser
      && one.storedID.map { AnyHashable($0) } == other.storedID.map { AnyHashable($0) }
      && ObjectIdentifier(one.idType) == ObjectIdentifier(other.idType)
  }
}

extension ScrollPosition.Place {
  /// An offset. One that is no number leaves its axis alone.
  static func at(x: CGFloat?, y: CGFloat?) -> Self {
    .offset(
      x: x.flatMap { Limits.offset($0, "an offset of a ScrollPosition") },
      y: y.flatMap { Limits.offset($0, "an offset of a ScrollPosition") })
  }

  /// The place as the engine takes it; nil where there is none. `anchor` is the scroll view's where the place has none of its own.
  func destination(anchor: UnitPoint?) -> ScrollRequest.Destination? {
    switch self {
    case .none: nil
    case .id(let id, let own): .id(id, anchor: own ?? anchor)
    case .edge(let edge): .edge(edge)
    case .offset(let x, let y): .offset(x: x.map { Double($0) }, y: y.map { Double($0) })
    }
  }
}
