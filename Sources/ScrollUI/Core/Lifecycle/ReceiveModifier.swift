/// Calls an action for each value of a publisher while its view exists.
struct ReceiveModifier<Source: Publisher> where Source.Failure == Never {
  let publisher: Source
  let action: (Source.Output) -> Void
}

extension ReceiveModifier: BehaviorModifier {
  typealias Behavior = ReceiveBehavior<Source>
}

/// The behavior of `onReceive`: owns the subscription.
final class ReceiveBehavior<Source: Publisher>: ElementBehavior<ReceiveModifier<Source>>
where Source.Failure == Never {
  private var subscription: AnyCancellable?

  override func didMount() { listen() }

  /// Keeps the subscription if the publisher is known to be the same, by `ValueComparison`; otherwise subscribes to the
  /// new publisher.
  override func didUpdate(from old: ReceiveModifier<Source>) {
    if !ValueComparison.of(Source.self).areSame(old.publisher, modifier.publisher) { listen() }
  }

  private func listen() {
    graph.enqueue("onReceive") { [weak self] in self?.subscribe() }
  }

  private func subscribe() {
    guard isMounted else { return }
    subscription = nil
    subscription = modifier.publisher.sink { [weak self] value in
      let arrived = UncheckedTransfer(value)
      MainThread.run { self?.receive(arrived.value) }
    }
  }

  private func receive(_ value: Source.Output) {
    guard isMounted else { return }
    modifier.action(value)
  }

  override func didUnmount() { subscription = nil }
}

nonisolated extension View {
  /// Calls `action` on the main actor for each value that `publisher` sends while the view exists.
  ///
  /// The subscription starts after the first layout with the view. A publisher that is a property of the view is
  /// compared at each update; an equal publisher keeps its subscription.
  public func onReceive<Source: Publisher>(
    _ publisher: Source, perform action: @escaping (Source.Output) -> Void
  ) -> some View where Source.Failure == Never {
    modifier(ReceiveModifier(publisher: publisher, action: action))
  }
}
