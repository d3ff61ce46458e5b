/// A setting of a list row that its views make, and that views around them can complete. The type is its key in `ListRowTraits`.
package protocol ListRowProperty: SendableMetatype {
  associatedtype Value: ListRowSetting
}

/// A value of a `ListRowProperty`.
package protocol ListRowSetting: Equatable {
  /// The value of a row without the setting, which leaves the choice to the list's style.
  static var unset: Self { get }
  /// The value of `outer`, which is set around this value, completed with this value.
  func under(_ outer: Self) -> Self
}

extension Bool: ListRowSetting {
  package static var unset: Bool { false }

  package func under(_ outer: Bool) -> Bool { outer || self }
}

extension Optional: ListRowSetting where Wrapped: Equatable {
  package static var unset: Self { nil }

  package func under(_ outer: Self) -> Self { outer ?? self }
}

extension PartialInsets: ListRowSetting {
  package static var unset: PartialInsets { PartialInsets() }
}

/// The settings of a separator.
package struct RowSeparator: ListRowSetting {
  package var isShown: Bool?
  package var color: RGBAColor?

  package init(isShown: Bool? = nil, color: RGBAColor? = nil) {
    self.isShown = isShown
    self.color = color
  }

  package static var unset: RowSeparator { RowSeparator() }

  package func under(_ outer: RowSeparator) -> RowSeparator {
    RowSeparator(isShown: outer.isShown ?? isShown, color: outer.color ?? color)
  }
}

package enum RowInsets: ListRowProperty { package typealias Value = PartialInsets }
/// The margins of the section that contains the row, over those of `ListAppearance`.
package enum SectionMargins: ListRowProperty { package typealias Value = PartialInsets }
/// True if the row has a chevron at its trailing edge, because it leads to a page.
package enum ShowsDisclosure: ListRowProperty { package typealias Value = Bool }
package enum TopSeparator: ListRowProperty { package typealias Value = RowSeparator }
package enum BottomSeparator: ListRowProperty { package typealias Value = RowSeparator }
/// The separator above the section that the row begins.
package enum SectionTopSeparator: ListRowProperty { package typealias Value = RowSeparator }
/// The separator below the section that the row ends.
package enum SectionBottomSeparator: ListRowProperty { package typealias Value = RowSeparator }
package enum SelectionDisabled: ListRowProperty { package typealias Value = Bool }
package enum DeleteDisabled: ListRowProperty { package typealias Value = Bool }
package enum MoveDisabled: ListRowProperty { package typealias Value = Bool }
