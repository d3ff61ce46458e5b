import Engine

/// The user's preferred size of text. `large` is the standard size.
public enum DynamicTypeSize: Hashable, Comparable, CaseIterable, Sendable {
  /// Body text of 14 points.
  case xSmall
  /// Body text of 15 points.
  case small
  /// Body text of 16 points.
  case medium
  /// Body text of 17 points, the standard size.
  case large
  /// Body text of 19 points.
  case xLarge
  /// Body text of 21 points.
  case xxLarge
  /// Body text of 23 points.
  case xxxLarge
  /// Body text of 28 points.
  case accessibility1
  /// Body text of 33 points.
  case accessibility2
  /// Body text of 40 points.
  case accessibility3
  /// Body text of 47 points.
  case accessibility4
  /// Body text of 53 points.
  case accessibility5

  /// The size with the body text that is nearest to `scale` times the body text of `large`. A scale that is not finite counts as 1.
  package init(scale: Double) {
    let points = (scale.isFinite ? scale : 1) * Double(Font.TextStyle.body.pointSize(at: .large))
    func distance(_ size: DynamicTypeSize) -> Double { abs(Double(Font.TextStyle.body.pointSize(at: size)) - points) }
    self = Self.allCases.min { distance($0) < distance($1) } ?? .large
  }

  /// True for the five sizes from `accessibility1` on.
  public var isAccessibilitySize: Bool { self >= .accessibility1 }
}

extension Font.TextStyle {
  /// The font size of the style in points, as listed for iOS in Apple's Human Interface Guidelines.
  func pointSize(at size: DynamicTypeSize) -> CGFloat { CGFloat(Self.pointSizes(self)[Self.index(size)]) }

  private static func index(_ size: DynamicTypeSize) -> Int { DynamicTypeSize.allCases.firstIndex(of: size) ?? 3 }

  /// The font sizes of the style from `xSmall` to `accessibility5`.
  private static func pointSizes(_ style: Font.TextStyle) -> [Int] {
    switch style {
    case .largeTitle: [31, 32, 33, 34, 36, 38, 40, 44, 48, 52, 56, 60]
    case .title: [25, 26, 27, 28, 30, 32, 34, 38, 43, 48, 53, 58]
    case .title2: [19, 20, 21, 22, 24, 26, 28, 34, 39, 44, 50, 56]
    case .title3: [17, 18, 19, 20, 22, 24, 26, 31, 37, 43, 49, 55]
    case .headline: [14, 15, 16, 17, 19, 21, 23, 28, 33, 40, 47, 53]
    case .body: [14, 15, 16, 17, 19, 21, 23, 28, 33, 40, 47, 53]
    case .callout: [13, 14, 15, 16, 18, 20, 22, 26, 32, 38, 44, 51]
    case .subheadline: [12, 13, 14, 15, 17, 19, 21, 25, 30, 36, 42, 49]
    case .footnote: [12, 12, 12, 13, 15, 17, 19, 23, 27, 33, 38, 44]
    case .caption: [11, 11, 11, 12, 14, 16, 18, 22, 26, 32, 37, 43]
    case .caption2: [11, 11, 11, 11, 13, 15, 17, 20, 24, 29, 34, 40]
    }
  }

  /// Scales `length`, in points at the standard size, in proportion to text of this style.
  func scaled(_ length: CGFloat, at size: DynamicTypeSize) -> CGFloat {
    size == .large ? length : length * pointSize(at: size) / pointSize(at: .large)
  }
}

extension EnvironmentValues {
  /// The size of text for fonts of text styles and `ScaledMetric`. The default is `large`.
  @Entry public var dynamicTypeSize: DynamicTypeSize = .large
}

extension DynamicTypeSize {
  /// The size clamped to `range`.
  func limited(to range: some RangeExpression<DynamicTypeSize>) -> DynamicTypeSize {
    if range.contains(self) { return self }
    let allowed = Self.allCases.filter(range.contains)
    return allowed.first { $0 > self } ?? allowed.last ?? self
  }
}

nonisolated extension View {
  /// Sets the size of text in this view.
  public func dynamicTypeSize(_ size: DynamicTypeSize) -> some View { environment(\.dynamicTypeSize, size) }

  /// Limits the size of text in this view to a range, such as `...DynamicTypeSize.xxLarge`.
  public func dynamicTypeSize<Range: RangeExpression>(_ range: Range) -> some View
  where Range.Bound == DynamicTypeSize {
    transformEnvironment(\.dynamicTypeSize) { $0 = $0.limited(to: range) }
  }
}

/// A property wrapper for a number that scales with the size of text.
///
/// ```swift
/// @ScaledMetric(relativeTo: .title) private var iconLength = 24
/// ```
@propertyWrapper public struct ScaledMetric<Value: BinaryFloatingPoint>: DynamicProperty {
  private let base: Value
  private let style: Font.TextStyle
  @Environment(\.dynamicTypeSize) private var size

  /// Creates a number that scales with text of `textStyle`; `wrappedValue` is its value at the standard size.
  public init(wrappedValue: Value, relativeTo textStyle: Font.TextStyle = .body) {
    base = wrappedValue
    style = textStyle
  }

  /// The number at the `dynamicTypeSize` of the view.
  public var wrappedValue: Value { Value(style.scaled(CGFloat(Double(base)), at: size)) }
}
