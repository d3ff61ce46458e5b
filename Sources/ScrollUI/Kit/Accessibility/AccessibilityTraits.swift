import Engine
import Semantics

/// The `SemanticRole` and the `SemanticStates` of a view for assistive technologies: a set of traits such as `isButton` and `isSelected`.
public struct AccessibilityTraits: OptionSet, Sendable {
  /// The bits of the set.
  public let rawValue: UInt32

  /// Creates a set from its bits.
  public init(rawValue: UInt32) { self.rawValue = rawValue }

  /// The view acts as a button.
  public static let isButton = AccessibilityTraits(rawValue: 1 << 0)
  /// The view is a heading of the content below it.
  public static let isHeader = AccessibilityTraits(rawValue: 1 << 1)
  /// The view is currently selected, like a row or a tab.
  public static let isSelected = AccessibilityTraits(rawValue: 1 << 2)
  /// The view opens a link.
  public static let isLink = AccessibilityTraits(rawValue: 1 << 3)
  /// The view is a search field.
  public static let isSearchField = AccessibilityTraits(rawValue: 1 << 4)
  /// The view is an image.
  public static let isImage = AccessibilityTraits(rawValue: 1 << 5)
  /// The view plays its own sound when it is activated. Has no effect: AT-SPI has no such state.
  public static let playsSound = AccessibilityTraits(rawValue: 1 << 6)
  /// The view behaves as a key of a keyboard. Has no effect: AT-SPI has no such state.
  public static let isKeyboardKey = AccessibilityTraits(rawValue: 1 << 7)
  /// The view is text that does not change.
  public static let isStaticText = AccessibilityTraits(rawValue: 1 << 8)
  /// The view summarizes the state of the app when it is launched. Has no effect: AT-SPI has no such state.
  public static let isSummaryElement = AccessibilityTraits(rawValue: 1 << 9)
  /// The view changes its label or value often, so that readers poll it instead of following every change.
  public static let updatesFrequently = AccessibilityTraits(rawValue: 1 << 10)
  /// The view starts a media session when it is activated. Has no effect: AT-SPI has no such state.
  public static let startsMediaSession = AccessibilityTraits(rawValue: 1 << 11)
  /// The view handles pointer input itself while a screen reader is active. Has no effect: AT-SPI has no such state.
  public static let allowsDirectInteraction = AccessibilityTraits(rawValue: 1 << 12)
  /// The view turns the page when the reading of its content ends. Has no effect: AT-SPI has no such state.
  public static let causesPageTurn = AccessibilityTraits(rawValue: 1 << 13)
  /// The view is modal: content outside of it is ignored.
  public static let isModal = AccessibilityTraits(rawValue: 1 << 14)
  /// The view switches between two states.
  public static let isToggle = AccessibilityTraits(rawValue: 1 << 15)
  /// The view is a tab bar.
  public static let isTabBar = AccessibilityTraits(rawValue: 1 << 16)
}

extension AccessibilityTraits {
  /// The role that the traits make an element; nil if they change states alone.
  var role: SemanticRole? {
    let roles: [(AccessibilityTraits, SemanticRole)] = [
      (.isSearchField, .searchField), (.isToggle, .toggle), (.isTabBar, .tabList), (.isLink, .link),
      (.isButton, .button), (.isHeader, .heading), (.isImage, .image), (.isStaticText, .text),
    ]
    return roles.first { contains($0.0) }?.1
  }

  /// The states that the traits set.
  var states: SemanticStates {
    var states: SemanticStates = []
    if contains(.isToggle) {
      states.formUnion(contains(.isSelected) ? [.checkable, .checked] : .checkable)
    } else if contains(.isSelected) {
      states.formUnion([.selectable, .selected])
    }
    if contains(.isModal) { states.insert(.modal) }
    if contains(.updatesFrequently) { states.insert(.changesOften) }
    return states
  }
}

nonisolated extension View {
  /// Adds `traits` to those of the view.
  public func accessibilityAddTraits(_ traits: AccessibilityTraits) -> some View {
    semantics { properties, _ in
      properties.changedRole = traits.role
      properties.states = traits.states
    }
  }

  /// Removes `traits` from those of the view.
  public func accessibilityRemoveTraits(_ traits: AccessibilityTraits) -> some View {
    semantics { properties, _ in
      if let role = traits.role { properties.removedRoles = [role] }
      properties.clearedStates = traits.states
    }
  }
}
