/// The horizontal or the vertical direction.
public enum Axis: Int8, CaseIterable, Sendable, Hashable {
  /// From leading to trailing.
  case horizontal
  /// From top to bottom.
  case vertical

  /// A set of axes, such as the scroll axes of a scroll view.
  public struct Set: OptionSet, Sendable, Hashable {
    /// The bits of the set.
    public let rawValue: Int8

    /// Creates a set from its bits.
    public init(rawValue: Int8) { self.rawValue = rawValue }

    /// The set of a single axis.
    public init(_ axis: Axis) { self.init(rawValue: 1 << axis.rawValue) }

    /// The set of `Axis.horizontal`.
    public static let horizontal = Set(.horizontal)
    /// The set of `Axis.vertical`.
    public static let vertical = Set(.vertical)

    /// True if `axis` is a member.
    package func contains(_ axis: Axis) -> Bool { contains(Set(axis)) }
  }

  /// The perpendicular axis.
  package var cross: Axis { self == .horizontal ? .vertical : .horizontal }
}

extension Axis: CustomStringConvertible {
  /// `horizontal` or `vertical`.
  public var description: String { self == .horizontal ? "horizontal" : "vertical" }
}
