/// One of the two directions of the plane.
public enum Axis: Int8, CaseIterable, Sendable, Hashable {
  case horizontal
  case vertical

  /// A set of axes, such as those along which a scroll view scrolls.
  public struct Set: OptionSet, Sendable, Hashable {
    public let rawValue: Int8

    public init(rawValue: Int8) { self.rawValue = rawValue }

    public init(_ axis: Axis) { self.init(rawValue: 1 << axis.rawValue) }

    public static let horizontal = Set(.horizontal)
    public static let vertical = Set(.vertical)

    /// Whether `axis` is a member.
    package func contains(_ axis: Axis) -> Bool { contains(Set(axis)) }
  }

  /// The other direction.
  package var cross: Axis { self == .horizontal ? .vertical : .horizontal }
}

extension Axis: CustomStringConvertible {
  public var description: String { self == .horizontal ? "horizontal" : "vertical" }
}
