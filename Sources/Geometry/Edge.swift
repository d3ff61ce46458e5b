/// A side of a rectangle. In left-to-right layouts `leading` is the left side, in right-to-left layouts the right
/// side.
public enum Edge: Int8, CaseIterable, Sendable, Hashable {
  /// The upper side.
  case top
  /// The side on which text begins.
  case leading
  /// The lower side.
  case bottom
  /// The side on which text ends.
  case trailing

  /// A set of sides.
  public struct Set: OptionSet, Sendable, Hashable {
    /// The bits of the set.
    public let rawValue: Int8

    /// Creates a set from its bits.
    public init(rawValue: Int8) { self.rawValue = rawValue }

    /// The set of a single side.
    public init(_ edge: Edge) { self.init(rawValue: 1 << edge.rawValue) }

    /// The set of `Edge.top`.
    public static let top = Set(.top)
    /// The set of `Edge.leading`.
    public static let leading = Set(.leading)
    /// The set of `Edge.bottom`.
    public static let bottom = Set(.bottom)
    /// The set of `Edge.trailing`.
    public static let trailing = Set(.trailing)
    /// The set of `leading` and `trailing`.
    public static let horizontal: Set = [.leading, .trailing]
    /// The set of `top` and `bottom`.
    public static let vertical: Set = [.top, .bottom]
    /// The set of all four sides.
    public static let all: Set = [.top, .leading, .bottom, .trailing]

    package func contains(_ edge: Edge) -> Bool { contains(Set(edge)) }

    /// The set with `leading` and `trailing` exchanged.
    package var mirrored: Set {
      var mirrored = intersection(.vertical)
      if contains(Set.leading) { mirrored.insert(.trailing) }
      if contains(Set.trailing) { mirrored.insert(.leading) }
      return mirrored
    }
  }
}

/// A side above or below a view, for bars.
public enum VerticalEdge: Int8, CaseIterable, Sendable, Hashable {
  /// The upper side.
  case top
  /// The lower side.
  case bottom

  /// A set of `VerticalEdge` values.
  public struct Set: OptionSet, Sendable, Hashable {
    /// The bits of the set.
    public let rawValue: Int8

    /// Creates a set from its bits.
    public init(rawValue: Int8) { self.rawValue = rawValue }

    /// The set of a single side.
    public init(_ edge: VerticalEdge) { self.init(rawValue: 1 << edge.rawValue) }

    /// The set of `VerticalEdge.top`.
    public static let top = Set(.top)
    /// The set of `VerticalEdge.bottom`.
    public static let bottom = Set(.bottom)
    /// The set of both sides.
    public static let all: Set = [.top, .bottom]
  }
}

/// A side beside a view, for bars.
public enum HorizontalEdge: Int8, CaseIterable, Sendable, Hashable {
  /// The side on which text begins.
  case leading
  /// The side on which text ends.
  case trailing
}

/// Distances from the four sides of a rectangle, in points; positive values point inwards.
public struct EdgeInsets: Hashable, Sendable {
  /// The inset at the upper side.
  public var top: CGFloat
  /// The inset at the side on which text begins.
  public var leading: CGFloat
  /// The inset at the lower side.
  public var bottom: CGFloat
  /// The inset at the side on which text ends.
  public var trailing: CGFloat

  /// Creates insets, in points.
  public init(top: CGFloat, leading: CGFloat, bottom: CGFloat, trailing: CGFloat) {
    self.top = top
    self.leading = leading
    self.bottom = bottom
    self.trailing = trailing
  }

  /// Insets of 0.
  public init() { self.init(top: 0, leading: 0, bottom: 0, trailing: 0) }

  /// Insets of `length` at each of `edges` and 0 at the remaining sides.
  package init(_ edges: Edge.Set, _ length: CGFloat) {
    self.init(
      top: edges.contains(.top) ? length : 0, leading: edges.contains(.leading) ? length : 0,
      bottom: edges.contains(.bottom) ? length : 0, trailing: edges.contains(.trailing) ? length : 0)
  }

  /// The insets with `leading` and `trailing` exchanged.
  package var mirrored: EdgeInsets {
    EdgeInsets(top: top, leading: trailing, bottom: bottom, trailing: leading)
  }

  /// The sum of `leading` and `trailing`.
  package var horizontal: CGFloat { leading + trailing }

  /// The sum of `top` and `bottom`.
  package var vertical: CGFloat { top + bottom }

  /// The inset at the start of the axis: `leading` or `top`.
  package func start(_ axis: Axis) -> CGFloat { axis == .horizontal ? leading : top }

  /// The inset at the end of the axis: `trailing` or `bottom`.
  package func end(_ axis: Axis) -> CGFloat { axis == .horizontal ? trailing : bottom }

  /// The insets at `edges`, with 0 at the remaining sides.
  package func masked(to edges: Edge.Set) -> EdgeInsets {
    EdgeInsets(
      top: edges.contains(.top) ? top : 0, leading: edges.contains(.leading) ? leading : 0,
      bottom: edges.contains(.bottom) ? bottom : 0, trailing: edges.contains(.trailing) ? trailing : 0)
  }

  /// The inset at `edge`.
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
