/// Runs an action for each value of a publisher while a view is there.
struct ReceiveModifier<Source: Publisher> where Source.Failure == Never {
  let publisher: Source
  let action: (Source.Output) -> Void

  init(publisher: Source, action: @escaping (Source.Output) -> Void) {
    self.publisher = publisher
    self.action = action
  }
}

extension ReceiveModifier: PrimitiveModifier {
  typealias Body = Never

  static func makeElement<Content: View>(
    _ view: ModifiedContent<Content, Self>, in context: ElementContext
  ) -> ViewElement<ModifiedContent<Content, Self>> {
    ReceiveElement(view, context)
  }
}

final class ReceiveElement<Content: View, Source: Publisher>: PassThroughElement<
  Content, ReceiveModifier<Source>
>
where Source.Failure == Never {
  private var subscription: AnyCancellable?

  override init(_ view: ModifiedContent<Content, ReceiveModifier<Source>>, _ context: ElementContext) {
    super.init(view, context)
    listen()
  }

  /// A publisher that is surely the same goes on; another one takes its place.
  override func update(_ view: ModifiedContent<Content, ReceiveModifier<Source>>) {
    let isSame = ValueComparison.of(Source.self).areSame(self.view.modifier.publisher, view.modifier.publisher)
    super.update(view)
    if !isSame { listen() }
  }

  private func listen() {
    graph.enqueue("onReceive") { [weak self] in self?.subscribe() }
  }

  private func subscribe() {
    guard isMounted else { return }
    subscription = nil
    subscription = view.modifier.publisher.sink { [weak self] value in
      let arrived = UncheckedTransfer(value)
      MainThread.run { self?.receive(arrived.value) }
    }
  }

  private func receive(_ value: Source.Output) {
    guard isMounted else { return }
    view.modifier.action(value)
  }

  override func didUnmount() { subscription = nil }
}

nonisolated extension View {
  /// Runs `action` on the main actor for each value that `publisher` sends while the view is there.
  public func onReceive<Source: Publisher>(
    _ publisher: Source, perform action: @escaping (Source.Output) -> Void
  ) -> some View where Source.Failure == Never {
    modifier(ReceiveModifier(publisher: publisher, action: action))
  }
}
