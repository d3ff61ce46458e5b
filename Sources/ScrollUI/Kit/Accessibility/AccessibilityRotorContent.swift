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

/// A sequence of rotor contents, made by `AccessibilityRotorContentBuilder`.
public struct TupleRotorContent<each Content: AccessibilityRotorContent> {
  let content: (repeat each Content)

  nonisolated init(_ content: (repeat each Content)) { self.content = content }
}

extension TupleRotorContent: AccessibilityRotorContent, PrimitiveRotorContent {
  func append(to entries: inout [SemanticRotorPlan.Entry], in table: StringTable?) {
    repeat appendRotorContent(each content, to: &entries, in: table)
  }
}

/// The rotor content of a condition: of `if` without `else`, or of either branch. `AccessibilityRotorContentBuilder` makes it.
public struct ConditionalRotorContent<First: AccessibilityRotorContent, Second: AccessibilityRotorContent> {
  let first: First?
  let second: Second?
}

extension ConditionalRotorContent: AccessibilityRotorContent, PrimitiveRotorContent {
  func append(to entries: inout [SemanticRotorPlan.Entry], in table: StringTable?) {
    if let first { appendRotorContent(first, to: &entries, in: table) }
    if let second { appendRotorContent(second, to: &entries, in: table) }
  }
}

/// The result builder for the entries of `accessibilityRotor(_:entries:)`.
@resultBuilder public struct AccessibilityRotorContentBuilder {
  /// Passes on content of a statement.
  public static func buildExpression<Content: AccessibilityRotorContent>(_ content: Content) -> Content { content }

  /// Passes on the content of a closure with a single statement.
  public static func buildBlock<Content: AccessibilityRotorContent>(_ content: Content) -> Content { content }

  /// Combines the content of several statements as `TupleRotorContent`.
  @_disfavoredOverload
  public static func buildBlock<each Content: AccessibilityRotorContent>(
    _ content: repeat each Content
  ) -> TupleRotorContent<repeat each Content> {
    TupleRotorContent((repeat each content))
  }

  /// Supports `if` without `else`; nil if the condition is false.
  public static func buildIf<Content: AccessibilityRotorContent>(
    _ content: Content?
  ) -> ConditionalRotorContent<Content, Never> {
    ConditionalRotorContent(first: content, second: nil)
  }

  /// Supports the first branch of `if`–`else` and `switch`.
  public static func buildEither<First: AccessibilityRotorContent, Second: AccessibilityRotorContent>(
    first: First
  ) -> ConditionalRotorContent<First, Second> {
    ConditionalRotorContent(first: first, second: nil)
  }

  /// Supports the remaining branches of `if`–`else` and `switch`.
  public static func buildEither<First: AccessibilityRotorContent, Second: AccessibilityRotorContent>(
    second: Second
  ) -> ConditionalRotorContent<First, Second> {
    ConditionalRotorContent(first: nil, second: second)
  }
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
