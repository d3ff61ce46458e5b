import CWindowSystem
import Engine

/// Handles the loss of the X server with `XSetIOErrorHandler`, and of a Wayland compositor with `wl_display_get_error`. By default Xlib would
/// end the process with its own message and status, and SDL reports the loss of a compositor as a request to quit.
@MainActor enum LostDisplay {
  /// Closes the output files of the run.
  private static var finish: () -> Void = {}

  /// Installs a handler for a broken connection to the display. It calls `finish`, prints a line and ends the process
  /// with status 3.
  ///
  /// The handler is set in the Xlib that SDL has loaded, found by `dlsym`. Other display systems need no handler.
  static func watch(finish: @escaping () -> Void) {
    self.finish = finish
    guard let library = dlopen("libX11.so.6", RTLD_LAZY | RTLD_NOLOAD),
      let symbol = dlsym(library, "XSetIOErrorHandler")
    else { return }
    typealias Handler = @convention(c) (OpaquePointer?) -> Int32
    let setHandler = unsafeBitCast(symbol, to: (@convention(c) (Handler?) -> Handler?).self)
    _ = setHandler { _ in
      // Xlib calls the handler on the thread that accesses the display.
      if Thread.isMainThread { MainActor.assumeIsolated { LostDisplay.finish() } }
      LostDisplay.endProgram()
    }
  }

  /// Ends the process like the handler if the compositor of `window` is lost. Called for `SDL_QUIT`.
  static func endIfLost(_ window: OpaquePointer) {
    guard lost_display_is_wayland(window) else { return }
    finish()
    endProgram()
  }

  private nonisolated static func endProgram() -> Never {
    StandardError.print(
      "\(ProcessInfo.processInfo.processName): the connection to the display was lost; start it again on one that runs")
    _exit(3)
  }

  static func unwatch() { finish = {} }
}
