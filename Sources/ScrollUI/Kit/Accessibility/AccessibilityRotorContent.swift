import Engine

/// The entries of a rotor: an `AccessibilityRotorEntry`, a `ForEach` of entries, or a type of the program with a `body`.
@MainActor @preconcurrency public protocol AccessibilityRotorContent {
  /// The content that `body` returns.
  associatedtype Body: AccessibilityRotorContent
  /// The entries, composed from `AccessibilityRotorEntry` and `ForEach`.
  @AccessibilityRotorContentBuilder var body: Body { get }
}

extension Never: AccessibilityRotorContent {}

/// The rotor content of the library, which has no `body`.
@MainActor protocol PrimitiveRotorContent {
  func append(to entries: inout [SemanticRotorPlan.Entry], in table: StringTable?)
}

extension AccessibilityRotorContent where Body == Never {
  /// Never called: the framework reads the entries of its own content types directly.
  public var body: Never { preconditionFailure("\(Self.self) is read by the framework; its body can't be read") }
}

extension AccessibilityRotorContent {
  func entries(in table: StringTable?) -> [SemanticRotorPlan.Entry] {
    var entries: [SemanticRotorPlan.Entry] = []
    appendRotorContent(self, to: &entries, in: table)
    return entries
  }
}

@MainActor private func appendRotorContent<Content: AccessibilityRotorContent>(
  _ content: Content, to entries: inout [SemanticRotorPlan.Entry], in table: StringTable?
) {
  if let primitive = content as? any PrimitiveRotorContent {
    primitive.append(to: &entries, in: table)
  } else {
    appendRotorContent(content.body, to: &entries, in: table)
  }
}

extension _Parts: AccessibilityRotorContent, PrimitiveRotorContent where Part == any AccessibilityRotorContent {
  func append(to entries: inout [SemanticRotorPlan.Entry], in table: StringTable?) {
    for part in parts { appendRotorContent(part, to: &entries, in: table) }
  }
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

extension ForEach: AccessibilityRotorContent, PrimitiveRotorContent where Content: AccessibilityRotorContent {
  func append(to entries: inout [SemanticRotorPlan.Entry], in table: StringTable?) {
    for element in data { appendRotorContent(content(element), to: &entries, in: table) }
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
