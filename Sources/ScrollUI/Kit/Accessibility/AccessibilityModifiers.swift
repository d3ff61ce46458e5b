// Assistive technologies of Linux are not served yet: nothing reads what these modifiers say. They let code compile that says it.

/// The identifier of a view, as the name of the view's coordinate space: a type of its own, so that it equals no name of a user.
package struct AccessibilityIdentifier: Hashable {
  package let name: String
}

/// The level of a heading.
public enum AccessibilityHeadingLevel: UInt, Sendable {
  case unspecified
  case h1
  case h2
  case h3
  case h4
  case h5
  case h6
}

/// What a view is for assistive technologies.
public struct AccessibilityTraits: SetAlgebra, Sendable {
  public typealias Element = AccessibilityTraits
  public typealias ArrayLiteralElement = AccessibilityTraits

  private var names: Set<String>

  public init() { names = [] }

  private init(_ name: String) { names = [name] }

  public static let isButton = AccessibilityTraits("isButton")
  public static let isHeader = AccessibilityTraits("isHeader")
  public static let isSelected = AccessibilityTraits("isSelected")
  public static let isLink = AccessibilityTraits("isLink")
  public static let isSearchField = AccessibilityTraits("isSearchField")
  public static let isImage = AccessibilityTraits("isImage")
  public static let playsSound = AccessibilityTraits("playsSound")
  public static let isKeyboardKey = AccessibilityTraits("isKeyboardKey")
  public static let isStaticText = AccessibilityTraits("isStaticText")
  public static let isSummaryElement = AccessibilityTraits("isSummaryElement")
  public static let updatesFrequently = AccessibilityTraits("updatesFrequently")
  public static let startsMediaSession = AccessibilityTraits("startsMediaSession")
  public static let allowsDirectInteraction = AccessibilityTraits("allowsDirectInteraction")
  public static let causesPageTurn = AccessibilityTraits("causesPageTurn")
  public static let isModal = AccessibilityTraits("isModal")
  public static let isToggle = AccessibilityTraits("isToggle")
  public static let isTabBar = AccessibilityTraits("isTabBar")

  public func contains(_ member: AccessibilityTraits) -> Bool { names.isSuperset(of: member.names) }

  @discardableResult public mutating func insert(
    _ member: AccessibilityTraits
  ) -> (inserted: Bool, memberAfterInsert: AccessibilityTraits) {
    let isNew = !contains(member)
    names.formUnion(member.names)
    return (isNew, member)
  }

  @discardableResult public mutating func remove(_ member: AccessibilityTraits) -> AccessibilityTraits? {
    guard contains(member) else { return nil }
    names.subtract(member.names)
    return member
  }

  @discardableResult public mutating func update(with member: AccessibilityTraits) -> AccessibilityTraits? {
    insert(member).inserted ? nil : member
  }

  public mutating func formUnion(_ other: AccessibilityTraits) { names.formUnion(other.names) }
  public mutating func formIntersection(_ other: AccessibilityTraits) { names.formIntersection(other.names) }

  public mutating func formSymmetricDifference(_ other: AccessibilityTraits) {
    names.formSymmetricDifference(other.names)
  }

  public func union(_ other: AccessibilityTraits) -> AccessibilityTraits {
    var result = self
    result.formUnion(other)
    return result
  }

  public func intersection(_ other: AccessibilityTraits) -> AccessibilityTraits {
    var result = self
    result.formIntersection(other)
    return result
  }

  public func symmetricDifference(_ other: AccessibilityTraits) -> AccessibilityTraits {
    var result = self
    result.formSymmetricDifference(other)
    return result
  }
}

/// What becomes of the views in an accessibility element.
public struct AccessibilityChildBehavior: Hashable, Sendable {
  private let name: String

  public static let ignore = AccessibilityChildBehavior(name: "ignore")
  public static let contain = AccessibilityChildBehavior(name: "contain")
  public static let combine = AccessibilityChildBehavior(name: "combine")
}

/// Which way a value is adjusted.
public enum AccessibilityAdjustmentDirection: Hashable, Sendable {
  case increment
  case decrement
}

nonisolated extension View {
  /// What assistive technologies call the view. None is served yet: changes nothing.
  public func accessibilityLabel(_ label: Text) -> some View { self }

  public func accessibilityLabel(_ labelKey: LocalizedStringKey) -> some View { self }

  @_disfavoredOverload
  public func accessibilityLabel<S: StringProtocol>(_ label: S) -> some View { self }

  /// What the view's value is for assistive technologies. None is served yet: changes nothing.
  public func accessibilityValue(_ value: Text) -> some View { self }

  public func accessibilityValue(_ valueKey: LocalizedStringKey) -> some View { self }

  @_disfavoredOverload
  public func accessibilityValue<S: StringProtocol>(_ value: S) -> some View { self }

  /// What the view does, for assistive technologies. None is served yet: changes nothing.
  public func accessibilityHint(_ hint: Text) -> some View { self }

  public func accessibilityHint(_ hintKey: LocalizedStringKey) -> some View { self }

  @_disfavoredOverload
  public func accessibilityHint<S: StringProtocol>(_ hint: S) -> some View { self }

  /// Whether assistive technologies pass over the view. None is served yet: changes nothing.
  public func accessibilityHidden(_ hidden: Bool) -> some View { self }

  /// That the view is a heading, for assistive technologies. None is served yet: changes nothing.
  public func accessibilityHeading(_ level: AccessibilityHeadingLevel) -> some View { self }

  /// The name by which a test finds the view: `TestWindow.frame(of:)` of `ScrollUITesting`. Changes nothing that is seen.
  public func accessibilityIdentifier(_ identifier: String) -> some View {
    coordinateSpace(name: AccessibilityIdentifier(name: identifier))
  }

  /// That the view is one for assistive technologies. None is served yet: changes nothing.
  public func accessibilityElement(children: AccessibilityChildBehavior = .ignore) -> some View { self }

  /// What the view is for assistive technologies. None is served yet: changes nothing.
  public func accessibilityAddTraits(_ traits: AccessibilityTraits) -> some View { self }

  public func accessibilityRemoveTraits(_ traits: AccessibilityTraits) -> some View { self }

  /// When assistive technologies come to the view. None is served yet: changes nothing.
  public func accessibilitySortPriority(_ sortPriority: Double) -> some View { self }

  /// What assistive technologies can do with the view. None is served yet: changes nothing.
  public func accessibilityAction(named name: Text, _ handler: @escaping () -> Void) -> some View { self }

  public func accessibilityAction(named nameKey: LocalizedStringKey, _ handler: @escaping () -> Void) -> some View {
    self
  }

  public func accessibilityAction(_ handler: @escaping () -> Void) -> some View { self }

  /// How assistive technologies adjust the view's value. None is served yet: changes nothing.
  public func accessibilityAdjustableAction(
    _ handler: @escaping (AccessibilityAdjustmentDirection) -> Void
  ) -> some View {
    self
  }

  /// Whether the colours of the view stay when a person inverts those of the screen. Nothing inverts them here: changes nothing.
  public func accessibilityIgnoresSmartInvertColors(_ active: Bool = true) -> some View { self }

  /// Whether the view shows its content in a larger form on long presses. It never does here: changes nothing.
  public func accessibilityShowsLargeContentViewer() -> some View { self }
}
