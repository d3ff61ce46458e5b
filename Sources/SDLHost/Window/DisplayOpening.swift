import CSDL2
import Foundation
import Synchronization

/// The initialization of SDL's video subsystem on a thread of its own.
///
/// SDL loads the libraries of the display, waits for some hundred answers of the X server and reads the table of compose keys, about 10 ms.
/// Meanwhile the main thread opens the fonts and builds the views. SDL requires the main thread for this on macOS and Windows only.
@MainActor final class DisplayOpening {
  /// The report of the thread.
  private final class Report: Sendable {
    /// SDL's error message; nil while the thread runs, and after a success. SDL keeps messages for each thread.
    let message = Mutex<String?>(nil)
    /// The window system and the reason for it; nil until it is chosen.
    let choice = Mutex<WindowSystemChoice?>(nil)
    let settings = Mutex<X11Settings?>(nil)
    let isFinished = DispatchSemaphore(value: 0)
  }

  private let report = Report()
  /// The locale of the main thread while SDL changes that of the process, for the input method.
  private var locale: locale_t?
  private let signals: OpeningSignals
  /// True if SDL is initialized or has failed, and false if the thread still waits for the display; nil before `join()`.
  private var isFinished: Bool?

  /// Starts to initialize SDL. `wait()` or `cancel()` must follow.
  ///
  /// - Throws: `HostError.noDisplay` if the environment names no display.
  init() throws(HostError) {
    guard Self.isSet("DISPLAY") || Self.isSet("WAYLAND_DISPLAY") || Self.isSet("SDL_VIDEODRIVER") else {
      throw .noDisplay(message: "neither DISPLAY nor WAYLAND_DISPLAY is set")
    }
    SDLHints.configure()
    Self.useUTF8()
    let bus = SessionBusCheck()
    // The handlers of SDL for signals belong to the events. SDL connects with the bus here for the first time.
    bus.runWithAnsweringBus { SDL_InitSubSystem(SDL_INIT_EVENTS) }
    signals = OpeningSignals()
    locale = duplocale(locale_t(bitPattern: -1))
    uselocale(locale)
    Thread.detachNewThread { [report] in
      let choice = WindowSystemChoice.make()
      choice.apply()
      report.choice.withLock { $0 = choice }
      bus.runWithAnsweringBus {
        if SDL_Init(SDL_INIT_VIDEO) != 0 {
          let message = HostError.systemMessage
          report.message.withLock { $0 = message }
        }
      }
      let settings = X11Settings.ask()
      report.settings.withLock { $0 = settings }
      // SDL frees its memory for a thread itself only at the end of threads that it has started.
      SDL_TLSCleanup()
      report.isFinished.signal()
    }
  }

  /// Waits until SDL is initialized. SDL would fall back to a driver without a visible window, which is an error here unless
  /// `SDL_VIDEODRIVER` names that driver.
  ///
  /// - Throws: `HostError.noDisplay`.
  func wait() throws(HostError) {
    guard join() else { throw .silentDisplay }
    if let message = report.message.withLock({ $0 }) { throw .noDisplay(message: message) }
    let driver = SDL_GetCurrentVideoDriver().map { String(cString: $0) } ?? ""
    guard Self.isSet("SDL_VIDEODRIVER") || !["offscreen", "dummy", "evdev"].contains(driver) else {
      SDL_Quit()
      throw .noDisplay(message: "there is none at \(HostError.displayName)")
    }
  }

  /// The window system and the reason for it; nil before `wait()`.
  var choice: WindowSystemChoice? { report.choice.withLock { $0 } }

  /// The settings of the desktop under X11; nil before `wait()`, and under other window systems.
  var settings: X11Settings? { report.settings.withLock { $0 } }

  /// Ends the use of SDL without a window.
  func cancel() {
    if join() { SDL_Quit() }
  }

  private static func isSet(_ name: String) -> Bool {
    ProcessInfo.processInfo.environment[name]?.isEmpty == false
  }

  /// Waits for the thread. Returns false if it is not finished after `OpeningWatch.patience`; its calls of SDL then do not end.
  private func join() -> Bool {
    if let isFinished { return isFinished }
    let isFinished = report.isFinished.wait(timeout: .now() + OpeningWatch.patience) == .success
    self.isFinished = isFinished
    signals.restore()
    uselocale(locale_t(bitPattern: -1))
    if let locale { freelocale(locale) }
    locale = nil
    return isFinished
  }

  /// Sets the character set of the process to UTF-8. In the locale `C`, in which a program starts, Xlib cannot convert titles with characters
  /// outside of ASCII, and SDL then leaves the title of the window as it was.
  private static func useUTF8() {
    setlocale(LC_CTYPE, "")
    if String(cString: nl_langinfo(nl_item(CODESET))) != "UTF-8" { setlocale(LC_CTYPE, "C.UTF-8") }
  }
}
