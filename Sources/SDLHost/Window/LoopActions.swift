import ScrollUI

/// The loop of the actions in the environment, which views can read before the loop exists.
@MainActor final class LoopActions: WindowOpener {
  weak var loop: WindowLoop?

  var opensWindows: Bool { loop?.further.opensWindows == true }

  func show(_ windows: [WindowRequest], close: @escaping @MainActor (Int) -> Void) {
    loop?.further.show(windows, close: close)
  }

  func raiseFirst() { loop?.further.raiseFirst() }

  func closeFirst() { loop?.further.closeFirst() }
}
