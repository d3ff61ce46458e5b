import Foundation
import ScrollUI

/// The accessibility modifiers of 2019, as SwiftUI had them before each property got a modifier of its own.
nonisolated extension View {
  /// Sets the name for assistive technologies; the older form of `accessibilityLabel(_:)`.
  public func accessibility(label: Text) -> some View { accessibilityLabel(label) }

  /// Sets the value for assistive technologies; the older form of `accessibilityValue(_:)`.
  public func accessibility(value: Text) -> some View { accessibilityValue(value) }

  /// Sets the description of what the view does; the older form of `accessibilityHint(_:)`.
  public func accessibility(hint: Text) -> some View { accessibilityHint(hint) }

  /// Hides the view from assistive technologies; the older form of `accessibilityHidden(_:)`.
  public func accessibility(hidden: Bool) -> some View { accessibilityHidden(hidden) }

  /// Sets the name of the view for tests; the older form of `accessibilityIdentifier(_:)`.
  public func accessibility(identifier: String) -> some View { accessibilityIdentifier(identifier) }

  /// Sets the names by which a user may call the view; the older form of `accessibilityInputLabels(_:)`.
  public func accessibility(inputLabels: [Text]) -> some View { accessibilityInputLabels(inputLabels) }

  /// Adds traits; the older form of `accessibilityAddTraits(_:)`.
  public func accessibility(addTraits traits: AccessibilityTraits) -> some View { accessibilityAddTraits(traits) }

  /// Removes traits; the older form of `accessibilityRemoveTraits(_:)`.
  public func accessibility(removeTraits traits: AccessibilityTraits) -> some View {
    accessibilityRemoveTraits(traits)
  }

  /// Sets the place in the order of reading, from high to low; the older form of `accessibilitySortPriority(_:)`.
  public func accessibility(sortPriority: Double) -> some View { accessibilitySortPriority(sortPriority) }
}
