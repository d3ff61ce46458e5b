import Engine
import ScrollUI
import Semantics

/// The identity of a fact that `accessibilityCustomContent` adds to a view, which a later fact with the same key replaces.
public struct AccessibilityCustomContentKey: Sendable {
  let label: Text

  /// Creates a key with a label.
  public init(_ label: Text) { self.label = label }

  /// Creates a key with a localized label.
  public init(_ labelKey: LocalizedStringKey) { self.init(Text(labelKey)) }
}

/// Names for `AXCustomContent.Importance`.
public enum AXCustomContent {
  /// The importance of a fact. It has no effect: readers of Linux read all facts on demand.
  public enum Importance: Sendable {
    /// The fact is read on demand.
    case `default`
    /// The fact is read with the view.
    case high
  }
}

nonisolated extension View {
  /// Adds a fact about the view, such as “Resolution: 12 megapixels”, that assistive technologies read on demand.
  ///
  /// - Parameters:
  ///   - label: The name of the fact, in `SemanticDetail.label`.
  ///   - value: The value of the fact, in `SemanticDetail.value`.
  ///   - importance: Has no effect: readers of Linux read all facts on demand.
  public func accessibilityCustomContent(
    _ label: Text, _ value: Text, importance: AXCustomContent.Importance = .default
  ) -> some View {
    semantics { properties, environment in
      let table = environment.stringTable
      properties.details = {
        [SemanticDetail(label: label.plainText(in: table), value: value.plainText(in: table))]
      }
    }
  }

  /// Adds a fact about the view with the label of a key.
  ///
  /// - Parameters:
  ///   - key: The key, with the name of the fact.
  ///   - value: The value of the fact; nil adds no fact.
  ///   - importance: Has no effect: readers of Linux read all facts on demand.
  public func accessibilityCustomContent(
    _ key: AccessibilityCustomContentKey, _ value: Text?, importance: AXCustomContent.Importance = .default
  ) -> some View {
    semantics { properties, environment in
      guard let value else { return }
      let table = environment.stringTable
      properties.details = {
        [SemanticDetail(label: key.label.plainText(in: table), value: value.plainText(in: table))]
      }
    }
  }

  /// Adds a fact about the view with localized texts.
  ///
  /// - Parameters:
  ///   - labelKey: The name of the fact.
  ///   - valueKey: The value of the fact.
  ///   - importance: Has no effect: readers of Linux read all facts on demand.
  public func accessibilityCustomContent(
    _ labelKey: LocalizedStringKey, _ valueKey: LocalizedStringKey, importance: AXCustomContent.Importance = .default
  ) -> some View {
    accessibilityCustomContent(Text(labelKey), Text(valueKey), importance: importance)
  }

  /// Adds a fact about the view with a localized name.
  ///
  /// - Parameters:
  ///   - labelKey: The name of the fact.
  ///   - value: The value of the fact, which is not localized.
  ///   - importance: Has no effect: readers of Linux read all facts on demand.
  @_disfavoredOverload
  public func accessibilityCustomContent<V: StringProtocol>(
    _ labelKey: LocalizedStringKey, _ value: V, importance: AXCustomContent.Importance = .default
  ) -> some View {
    accessibilityCustomContent(Text(labelKey), Text(value), importance: importance)
  }
}
