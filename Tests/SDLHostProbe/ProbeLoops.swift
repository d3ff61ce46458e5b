import CSDL2
import Foundation
import SDLHost

/// A loop that blocks until it is woken, like that of the host.
@MainActor
protocol ProbeLoop {
  /// Ends a wait. From any thread.
  nonisolated var wake: @Sendable () -> Void { get }
  /// Blocks until the next wake-up.
  func wait()
}

/// Blocks on a semaphore: only `wake` ends the wait.
struct SemaphoreLoop: ProbeLoop {
  private let semaphore = DispatchSemaphore(value: 0)

  var wake: @Sendable () -> Void { { [semaphore] in semaphore.signal() } }

  func wait() {
    semaphore.wait()
  }
}

/// Blocks in `SDL_WaitEvent`, without a window.
struct SDLLoop: ProbeLoop {
  init() {
    SDLHints.configure()
    SDL_SetHint(SDL_HINT_VIDEODRIVER, "dummy")
    precondition(SDL_Init(SDL_INIT_VIDEO) == 0, String(cString: SDL_GetError()))
  }

  var wake: @Sendable () -> Void { WakeEvent.push }

  func wait() {
    var event = SDL_Event()
    repeat { SDL_WaitEvent(&event) } while event.type != WakeEvent.type
  }
}
