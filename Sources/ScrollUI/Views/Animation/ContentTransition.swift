import Engine

/// The animation between two contents of the same view. Only `Text` animates its content.
public struct ContentTransition: Equatable, Sendable {
  let text: TextTransition

  /// No animation. The default.
  public static let identity = ContentTransition(text: .identity)

  /// The old content fades out while the new content fades in.
  public static let opacity = ContentTransition(text: .opacity)

  /// Unchanged characters move to their new positions; the remaining characters fade.
  public static let interpolate = ContentTransition(text: .interpolate)

  /// For text with numbers: unchanged digits move to their new positions; changed digits roll upwards, or downwards
  /// if `countsDown` is true.
  public static func numericText(countsDown: Bool = false) -> ContentTransition {
    ContentTransition(text: .numeric(countsDown: countsDown))
  }

  /// For text with numbers: digits roll upwards if `value` grows, and downwards if it shrinks.
  public static func numericText(value: Double) -> ContentTransition { ContentTransition(text: .numericValue(value)) }
}

extension EnvironmentValues {
  /// The animation of text changes; set by `contentTransition(_:)`. Default `.identity`.
  @Entry public var contentTransition: ContentTransition = .identity
}

nonisolated extension View {
  /// Sets the animation of text changes in this view. The change itself has to be animated too:
  ///
  /// ```swift
  /// Text("\(count)").contentTransition(.numericText()).animation(.default, value: count)
  /// ```
  public func contentTransition(_ transition: ContentTransition) -> some View {
    environment(\.contentTransition, transition)
  }
}
