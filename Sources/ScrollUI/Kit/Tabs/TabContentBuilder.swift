/// A result builder that combines tabs, and views with `tabItem(_:)`, into the content of a `TabView`.
///
/// The values of its tabs have the type of the selection, so that `Tab("Plans", systemImage: "map", value: .plans)` needs no name of the type.
@resultBuilder public struct TabContentBuilder<TabValue: Hashable> {}

extension TabContentBuilder {
  /// Accepts a tab with a value of the selection's type as a statement.
  public static func buildExpression<Content: View, Label: View>(
    _ tab: Tab<TabValue, Content, Label>
  ) -> Tab<TabValue, Content, Label> { tab }

  /// Accepts a view as a statement: a tab without a value, a section, or a view with `tabItem(_:)`.
  @_disfavoredOverload
  public static func buildExpression<Content: View>(_ content: Content) -> Content { content }

  /// An empty closure gives an `EmptyView`.
  public static func buildBlock() -> EmptyView { EmptyView() }

  /// A single statement gives its own view.
  public static func buildBlock<Content: View>(_ content: Content) -> Content { content }

  /// Several statements give a `TupleView`.
  @_disfavoredOverload
  public static func buildBlock<each Content: View>(_ content: repeat each Content) -> TupleView<repeat each Content> {
    TupleView((repeat each content))
  }

  /// An `if` without `else` gives an optional view.
  public static func buildIf<Content: View>(_ content: Content?) -> Content? { content }

  /// The first branch of `if … else` or `switch`.
  public static func buildEither<TrueContent: View, FalseContent: View>(
    first: TrueContent
  ) -> _ConditionalContent<TrueContent, FalseContent> {
    ViewBuilder.buildEither(first: first)
  }

  /// The second branch of `if … else` or `switch`.
  public static func buildEither<TrueContent: View, FalseContent: View>(
    second: FalseContent
  ) -> _ConditionalContent<TrueContent, FalseContent> {
    ViewBuilder.buildEither(second: second)
  }

  /// The content of an `if #available`, with its type hidden.
  public static func buildLimitedAvailability<Content: View>(_ content: Content) -> AnyView { AnyView(content) }
}
