/// The data of dropped items on its way to a target. Counts requests that were begun and have not ended.
@MainActor package final class DragTransfer {
  private var pending = 0
  private var completions: [() -> Void] = []

  init() {}

  package func begin() { pending += 1 }

  package func end() {
    pending -= 1
    guard pending == 0 else { return }
    let calls = completions
    completions = []
    for completion in calls { completion() }
  }

  /// Calls `completion` once, when no request is pending.
  func whenDone(_ completion: @escaping () -> Void) {
    if pending == 0 { completion() } else { completions.append(completion) }
  }
}

/// A drop whose values have not arrived yet.
@MainActor package protocol PendingDrop: AnyObject {
  /// Cancels the requests. The values are not delivered.
  func cancel()
}
