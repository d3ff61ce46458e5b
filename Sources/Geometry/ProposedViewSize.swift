/// The size that a container proposes to a subview.
///
/// Along each axis `nil` requests the ideal length, 0 the minimum and `.infinity` the maximum. The subview may choose
/// a different length.
public struct ProposedViewSize: Hashable, Sendable {
  /// The proposed width in points, or nil.
  public var width: CGFloat?
  /// The proposed height in points, or nil.
  public var height: CGFloat?

  /// Creates a proposal.
  public init(width: CGFloat?, height: CGFloat?) {
    self.width = width
    self.height = height
  }

  /// Creates a proposal of `size`.
  public init(_ size: CGSize) { self.init(width: size.width, height: size.height) }

  /// The request of the minimum size.
  public static let zero = ProposedViewSize(width: 0, height: 0)
  /// The request of the ideal size.
  public static let unspecified = ProposedViewSize(width: nil, height: nil)
  /// The request of the maximum size.
  public static let infinity = ProposedViewSize(width: .infinity, height: .infinity)

  /// The proposal with nil lengths replaced by those of `size`. The default of 10 × 10 is SwiftUI's.
  public func replacingUnspecifiedDimensions(by size: CGSize = CGSize(width: 10, height: 10)) -> CGSize {
    CGSize(width: width ?? size.width, height: height ?? size.height)
  }

  /// The proposed length along `axis`.
  package subscript(axis: Axis) -> CGFloat? {
    get { axis == .horizontal ? width : height }
    set { if axis == .horizontal { width = newValue } else { height = newValue } }
  }

  package init(along: CGFloat?, across: CGFloat?, axis: Axis) {
    self =
      axis == .horizontal
      ? ProposedViewSize(width: along, height: across) : ProposedViewSize(width: across, height: along)
  }

  /// The proposal reduced by `insets`. Lengths are never negative.
  package func inset(by insets: EdgeInsets) -> ProposedViewSize {
    ProposedViewSize(
      width: width.map { max(0, $0 - insets.horizontal) }, height: height.map { max(0, $0 - insets.vertical) })
  }
}
