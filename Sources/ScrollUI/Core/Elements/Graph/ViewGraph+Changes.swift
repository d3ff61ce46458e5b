import Engine

/// The change that is being applied.
extension ViewGraph {
  /// The change that is being applied, with its initial transaction.
  var change: TransactionChange { running.change }

  /// The transaction of `change` as transformed by the scopes around the element that is being updated.
  var transaction: Transaction { running.transaction }

  /// The insertion in progress; nil if no change inserts views or the new view is inside of an inserted view.
  var insertion: Insertion? { running.insertion }

  private func setTransaction(_ new: Transaction) {
    running.transaction = new
    pipeline.change = ChangeContext(
      animation: nodeAnimation(of: new), adjustsOffsets: new.scrollContentOffsetAdjustmentBehavior != .disabled)
  }

  /// Runs `body`, which creates views for `insertion`; nil if the new views are inside of an inserted view.
  func inserting<Result>(_ insertion: Insertion?, _ body: () -> Result) -> Result {
    let outer = running.insertion
    running.insertion = insertion
    defer { running.insertion = outer }
    return body()
  }

  /// Runs `body` as a part of `change`, with the transaction that `scope` makes of it.
  func making(_ change: TransactionChange, in scope: TransactionScope?, _ body: () -> Void) {
    let outer = (change: running.change, transaction: transaction)
    running.change = change
    setTransaction(scope?.transaction(of: change) ?? change.transaction)
    body()
    running.change = outer.change
    setTransaction(outer.transaction)
  }

  /// Runs `body` with the transaction that the inner `scope` makes of the current transaction.
  func entering(_ scope: TransactionScope?, _ body: () -> Void) {
    guard let scope else { return body() }
    let outer = transaction
    setTransaction(scope.transaction(of: change, around: outer))
    body()
    setTransaction(outer)
  }

  /// Runs `body`; `completion` waits for all animations that start in it.
  func completing(_ completion: AnimationCompletion, _ body: () -> Void) {
    let outer = (change: change, transaction: transaction)
    var inner = transaction
    inner.addCompletion(completion)
    running.change.transaction.addCompletion(completion)
    setTransaction(inner)
    body()
    running.change = outer.change
    setTransaction(outer.transaction)
  }

  /// The change that layout requests now belong to; nil if all nodes move with `FramePipeline.change`.
  package var motionChange: (any MotionChange)? {
    guard running.scopeCount > 0, running.isUpdatingBodies, !running.isAnimationStep else { return nil }
    if running.motion == nil { running.motion = ScopedMotionChange(change, graph: self) }
    return running.motion
  }

  /// The animation of `transaction`; nil if the transaction or the environment reduces motion.
  func animation(of transaction: Transaction) -> Animation? {
    guard let animation = transaction.animation else { return nil }
    return transaction.reducesMotion ?? environment.untracked(\.accessibilityReduceMotion) ? nil : animation
  }

  /// The animation of `transaction` for render nodes, with its completions.
  func nodeAnimation(of transaction: Transaction) -> NodeAnimation? {
    guard let animation = animation(of: transaction) else { return nil }
    let completions = transaction.completions
    return NodeAnimation(
      timing: animation.kind, motionStarts: { completions.forEach { $0.hold() } },
      motionEnds: { [weak self] in completions.forEach { $0.release(in: self) } })
  }
}
