import Engine

/// How what one view shows gets to something else it shows, when the change is animated.
public struct ContentTransition: Equatable, Sendable {
  let text: TextTransition

  /// At once, as where nothing is said.
  public static let identity = ContentTransition(text: .identity)

  /// The old content fades out and the new one in.
  public static let opacity = ContentTransition(text: .opacity)

  /// Characters that stay move to their new places; the others fade.
  public static let interpolate = ContentTransition(text: .interpolate)

  /// For texts with numbers: digits that stay move to their new places, the others roll upwards, or downwards when counting down.
  public static func numericText(countsDown: Bool = false) -> ContentTransition {
    ContentTransition(text: .numeric(countsDown: countsDown))
  }

  /// The same; digits roll upwards when `value` grows, and downwards when it shrinks.
  public static func numericText(value: Double) -> ContentTransition { ContentTransition(text: .numericValue(value)) }
}

private struct ContentTransitionKey: EnvironmentKey {
  static var defaultValue: ContentTransition { .identity }
}

extension EnvironmentValues {
  /// How texts get to other wordings when the change is animated.
  public var contentTransition: ContentTransition {
    get { self[ContentTransitionKey.self] }
    set { self[ContentTransitionKey.self] = newValue }
  }
}

nonisolated extension View {
  /// How texts in this view get to other wordings when the change is animated.
  ///
  ///     Text("\(count)").contentTransition(.numericText()).animation(.default, value: count)
  public func contentTransition(_ transition: ContentTransition) -> some View {
    environment(\.contentTransition, transition)
  }
}
