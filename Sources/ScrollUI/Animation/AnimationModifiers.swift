import Engine

/// Changes the transaction in which a view and those in it are updated.
struct TransactionModifier {
  let change: (inout Transaction) -> Void

  init(change: @escaping (inout Transaction) -> Void) { self.change = change }
}

extension TransactionModifier: PrimitiveModifier {
  typealias Body = Never

  static func makeElement<Content: View>(
    _ view: ModifiedContent<Content, Self>, in context: ElementContext
  ) -> ViewElement<ModifiedContent<Content, Self>> {
    TransactionElement(view, context)
  }
}

final class TransactionElement<Content: View>: ModifierPassThroughElement<Content, TransactionModifier> {
  override func update(_ view: ModifiedContent<Content, TransactionModifier>) {
    self.view = view
    graph.changingTransaction(view.modifier.change) { child?.update(view.content) }
  }
}

/// Animates what changes in a view together with a value.
struct ValueAnimationModifier<Value: Equatable> {
  let animation: Animation?
  let value: Value

  init(animation: Animation?, value: Value) {
    self.animation = animation
    self.value = value
  }
}

extension ValueAnimationModifier: PrimitiveModifier {
  typealias Body = Never

  static func makeElement<Content: View>(
    _ view: ModifiedContent<Content, Self>, in context: ElementContext
  ) -> ViewElement<ModifiedContent<Content, Self>> {
    ValueAnimationElement(view, context)
  }
}

final class ValueAnimationElement<Content: View, Value: Equatable>: ModifierPassThroughElement<
  Content, ValueAnimationModifier<Value>
>
{
  override func update(_ view: ModifiedContent<Content, ValueAnimationModifier<Value>>) {
    let isChange = self.view.modifier.value != view.modifier.value
    self.view = view
    guard isChange else {
      child?.update(view.content)
      return
    }
    graph.changingTransaction { transaction in
      if !transaction.disablesAnimations { transaction.animation = view.modifier.animation }
    } _: {
      child?.update(view.content)
    }
  }
}

nonisolated extension View {
  /// Animates what changes in this view in the update in which `value` changes.
  public func animation<Value: Equatable>(_ animation: Animation?, value: Value) -> some View {
    modifier(ValueAnimationModifier(animation: animation, value: value))
  }

  /// Animates whatever changes in this view.
  public func animation(_ animation: Animation?) -> some View {
    modifier(TransactionModifier { if !$0.disablesAnimations { $0.animation = animation } })
  }

  /// Changes the transaction in which this view is updated.
  public func transaction(_ transform: @escaping (inout Transaction) -> Void) -> some View {
    modifier(TransactionModifier(change: transform))
  }
}

extension Binding {
  /// A binding whose writes are animated.
  public func animation(_ animation: Animation? = .default) -> Binding<Value> {
    Binding(get: { wrappedValue }, set: { value in withAnimation(animation) { wrappedValue = value } })
  }

  /// A binding whose writes are made under `transaction`.
  public func transaction(_ transaction: Transaction) -> Binding<Value> {
    Binding(get: { wrappedValue }, set: { value in withTransaction(transaction) { wrappedValue = value } })
  }
}
