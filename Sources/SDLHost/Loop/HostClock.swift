import CSDL2

/// The clock of a program with a window: seconds since its creation, monotonic, based on `SDL_GetPerformanceCounter`.
///
/// Frames and input use the same clock. SDL's own time stamps are whole milliseconds, taken when an event is fetched.
package struct HostClock: Sendable {
  private let start: UInt64
  private let secondsPerTick: Double

  /// Creates a clock that starts at 0 now.
  package init() {
    start = SDL_GetPerformanceCounter()
    secondsPerTick = 1 / Double(SDL_GetPerformanceFrequency())
  }

  /// The time in seconds since the clock was created with `init()`.
  package var now: Double {
    Double(SDL_GetPerformanceCounter() - start) * secondsPerTick
  }
}
