/// One side of a rectangle; `leading` is left where text runs left to right.
public enum Edge: Int8, CaseIterable, Sendable, Hashable {
  case top
  case leading
  case bottom
  case trailing

  /// A set of sides.
  public struct Set: OptionSet, Sendable, Hashable {
    public let rawValue: Int8

    public init(rawValue: Int8) { self.rawValue = rawValue }

    public init(_ edge: Edge) { self.init(rawValue: 1 << edge.rawValue) }

    public static let top = Set(.top)
    public static let leading = Set(.leading)
    public static let bottom = Set(.bottom)
    public static let trailing = Set(.trailing)
    public static let horizontal: Set = [.leading, .trailing]
    public static let vertical: Set = [.top, .bottom]
    public static let all: Set = [.top, .leading, .bottom, .trailing]

    package func contains(_ edge: Edge) -> Bool { contains(Set(edge)) }

    /// The same sides with leading and trailing exchanged.
    package var mirrored: Set {
      var mirrored = intersection(.vertical)
      if contains(Set.leading) { mirrored.insert(.trailing) }
      if contains(Set.trailing) { mirrored.insert(.leading) }
      return mirrored
    }
  }
}

/// A side that a bar may stand on, above or below.
public enum VerticalEdge: Int8, CaseIterable, Sendable, Hashable {
  case top
  case bottom

  /// A set of sides above and below.
  public struct Set: OptionSet, Sendable, Hashable {
    public let rawValue: Int8

    public init(rawValue: Int8) { self.rawValue = rawValue }

    public init(_ edge: VerticalEdge) { self.init(rawValue: 1 << edge.rawValue) }

    public static let top = Set(.top)
    public static let bottom = Set(.bottom)
    public static let all: Set = [.top, .bottom]
  }
}

/// A side that a bar may stand on, before or after.
public enum HorizontalEdge: Int8, CaseIterable, Sendable, Hashable {
  case leading
  case trailing
}

/// Distances from the four sides of a rectangle, in points, positive inwards.
public struct EdgeInsets: Hashable, Sendable {
  public var top: CGFloat
  public var leading: CGFloat
  public var bottom: CGFloat
  public var trailing: CGFloat

  public init(top: CGFloat, leading: CGFloat, bottom: CGFloat, trailing: CGFloat) {
    self.top = top
    self.leading = leading
    self.bottom = bottom
    self.trailing = trailing
  }

  public init() { self.init(top: 0, leading: 0, bottom: 0, trailing: 0) }

  /// `length` on each of `edges`, zero on the others.
  package init(_ edges: Edge.Set, _ length: CGFloat) {
    self.init(
      top: edges.contains(.top) ? length : 0, leading: edges.contains(.leading) ? length : 0,
      bottom: edges.contains(.bottom) ? length : 0, trailing: edges.contains(.trailing) ? length : 0)
  }

  /// The same distances with leading and trailing exchanged.
  package var mirrored: EdgeInsets {
    EdgeInsets(top: top, leading: trailing, bottom: bottom, trailing: leading)
  }

  /// The sum of leading and trailing.
  package var horizontal: CGFloat { leading + trailing }

  /// The sum of top and bottom.
  package var vertical: CGFloat { top + bottom }

  /// The inset where the axis starts: leading or top.
  package func start(_ axis: Axis) -> CGFloat { axis == .horizontal ? leading : top }

  /// The inset where the axis ends: trailing or bottom.
  package func end(_ axis: Axis) -> CGFloat { axis == .horizontal ? trailing : bottom }

  /// The insets of `edges`, zero on the others.
  package func masked(to edges: Edge.Set) -> EdgeInsets {
    EdgeInsets(
      top: edges.contains(.top) ? top : 0, leading: edges.contains(.leading) ? leading : 0,
      bottom: edges.contains(.bottom) ? bottom : 0, trailing: edges.contains(.trailing) ? trailing : 0)
  }

  /// The inset of one edge.
  package subscript(edge: Edge) -> CGFloat {
    get {
      switch edge {
      case .top: top
      case .leading: leading
      case .bottom: bottom
      case .trailing: trailing
      }
    }
    set {
      switch edge {
      case .top: top = newValue
      case .leading: leading = newValue
      case .bottom: bottom = newValue
      case .trailing: trailing = newValue
      }
    }
  }

  package static prefix func - (insets: EdgeInsets) -> EdgeInsets {
    EdgeInsets(top: -insets.top, leading: -insets.leading, bottom: -insets.bottom, trailing: -insets.trailing)
  }

  package static func - (lhs: EdgeInsets, rhs: EdgeInsets) -> EdgeInsets { lhs + -rhs }

  package static func + (lhs: EdgeInsets, rhs: EdgeInsets) -> EdgeInsets {
    EdgeInsets(
      top: lhs.top + rhs.top, leading: lhs.leading + rhs.leading, bottom: lhs.bottom + rhs.bottom,
      trailing: lhs.trailing + rhs.trailing)
  }
}
