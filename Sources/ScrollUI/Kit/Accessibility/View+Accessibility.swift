// No assistive technology of Linux is served yet. Except for `accessibilityIdentifier(_:)`, the modifiers of this file
// return the view unchanged, so that code written for SwiftUI compiles.

/// The name of the coordinate space that `accessibilityIdentifier(_:)` declares. A separate type, so that it never
/// equals a coordinate space of the program.
package struct AccessibilityIdentifier: Hashable {
  /// The argument of `accessibilityIdentifier(_:)`.
  package let name: String
}

/// The level of a heading for `accessibilityHeading(_:)`, from `h1` (outermost) to `h6`; `unspecified` if the level is
/// unknown.
public enum AccessibilityHeadingLevel: UInt, Sendable {
  /// A heading without a level.
  case unspecified
  /// Level 1, the outermost heading.
  case h1
  /// Level 2.
  case h2
  /// Level 3.
  case h3
  /// Level 4.
  case h4
  /// Level 5.
  case h5
  /// Level 6, the innermost heading.
  case h6
}

/// The role and the state of a view for assistive technologies: a set of traits such as `isButton` and `isSelected`.
/// Has no effect on Linux yet.
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
  /// The view plays its own sound when it is activated.
  public static let playsSound = AccessibilityTraits(rawValue: 1 << 6)
  /// The view behaves as a key of a keyboard.
  public static let isKeyboardKey = AccessibilityTraits(rawValue: 1 << 7)
  /// The view is text that does not change.
  public static let isStaticText = AccessibilityTraits(rawValue: 1 << 8)
  /// The view summarizes the state of the app when it is launched.
  public static let isSummaryElement = AccessibilityTraits(rawValue: 1 << 9)
  /// The view changes its label or value often, so that readers poll it instead of following every change.
  public static let updatesFrequently = AccessibilityTraits(rawValue: 1 << 10)
  /// The view starts a media session when it is activated.
  public static let startsMediaSession = AccessibilityTraits(rawValue: 1 << 11)
  /// The view handles pointer input itself while a screen reader is active.
  public static let allowsDirectInteraction = AccessibilityTraits(rawValue: 1 << 12)
  /// The view turns the page when the reading of its content ends.
  public static let causesPageTurn = AccessibilityTraits(rawValue: 1 << 13)
  /// The view is modal: content outside of it is ignored.
  public static let isModal = AccessibilityTraits(rawValue: 1 << 14)
  /// The view switches between two states.
  public static let isToggle = AccessibilityTraits(rawValue: 1 << 15)
  /// The view is a tab bar.
  public static let isTabBar = AccessibilityTraits(rawValue: 1 << 16)
}

/// The treatment of the child views in `accessibilityElement(children:)`. Has no effect on Linux yet.
public struct AccessibilityChildBehavior: Hashable, Sendable {
  private let name: String

  /// The element hides its children.
  public static let ignore = AccessibilityChildBehavior(name: "ignore")
  /// The element is a container; its children stay separate elements.
  public static let contain = AccessibilityChildBehavior(name: "contain")
  /// The element merges the labels, values and actions of its children.
  public static let combine = AccessibilityChildBehavior(name: "combine")
}

/// The direction of an adjustment that `accessibilityAdjustableAction(_:)` reports.
public enum AccessibilityAdjustmentDirection: Hashable, Sendable {
  /// An adjustment to the next greater value.
  case increment
  /// An adjustment to the next smaller value.
  case decrement
}

