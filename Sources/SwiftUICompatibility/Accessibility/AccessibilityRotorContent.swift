import Engine
import ScrollUI

/// The entries of a rotor: an `AccessibilityRotorEntry`, a `ForEach` of entries, or a type of the program with a `body`.
@MainActor @preconcurrency public protocol AccessibilityRotorContent {
  /// The content that `body` returns.
  associatedtype Body: AccessibilityRotorContent
  /// The entries, composed from `AccessibilityRotorEntry` and `ForEach`.
  @AccessibilityRotorContentBuilder var body: Body { get }
  /// Appends the entries. Programs use the default, the entries of `body`.
  func _append(to entries: inout _RotorEntries)
}

/// The entries of a rotor, with the table of strings for their names.
public struct _RotorEntries {
  let table: StringTable?
  var list: [SemanticRotorPlan.Entry] = []
}

extension Never: AccessibilityRotorContent {}

extension AccessibilityRotorContent where Body == Never {
  /// Never called: the framework reads the entries of its own content types directly.
  public var body: Never { preconditionFailure("\(Self.self) is read by the framework; its body can't be read") }
}

extension AccessibilityRotorContent {
  func entries(in table: StringTable?) -> [SemanticRotorPlan.Entry] {
    var entries = _RotorEntries(table: table)
    _append(to: &entries)
    return entries.list
  }

  /// Appends the entries of `body`.
  public func _append(to entries: inout _RotorEntries) { body._append(to: &entries) }
}

extension _Parts: AccessibilityRotorContent where Part == any AccessibilityRotorContent {
  /// Appends the entries of the parts.
  public func _append(to entries: inout _RotorEntries) { for part in parts { part._append(to: &entries) } }
}

/// The result builder for the entries of `accessibilityRotor(_:entries:)`.
@resultBuilder public enum AccessibilityRotorContentBuilder: _PartsBuilder {
  /// `AccessibilityRotorEntry`, a `ForEach` of entries, or a type of the program with a `body`.
  public typealias Part = any AccessibilityRotorContent

  /// Accepts content as a statement.
  public static func buildExpression<Content: AccessibilityRotorContent>(_ content: Content) -> Content { content }

  /// A single statement keeps its own type.
  public static func buildBlock<Content: AccessibilityRotorContent>(_ content: Content) -> Content { content }
}

extension ForEach: AccessibilityRotorContent where Content: AccessibilityRotorContent {
  /// Appends the entries of each element.
  public func _append(to entries: inout _RotorEntries) {
    for element in data { content(element)._append(to: &entries) }
  }
}

nonisolated extension ForEach where Content: AccessibilityRotorContent {
  /// Creates entries for the elements of `data`, identified by their `id`.
  public init(_ data: Data, @AccessibilityRotorContentBuilder content: @escaping (Data.Element) -> Content)
  where Data.Element: Identifiable, ID == Data.Element.ID {
    self.init(data: data, content: content, identities: ForEachIdentities { $0.id })
  }

  /// Creates entries for the elements of `data`, identified by the property at `id`.
  public init(
    _ data: Data, id: KeyPath<Data.Element, ID>,
    @AccessibilityRotorContentBuilder content: @escaping (Data.Element) -> Content
  ) {
    self.init(data: data, content: content, identities: ForEachIdentities { $0[keyPath: id] })
  }

  /// Creates entries for the numbers of a range, each identified by itself.
  public init(_ data: Range<Int>, @AccessibilityRotorContentBuilder content: @escaping (Int) -> Content)
  where Data == Range<Int>, ID == Int {
    self.init(data: data, content: content, identities: ForEachIdentities { $0 })
  }
}
