import Engine

/// How large a person wants text to be. `large` is the standard.
public enum DynamicTypeSize: Hashable, Comparable, CaseIterable, Sendable {
  case xSmall
  case small
  case medium
  case large
  case xLarge
  case xxLarge
  case xxxLarge
  case accessibility1
  case accessibility2
  case accessibility3
  case accessibility4
  case accessibility5

  /// Whether it is one of the sizes beyond those that everybody is offered.
  public var isAccessibilitySize: Bool { self >= .accessibility1 }
}

extension Font.TextStyle {
  /// The size of the style's font in points, as Apple's Human Interface Guidelines list them for iOS.
  func pointSize(at size: DynamicTypeSize) -> CGFloat { CGFloat(Self.pointSizes(self)[Self.index(size)]) }

  private static func index(_ size: DynamicTypeSize) -> Int { DynamicTypeSize.allCases.firstIndex(of: size) ?? 3 }

  /// From the smallest size to the largest.
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

  /// What becomes of a length, in points at the standard size, that grows with text of this style.
  func scaled(_ length: CGFloat, at size: DynamicTypeSize) -> CGFloat {
    size == .large ? length : length * pointSize(at: size) / pointSize(at: .large)
  }
}

private struct DynamicTypeSizeKey: EnvironmentKey {
  static var defaultValue: DynamicTypeSize { .large }
}

extension EnvironmentValues {
  /// How large text is: what the fonts of text styles and `ScaledMetric` follow.
  public var dynamicTypeSize: DynamicTypeSize {
    get { self[DynamicTypeSizeKey.self] }
    set { self[DynamicTypeSizeKey.self] = newValue }
  }
}

extension DynamicTypeSize {
  /// The size itself where `range` holds it; otherwise the nearest one that it holds.
  func limited(to range: some RangeExpression<DynamicTypeSize>) -> DynamicTypeSize {
    if range.contains(self) { return self }
    let allowed = Self.allCases.filter(range.contains)
    return allowed.first { $0 > self } ?? allowed.last ?? self
  }
}

nonisolated extension View {
  /// How large text in this view is.
  public func dynamicTypeSize(_ size: DynamicTypeSize) -> some View { environment(\.dynamicTypeSize, size) }

  /// Keeps the size of text in this view within a range, such as `...DynamicTypeSize.xxLarge`.
  public func dynamicTypeSize<Range: RangeExpression>(_ range: Range) -> some View
  where Range.Bound == DynamicTypeSize {
    transformEnvironment(\.dynamicTypeSize) { $0 = $0.limited(to: range) }
  }
}

/// A number that grows with the size of text.
///
///     @ScaledMetric(relativeTo: .title) private var iconLength = 24
@propertyWrapper public struct ScaledMetric<Value: BinaryFloatingPoint>: DynamicProperty {
  private let base: Value
  private let style: Font.TextStyle
  @Environment(\.dynamicTypeSize) private var size

  /// `wrappedValue`: the number at the standard size. It grows as the body text does.
  public init(wrappedValue: Value) { self.init(wrappedValue: wrappedValue, relativeTo: .body) }

  /// `wrappedValue`: the number at the standard size. It grows as text of `textStyle` does.
  public init(wrappedValue: Value, relativeTo textStyle: Font.TextStyle) {
    base = wrappedValue
    style = textStyle
  }

  /// The number at the size of text that holds for the view.
  public var wrappedValue: Value { Value(style.scaled(CGFloat(Double(base)), at: size)) }
}
