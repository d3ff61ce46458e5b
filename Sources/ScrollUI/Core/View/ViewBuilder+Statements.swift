extension ViewBuilder {
  /// Accepts a view as a statement.
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
    _ConditionalContent(storage: .first(first))
  }

  /// The second branch of `if … else` or `switch`.
  public static func buildEither<TrueContent: View, FalseContent: View>(
    second: FalseContent
  ) -> _ConditionalContent<TrueContent, FalseContent> {
    _ConditionalContent(storage: .second(second))
  }

  /// The content of an `if #available`, with its type hidden.
  public static func buildLimitedAvailability<Content: View>(_ content: Content) -> AnyView { AnyView(content) }
}
