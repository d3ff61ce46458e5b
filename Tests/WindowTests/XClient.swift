import Foundation
import ProcessSupport

/// Asks a window to close without a window manager, which the installed xdotool cannot.
///
/// Speaks through libX11, which SDL's own X11 support has loaded or will load, without linking to it.
enum XClient {
  private typealias OpenDisplay = @convention(c) (UnsafePointer<CChar>?) -> OpaquePointer?
  private typealias InternAtom = @convention(c) (OpaquePointer, UnsafePointer<CChar>, Int32) -> UInt
  private typealias SendEvent = @convention(c) (OpaquePointer, UInt, Int32, Int, UnsafeMutableRawPointer) -> Int32
  private typealias CloseDisplay = @convention(c) (OpaquePointer) -> Int32

  /// Sends WM_DELETE_WINDOW to a window.
  static func requestClose(of window: UInt, on displayName: String) throws {
    guard let library = dlopen("libX11.so.6", RTLD_NOW) else {
      throw ChildProcess.Failure("libX11.so.6 could not be loaded.")
    }
    defer { dlclose(library) }
    func function<T>(_ name: String, as type: T.Type) throws -> T {
      guard let symbol = dlsym(library, name) else { throw ChildProcess.Failure("libX11 has no \(name).") }
      return unsafeBitCast(symbol, to: type)
    }
    let internAtom = try function("XInternAtom", as: InternAtom.self)
    let sendEvent = try function("XSendEvent", as: SendEvent.self)
    let closeDisplay = try function("XCloseDisplay", as: CloseDisplay.self)
    guard let display = try function("XOpenDisplay", as: OpenDisplay.self)(displayName) else {
      throw ChildProcess.Failure("Display \(displayName) does not answer.")
    }
    // XEvent is a union of 24 longs; as XClientMessageEvent: type, serial, send_event, display, window, message_type,
    // format, data.l[5].
    var event = [UInt](repeating: 0, count: 24)
    event[0] = 33  // ClientMessage
    event[4] = window
    event[5] = internAtom(display, "WM_PROTOCOLS", 0)
    event[6] = 32  // data is longs
    event[7] = internAtom(display, "WM_DELETE_WINDOW", 0)
    let status = event.withUnsafeMutableBytes { sendEvent(display, window, 0, 0, $0.baseAddress!) }
    _ = closeDisplay(display)  // sends what is still in the buffer
    guard status != 0 else { throw ChildProcess.Failure("The message to window \(window) was refused.") }
  }
}
