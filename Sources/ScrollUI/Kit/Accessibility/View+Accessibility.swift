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
public struct AccessibilityTraits: SetAlgebra, Sendable {
  /// A set of traits is a collection of sets with a single trait each, as in SwiftUI.
  public typealias Element = AccessibilityTraits
  /// The element type of array literals: `[.isButton, .isSelected]` makes a set of two traits.
  public typealias ArrayLiteralElement = AccessibilityTraits

  private var names: Set<String>

  /// Creates an empty set of traits.
  public init() { names = [] }

  private init(_ name: String) { names = [name] }

  /// The view acts as a button.
  public static let isButton = AccessibilityTraits("isButton")
  /// The view is a heading of the content below it.
  public static let isHeader = AccessibilityTraits("isHeader")
  /// The view is currently selected, like a row or a tab.
  public static let isSelected = AccessibilityTraits("isSelected")
  /// The view opens a link.
  public static let isLink = AccessibilityTraits("isLink")
  /// The view is a search field.
  public static let isSearchField = AccessibilityTraits("isSearchField")
  /// The view is an image.
  public static let isImage = AccessibilityTraits("isImage")
  /// The view plays its own sound when it is activated.
  public static let playsSound = AccessibilityTraits("playsSound")
  /// The view behaves as a key of a keyboard.
  public static let isKeyboardKey = AccessibilityTraits("isKeyboardKey")
  /// The view is text that does not change.
  public static let isStaticText = AccessibilityTraits("isStaticText")
  /// The view summarises the state of the app when it is launched.
  public static let isSummaryElement = AccessibilityTraits("isSummaryElement")
  /// The view changes its label or value often, so that readers poll it instead of following every change.
  public static let updatesFrequently = AccessibilityTraits("updatesFrequently")
  /// The view starts a media session when it is activated.
  public static let startsMediaSession = AccessibilityTraits("startsMediaSession")
  /// The view handles pointer input itself while a screen reader is active.
  public static let allowsDirectInteraction = AccessibilityTraits("allowsDirectInteraction")
  /// The view turns the page when the reading of its content ends.
  public static let causesPageTurn = AccessibilityTraits("causesPageTurn")
  /// The view is modal: content outside of it is ignored.
  public static let isModal = AccessibilityTraits("isModal")
  /// The view switches between two states.
  public static let isToggle = AccessibilityTraits("isToggle")
  /// The view is a tab bar.
  public static let isTabBar = AccessibilityTraits("isTabBar")

  /// True if every trait of `member` is in the set; true for an empty `member`.
  public func contains(_ member: AccessibilityTraits) -> Bool { names.isSuperset(of: member.names) }

  /// Inserts the traits of `member`. `inserted` is false if the set contained all of them already; `memberAfterInsert`
  /// is always `member`.
  @discardableResult public mutating func insert(
    _ member: AccessibilityTraits
  ) -> (inserted: Bool, memberAfterInsert: AccessibilityTraits) {
    let isNew = !contains(member)
    names.formUnion(member.names)
    return (isNew, member)
  }

  /// Removes the traits of `member` and returns `member`, or nil (and changes nothing) if the set does not contain all
  /// of them.
  @discardableResult public mutating func remove(_ member: AccessibilityTraits) -> AccessibilityTraits? {
    guard contains(member) else { return nil }
    names.subtract(member.names)
    return member
  }

  /// Inserts the traits of `member`. Returns `member` if the set contained all of them already, otherwise nil.
  @discardableResult public mutating func update(with member: AccessibilityTraits) -> AccessibilityTraits? {
    insert(member).inserted ? nil : member
  }

  /// Inserts all traits of `other`.
  public mutating func formUnion(_ other: AccessibilityTraits) { names.formUnion(other.names) }
  /// Removes the traits that are not in `other`.
  public mutating func formIntersection(_ other: AccessibilityTraits) { names.formIntersection(other.names) }

  /// Keeps the traits that are in exactly one of the two sets.
  public mutating func formSymmetricDifference(_ other: AccessibilityTraits) {
    names.formSymmetricDifference(other.names)
  }

  /// The traits that are in this set or in `other`.
  public func union(_ other: AccessibilityTraits) -> AccessibilityTraits {
    var result = self
    result.formUnion(other)
    return result
  }

  /// The traits that are in this set and in `other`.
  public func intersection(_ other: AccessibilityTraits) -> AccessibilityTraits {
    var result = self
    result.formIntersection(other)
    return result
  }

  /// The traits that are in exactly one of the two sets.
  public func symmetricDifference(_ other: AccessibilityTraits) -> AccessibilityTraits {
    var result = self
    result.formSymmetricDifference(other)
    return result
  }
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

  /// Sets the view's accessibility label to a string that is not localised. Has no effect on Linux yet.
  @_disfavoredOverload
  public func accessibilityLabel<S: StringProtocol>(_ label: S) -> some View { self }

  /// Sets the current value that assistive technologies read for the view. Has no effect on Linux yet.
  public func accessibilityValue(_ value: Text) -> some View { self }

  /// Sets the view's accessibility value from `valueKey`, a key of the app's string tables. Has no effect on Linux yet.
  public func accessibilityValue(_ valueKey: LocalizedStringKey) -> some View { self }

  /// Sets the view's accessibility value to a string that is not localised. Has no effect on Linux yet.
  @_disfavoredOverload
  public func accessibilityValue<S: StringProtocol>(_ value: S) -> some View { self }

  /// Sets a description of the result of the view's action for assistive technologies. Has no effect on Linux yet.
  public func accessibilityHint(_ hint: Text) -> some View { self }

  /// Sets the view's accessibility hint from `hintKey`, a key of the app's string tables. Has no effect on Linux yet.
  public func accessibilityHint(_ hintKey: LocalizedStringKey) -> some View { self }

  /// Sets the view's accessibility hint to a string that is not localised. Has no effect on Linux yet.
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

  /// Excludes the view from the inversion of screen colours if `active` is true. Has no effect on Linux: no colours are
  /// inverted.
  public func accessibilityIgnoresSmartInvertColors(_ active: Bool = true) -> some View { self }

  /// Lets the view show enlarged content on a long press. Has no effect on Linux: there is no large content viewer.
  public func accessibilityShowsLargeContentViewer() -> some View { self }
}
