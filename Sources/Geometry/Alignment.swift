/// A named alignment guide: a line in a view that containers align with the same line of other views.
///
/// ```swift
/// enum Third: AlignmentID {
///   static func defaultValue(in context: ViewDimensions) -> CGFloat { context.height / 3 }
/// }
/// extension VerticalAlignment { static let third = VerticalAlignment(Third.self) }
/// ```
public protocol AlignmentID {
  /// The default position of the guide, in the view's own coordinates (points from its leading or top edge).
  static func defaultValue(in context: ViewDimensions) -> CGFloat
}

/// A guide that lies by default at `share` of the view's length along `axis`.
private protocol ProportionalAlignmentID: AlignmentID {
  static var axis: Axis { get }
  /// The share, 0…1.
  static var share: CGFloat { get }
}

extension ProportionalAlignmentID {
  static func defaultValue(in context: ViewDimensions) -> CGFloat {
    position(of: share, in: axis == .horizontal ? context.width : context.height)
  }
}

/// The position in points of a guide at `share` of `length`, which may be infinite.
private func position(of share: CGFloat, in length: CGFloat) -> CGFloat { share == 0 ? 0 : length * share }

/// The identity of an alignment guide, for either axis.
package struct AlignmentKey: Hashable, @unchecked Sendable {
  package let id: any AlignmentID.Type
  package let axis: Axis
  /// `ProportionalAlignmentID.share` of `id`; nil if `id` computes the default position.
  private let share: CGFloat?

  package init(_ id: any AlignmentID.Type, axis: Axis) {
    self.id = id
    self.axis = axis
    share = (id as? any ProportionalAlignmentID.Type)?.share
  }

  /// The default position in a view of `size`, in points; nil if it depends on more than the size.
  package func defaultPosition(in size: CGSize) -> CGFloat? { share.map { position(of: $0, in: size[axis]) } }

  package static func == (lhs: AlignmentKey, rhs: AlignmentKey) -> Bool {
    ObjectIdentifier(lhs.id) == ObjectIdentifier(rhs.id) && lhs.axis == rhs.axis
  }

  package func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(id)) }
}

/// The size of a view and its alignment guides, in the view's own coordinates.
public struct ViewDimensions {
  /// The width in points.
  public let width: CGFloat
  /// The height in points.
  public let height: CGFloat
  /// The explicit position of a guide, or nil for its default.
  package let explicit: (AlignmentKey) -> CGFloat?

  package init(size: CGSize, explicit: @escaping (AlignmentKey) -> CGFloat? = { _ in nil }) {
    width = size.width
    height = size.height
    self.explicit = explicit
  }

  /// The position of `guide`: explicit, or its default.
  public subscript(guide: HorizontalAlignment) -> CGFloat { self[guide.key] }
  /// The position of `guide`: explicit, or its default.
  public subscript(guide: VerticalAlignment) -> CGFloat { self[guide.key] }

  /// The position of `guide` set by `alignmentGuide(_:computeValue:)`, or nil.
  public subscript(explicit guide: HorizontalAlignment) -> CGFloat? { explicit(guide.key) }
  /// The position of `guide` set by `alignmentGuide(_:computeValue:)`, or nil.
  public subscript(explicit guide: VerticalAlignment) -> CGFloat? { explicit(guide.key) }

  package subscript(key: AlignmentKey) -> CGFloat { explicit(key) ?? key.id.defaultValue(in: self) }
}

/// An alignment guide at a horizontal position.
public struct HorizontalAlignment: Hashable, Sendable {
  package let key: AlignmentKey

  /// A guide with the default position of `id`.
  public init(_ id: any AlignmentID.Type) { key = AlignmentKey(id, axis: .horizontal) }

  package init(key: AlignmentKey) { self.key = key }

  private enum Leading: ProportionalAlignmentID {
    static let (axis, share) = (Axis.horizontal, 0 as CGFloat)
  }
  private enum Center: ProportionalAlignmentID {
    static let (axis, share) = (Axis.horizontal, 0.5 as CGFloat)
  }
  private enum Trailing: ProportionalAlignmentID {
    static let (axis, share) = (Axis.horizontal, 1 as CGFloat)
  }

