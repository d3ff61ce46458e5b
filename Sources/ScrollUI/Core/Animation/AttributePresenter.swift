import Engine

/// Keeps the nodes of an animatable content at the presented values.
@MainActor struct AttributePresenter<Content: NodeContent> {
  private var animator: AttributeAnimator<Content.Attributes>?
  private var target: Content.Attributes?

  private static var isAnimatable: Bool { Content.Attributes.self != EmptyAnimatableData.self }

  /// Applies the presented values to nodes that were just created.
  mutating func reset(_ content: Content, on nodes: [Content.Node], of element: Element) {
    guard Self.isAnimatable else { return }
    let attributes = element.readingEnvironment { content.attributes(in: $0) }
    target = attributes
    let shown = animator?.presented ?? attributes
    for node in nodes { content.apply(shown, to: node) }
  }

  /// Sets the content's current values as the target, with the animation of the current transaction. `show` is called
  /// in later frames if the presented values change.
  mutating func update(
    _ content: Content, on nodes: [Content.Node], of element: Element, show: @escaping (Content.Attributes) -> Void
  ) {
    guard Self.isAnimatable else { return }
    let attributes = element.readingEnvironment { content.attributes(in: $0) }
    let transaction = element.graph.transaction
    if animator == nil, element.graph.animation(of: transaction) != nil, let target, target != attributes {
      animator = Self.makeAnimator(from: target, graph: element.graph, show: show)
    }
    animator?.set(attributes, transaction: transaction)
    target = attributes
    let shown = animator?.presented ?? attributes
    for node in nodes { content.apply(shown, to: node) }
  }

  private static func makeAnimator(
    from value: Content.Attributes, graph: ViewGraph, show: @escaping (Content.Attributes) -> Void
  ) -> AttributeAnimator<Content.Attributes> {
    weak var made: AttributeAnimator<Content.Attributes>?
    let animator = AttributeAnimator(value, graph: graph) {
      if let made { show(made.presented) }
    }
    made = animator
    return animator
  }

  func stop() { animator?.stop() }
}