nonisolated extension View {
  /// Sets the label that assistive technologies read for the view. Has no effect on Linux yet.
  public func accessibilityLabel(_ label: Text) -> some View { self }

  /// Sets the view's accessibility label from `labelKey`, a key of the app's string tables. Has no effect on Linux yet.
  public func accessibilityLabel(_ labelKey: LocalizedStringKey) -> some View { self }

  /// Sets the view's accessibility label to a string that is not localized. Has no effect on Linux yet.
  @_disfavoredOverload
  public func accessibilityLabel<S: StringProtocol>(_ label: S) -> some View { self }

  /// Sets the current value that assistive technologies read for the view. Has no effect on Linux yet.
  public func accessibilityValue(_ value: Text) -> some View { self }

  /// Sets the view's accessibility value from `valueKey`, a key of the app's string tables. Has no effect on Linux yet.
  public func accessibilityValue(_ valueKey: LocalizedStringKey) -> some View { self }

  /// Sets the view's accessibility value to a string that is not localized. Has no effect on Linux yet.
  @_disfavoredOverload
  public func accessibilityValue<S: StringProtocol>(_ value: S) -> some View { self }

  /// Sets a description of the result of the view's action for assistive technologies. Has no effect on Linux yet.
  public func accessibilityHint(_ hint: Text) -> some View { self }

  /// Sets the view's accessibility hint from `hintKey`, a key of the app's string tables. Has no effect on Linux yet.
  public func accessibilityHint(_ hintKey: LocalizedStringKey) -> some View { self }

  /// Sets the view's accessibility hint to a string that is not localized. Has no effect on Linux yet.
  @_disfavoredOverload
  public func accessibilityHint<S: StringProtocol>(_ hint: S) -> some View { self }

  /// Hides the view from assistive technologies if `hidden` is true. Has no effect on Linux yet.
  public func accessibilityHidden(_ hidden: Bool) -> some View { self }

  /// Marks the view as a heading of the given `level`. Has no effect on Linux yet.
  public func accessibilityHeading(_ level: AccessibilityHeadingLevel) -> some View { self }

  /// Names the view for tests: `TestWindow.frame(of:)` of `ScrollUITesting` finds it by `identifier`. The view's
  /// appearance does not change.
  public func accessibilityIdentifier(_ identifier: String) -> some View {
    coordinateSpace(name: AccessibilityIdentifier(name: identifier))
  }

  /// Makes the view a single accessibility element, with the given treatment of its `children`. Has no effect on Linux
  /// yet.
  public func accessibilityElement(children: AccessibilityChildBehavior = .ignore) -> some View { self }

  /// Adds `traits` to those of the view. Has no effect on Linux yet.
  public func accessibilityAddTraits(_ traits: AccessibilityTraits) -> some View { self }

  /// Removes `traits` from those of the view. Has no effect on Linux yet.
  public func accessibilityRemoveTraits(_ traits: AccessibilityTraits) -> some View { self }

  /// Sets the view's position in the reading order; greater `sortPriority` values are read first. Has no effect on
  /// Linux yet.
  public func accessibilitySortPriority(_ sortPriority: Double) -> some View { self }

  /// Adds a named action that assistive technologies offer for the view. `handler` is never called on Linux yet.
  public func accessibilityAction(named name: Text, _ handler: @escaping () -> Void) -> some View { self }

  /// Adds an action named by `nameKey`, a key of the app's string tables. `handler` is never called on Linux yet.
  public func accessibilityAction(named nameKey: LocalizedStringKey, _ handler: @escaping () -> Void) -> some View {
    self
  }

  /// Sets the view's default accessibility action. `handler` is never called on Linux yet.
  public func accessibilityAction(_ handler: @escaping () -> Void) -> some View { self }

  /// Sets the action that increments or decrements the view's value. `handler` is never called on Linux yet.
  public func accessibilityAdjustableAction(
    _ handler: @escaping (AccessibilityAdjustmentDirection) -> Void
  ) -> some View {
    self
  }

  /// Excludes the view from the inversion of screen colors if `active` is true. Has no effect on Linux: no colors are
  /// inverted.
  public func accessibilityIgnoresSmartInvertColors(_ active: Bool = true) -> some View { self }

  /// Lets the view show enlarged content on a long press. Has no effect on Linux: there is no large content viewer.
  public func accessibilityShowsLargeContentViewer() -> some View { self }
}
