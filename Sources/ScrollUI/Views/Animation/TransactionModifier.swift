import Engine

/// Transforms the transaction of each change in a view.
struct TransactionModifier {
  /// True if the modifier applies to its `body` only, without the view that it is applied to; see
  /// `TransactionExemption`.
  var isScoped = false
  let change: (inout Transaction) -> Void
}

extension TransactionModifier: TransactionScopingModifier {
  func makeScope(in outer: TransactionScope?) -> TransactionScope {
    TransactionScope(parent: outer, isScoped: isScoped, .always(change))
  }

  func update(_ scope: TransactionScope, from old: TransactionModifier, number: Int) {
    scope.transform = .always(change)
  }
}

/// Ends the scope of a scoped transaction modifier: the view that it is applied to keeps its transaction.
struct TransactionExemption {}

extension TransactionExemption: TransactionScopingModifier {
  func makeScope(in outer: TransactionScope?) -> TransactionScope {
    TransactionScope(parent: outer, outer?.openScope.map { .except($0) } ?? .none)
  }
}

/// Transforms the transaction of an update that changes `value`.
struct ValueTransactionModifier<Value: Equatable> {
  let value: Value
  let change: (inout Transaction) -> Void
}

extension ValueTransactionModifier: TransactionScopingModifier {
  func makeScope(in outer: TransactionScope?) -> TransactionScope { TransactionScope(parent: outer) }

  func update(_ scope: TransactionScope, from old: ValueTransactionModifier, number: Int) {
    if value != old.value { scope.transform = .inUpdate(number, change) }
  }
}

nonisolated extension View {
  /// Animates the changes in this view in an update that changes `value`. A nil `animation` disables their animation.
  ///
  /// ```swift
  /// Circle().scaleEffect(isActive ? 1.2 : 1).animation(.bouncy, value: isActive)
  /// ```
  public func animation<Value: Equatable>(_ animation: Animation?, value: Value) -> some View {
    modifier(ValueTransactionModifier(value: value) { if !$0.disablesAnimations { $0.animation = animation } })
  }

  /// Animates all changes in this view. Prefer `animation(_:value:)`, which is limited to updates that change a
  /// value.
  public func animation(_ animation: Animation?) -> some View {
    modifier(TransactionModifier { if !$0.disablesAnimations { $0.animation = animation } })
  }

  /// Animates the modifiers applied in `body`, but not this view itself.
  ///
  /// ```swift
  /// Text("Hello").animation(.easeOut) { $0.opacity(isShown ? 1 : 0) }
  /// ```
  @MainActor public func animation<Modified: View>(
    _ animation: Animation?, @ViewBuilder body: (PlaceholderContentView<Self>) -> Modified
  ) -> some View {
    transaction({ if !$0.disablesAnimations { $0.animation = animation } }, body: body)
  }

  /// Transforms the transaction of each change in this view, after the transforms of its ancestors.
  public func transaction(_ transform: @escaping (inout Transaction) -> Void) -> some View {
    modifier(TransactionModifier(change: transform))
  }

  /// Transforms the transaction of an update that changes `value`.
  public func transaction(
    value: some Equatable, _ transform: @escaping (inout Transaction) -> Void
  ) -> some View {
    modifier(ValueTransactionModifier(value: value, change: transform))
  }

  /// Transforms the transactions of the modifiers applied in `body`, but not of this view itself.
  @MainActor public func transaction<Modified: View>(
    _ transform: @escaping (inout Transaction) -> Void, @ViewBuilder body: (PlaceholderContentView<Self>) -> Modified
  ) -> some View {
    body(PlaceholderContentView(content: AnyView(modifier(TransactionExemption()))))
      .modifier(TransactionModifier(isScoped: true, change: transform))
  }
}

extension Binding {
  /// A binding with animated writes: each `set` runs in `withAnimation(animation)`.
  public func animation(_ animation: Animation? = .default) -> Binding<Value> {
    Binding(get: { wrappedValue }, set: { value in withAnimation(animation) { wrappedValue = value } })
  }

  /// A binding whose writes run in `withTransaction(transaction)`.
  public func transaction(_ transaction: Transaction) -> Binding<Value> {
    Binding(get: { wrappedValue }, set: { value in withTransaction(transaction) { wrappedValue = value } })
  }
}