  /// The leading edge.
  public static let leading = HorizontalAlignment(Leading.self)
  /// The horizontal center.
  public static let center = HorizontalAlignment(Center.self)
  /// The trailing edge.
  public static let trailing = HorizontalAlignment(Trailing.self)
}

/// An alignment guide at a vertical position.
public struct VerticalAlignment: Hashable, Sendable {
  package let key: AlignmentKey

  /// A guide with the default position of `id`.
  public init(_ id: any AlignmentID.Type) { key = AlignmentKey(id, axis: .vertical) }

  package init(key: AlignmentKey) { self.key = key }

  private enum Top: ProportionalAlignmentID {
    static let (axis, share) = (Axis.vertical, 0 as CGFloat)
  }
  private enum Center: ProportionalAlignmentID {
    static let (axis, share) = (Axis.vertical, 0.5 as CGFloat)
  }
  private enum Bottom: ProportionalAlignmentID {
    static let (axis, share) = (Axis.vertical, 1 as CGFloat)
  }
  /// A view without text uses its bottom edge.
  private enum FirstTextBaseline: ProportionalAlignmentID {
    static let (axis, share) = (Axis.vertical, 1 as CGFloat)
  }
  private enum LastTextBaseline: ProportionalAlignmentID {
    static let (axis, share) = (Axis.vertical, 1 as CGFloat)
  }

  /// The top edge.
  public static let top = VerticalAlignment(Top.self)
  /// The vertical center.
  public static let center = VerticalAlignment(Center.self)
  /// The bottom edge.
  public static let bottom = VerticalAlignment(Bottom.self)
  /// The baseline of the first line of text; the bottom edge of a view without text.
  public static let firstTextBaseline = VerticalAlignment(FirstTextBaseline.self)
  /// The baseline of the last line of text; the bottom edge of a view without text.
  public static let lastTextBaseline = VerticalAlignment(LastTextBaseline.self)
}

extension AlignmentKey {
  /// True for `firstTextBaseline` and `lastTextBaseline`.
  package var isTextBaseline: Bool {
    self == VerticalAlignment.firstTextBaseline.key || self == VerticalAlignment.lastTextBaseline.key
  }
}

/// A horizontal and a vertical alignment guide.
public struct Alignment: Hashable, Sendable {
  /// The horizontal guide.
  public var horizontal: HorizontalAlignment
  /// The vertical guide.
  public var vertical: VerticalAlignment

  /// Creates an alignment of two guides.
  public init(horizontal: HorizontalAlignment, vertical: VerticalAlignment) {
    self.horizontal = horizontal
    self.vertical = vertical
  }

  /// The center along both axes.
  public static let center = Alignment(horizontal: .center, vertical: .center)
  /// The leading edge, vertically centered.
  public static let leading = Alignment(horizontal: .leading, vertical: .center)
  /// The trailing edge, vertically centered.
  public static let trailing = Alignment(horizontal: .trailing, vertical: .center)
  /// The top edge, horizontally centered.
  public static let top = Alignment(horizontal: .center, vertical: .top)
  /// The bottom edge, horizontally centered.
  public static let bottom = Alignment(horizontal: .center, vertical: .bottom)
  /// The `top` and `leading` edges.
  public static let topLeading = Alignment(horizontal: .leading, vertical: .top)
  /// The `top` and `trailing` edges.
  public static let topTrailing = Alignment(horizontal: .trailing, vertical: .top)
  /// The `bottom` and `leading` edges.
  public static let bottomLeading = Alignment(horizontal: .leading, vertical: .bottom)
  /// The `bottom` and `trailing` edges.
  public static let bottomTrailing = Alignment(horizontal: .trailing, vertical: .bottom)
  /// The `leading` edge and the `firstTextBaseline`.
  public static let leadingFirstTextBaseline = Alignment(horizontal: .leading, vertical: .firstTextBaseline)
  /// The horizontal `center` and the `firstTextBaseline`.
  public static let centerFirstTextBaseline = Alignment(horizontal: .center, vertical: .firstTextBaseline)
  /// The `trailing` edge and the `firstTextBaseline`.
  public static let trailingFirstTextBaseline = Alignment(horizontal: .trailing, vertical: .firstTextBaseline)
}
