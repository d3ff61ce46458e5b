import Engine
import ScrollUI

/// A place to which a rotor leads: a view in a scroll view by its identity, or a part of a text.
///
/// ```swift
/// ScrollView { LazyVStack { ForEach(messages) { MessageView($0) } } }
///   .accessibilityRotor("VIPs") {
///     ForEach(messages.filter(\.isVIP)) { message in
///       AccessibilityRotorEntry(message.subject, id: message.id)
///     }
///   }
/// ```
public struct AccessibilityRotorEntry<ID: Hashable> {
  private let label: Text?
  private let identity: AnyHashable?
  private let range: Range<String.Index>?
  private let prepare: () -> Void

  nonisolated private init(
    _ label: Text?, _ identity: AnyHashable?, _ range: Range<String.Index>?, _ prepare: @escaping () -> Void
  ) {
    self.label = label
    self.identity = identity
    self.range = range
    self.prepare = prepare
  }
}

nonisolated extension AccessibilityRotorEntry {
  /// Creates an entry for the view with the identity `id` of a `ForEach` or of `id(_:)` in a scroll view, which scrolls to it; with a `namespace`
  /// for the view with `accessibilityRotorEntry(id:in:)`.
  ///
  /// - Parameters:
  ///   - label: The name of the entry; `nil` for the text at `textRange`.
  ///   - id: The identity of the view.
  ///   - namespace: The namespace of the identity in `accessibilityRotorEntry(id:in:)`; `nil` for an identity of a `ForEach` or of `id(_:)`.
  ///   - textRange: A part of the view's text; `nil` for the whole view.
  ///   - prepare: Called before the view is looked up, to bring it into the window if no scroll view can.
  public init(
    _ label: Text? = nil, id: ID, in namespace: Namespace.ID? = nil, textRange: Range<String.Index>? = nil,
    prepare: @escaping (() -> Void) = {}
  ) {
    let id = AnyHashable(id)
    self.init(label, namespace.map { AnyHashable(RotorIdentity(id: id, namespace: $0)) } ?? id, textRange, prepare)
  }

  /// Creates an entry with a localized name for the view with the identity `id`.
  public init(
    _ labelKey: LocalizedStringKey, id: ID, in namespace: Namespace.ID? = nil, textRange: Range<String.Index>? = nil,
    prepare: @escaping (() -> Void) = {}
  ) {
    self.init(Text(labelKey), id: id, in: namespace, textRange: textRange, prepare: prepare)
  }

  /// Creates an entry with a name that is not localized for the view with the identity `id`.
  @_disfavoredOverload
  public init<L: StringProtocol>(
    _ label: L, id: ID, in namespace: Namespace.ID? = nil, textRange: Range<String.Index>? = nil,
    prepare: @escaping (() -> Void) = {}
  ) {
    self.init(Text(label), id: id, in: namespace, textRange: textRange, prepare: prepare)
  }
}

nonisolated extension AccessibilityRotorEntry where ID == Never {
  /// Creates an entry for a part of the text of the view with the rotor.
  ///
  /// - Parameters:
  ///   - label: The name of the entry; nil for the text at `textRange`.
  ///   - textRange: The part of the text.
  ///   - prepare: Called before the reader goes to the text.
  public init(_ label: Text? = nil, textRange: Range<String.Index>, prepare: @escaping (() -> Void) = {}) {
    self.init(label, nil, textRange, prepare)
  }

  /// Creates an entry with a localized name for a part of the text of the view with the rotor.
  public init(
    _ labelKey: LocalizedStringKey, textRange: Range<String.Index>, prepare: @escaping (() -> Void) = {}
  ) {
    self.init(Text(labelKey), textRange: textRange, prepare: prepare)
  }

  /// Creates an entry with a name that is not localized for a part of the text of the view with the rotor.
  @_disfavoredOverload
  public init<L: StringProtocol>(
    _ label: L, textRange: Range<String.Index>, prepare: @escaping (() -> Void) = {}
  ) {
    self.init(Text(label), textRange: textRange, prepare: prepare)
  }
}

extension AccessibilityRotorEntry: AccessibilityRotorContent {
  /// Appends the entry.
  public func _append(to entries: inout _RotorEntries) {
    let prepare = prepare
    entries.list.append(
      SemanticRotorPlan.Entry(
        label: label?.plainText(in: entries.table) ?? "", identity: identity, range: range, prepare: { prepare() }))
  }
}

/// An identity of `accessibilityRotorEntry(id:in:)`.
private struct RotorIdentity: Hashable {
  let id: AnyHashable
  let namespace: Namespace.ID
}

nonisolated extension View {
  /// Names this view for the entries of rotors with the same identity and namespace.
  ///
  /// - Parameters:
  ///   - id: The identity of an `AccessibilityRotorEntry`.
  ///   - namespace: The namespace of the identity.
  public func accessibilityRotorEntry<ID: Hashable>(id: ID, in namespace: Namespace.ID) -> some View {
    let identity = UncheckedHashable(AnyHashable(RotorIdentity(id: AnyHashable(id), namespace: namespace)))
    return semantics { properties, _ in properties.rotorIdentity = identity.value }
  }
}
