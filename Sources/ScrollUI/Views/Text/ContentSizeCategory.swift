/// The user's preferred size of text, in the older form. `EnvironmentValues.dynamicTypeSize` has the same values.
public enum ContentSizeCategory: Hashable, CaseIterable, Sendable {
  /// `DynamicTypeSize.xSmall`.
  case extraSmall
  /// `DynamicTypeSize.small`.
  case small
  /// `DynamicTypeSize.medium`.
  case medium
  /// `DynamicTypeSize.large`, the standard size.
  case large
  /// `DynamicTypeSize.xLarge`.
  case extraLarge
  /// `DynamicTypeSize.xxLarge`.
  case extraExtraLarge
  /// `DynamicTypeSize.xxxLarge`.
  case extraExtraExtraLarge
  /// `DynamicTypeSize.accessibility1`.
  case accessibilityMedium
  /// `DynamicTypeSize.accessibility2`.
  case accessibilityLarge
  /// `DynamicTypeSize.accessibility3`.
  case accessibilityExtraLarge
  /// `DynamicTypeSize.accessibility4`.
  case accessibilityExtraExtraLarge
  /// `DynamicTypeSize.accessibility5`.
  case accessibilityExtraExtraExtraLarge

  /// True for the five sizes from `accessibilityMedium` on.
  public var isAccessibilityCategory: Bool { size.isAccessibilitySize }

  private var index: Int { Self.allCases.firstIndex(of: self) ?? 0 }

  /// The same size in the newer form.
  fileprivate var size: DynamicTypeSize { DynamicTypeSize.allCases[index] }

  /// The older form of `size`.
  fileprivate init(_ size: DynamicTypeSize) {
    self = Self.allCases[DynamicTypeSize.allCases.firstIndex(of: size) ?? 0]
  }
}

extension ContentSizeCategory: Comparable {
  /// True if the text of `left` is smaller.
  ///
  /// - Parameters:
  ///   - left: A size.
  ///   - right: The size that it is compared with.
  public static func < (left: ContentSizeCategory, right: ContentSizeCategory) -> Bool { left.index < right.index }
}

extension EnvironmentValues {
  /// The size of text in the older form of `dynamicTypeSize`, with which it changes.
  public var sizeCategory: ContentSizeCategory {
    get { ContentSizeCategory(dynamicTypeSize) }
    set { dynamicTypeSize = newValue.size }
  }
}
