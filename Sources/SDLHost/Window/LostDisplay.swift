import CSDL2
import Engine
import Foundation

/// The end of a program whose X server has gone: Xlib would end it with words and a status of its own.
@MainActor enum LostDisplay {
  /// Closes the outputs of the run.
  private static var finish: () -> Void = {}

  /// Calls `finish` when the connection to the display breaks, says so in one line and ends the process with status 3.
  ///
  /// Xlib is SDL's: it is looked up in the library that SDL has loaded, and other displays need nothing.
  static func watch(finish: @escaping () -> Void) {
    self.finish = finish
    guard let library = dlopen("libX11.so.6", RTLD_LAZY | RTLD_NOLOAD),
      let symbol = dlsym(library, "XSetIOErrorHandler")
    else { return }
    typealias Handler = @convention(c) (OpaquePointer?) -> Int32
    let setHandler = unsafeBitCast(symbol, to: (@convention(c) (Handler?) -> Handler?).self)
    _ = setHandler { _ in
      // Xlib calls it where the main thread talks to the display.
      if Thread.isMainThread { MainActor.assumeIsolated { LostDisplay.finish() } }
      StandardError.print(
        "\(ProcessInfo.processInfo.processName): the connection to the display was lost; start it again on one that runs"
      )
      _exit(3)
    }
  }

  static func unwatch() { finish = {} }
}
