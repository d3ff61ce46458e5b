import CWayland
import CWindowSystem

/// The name of a window for the dialogs of other programs, in the notation of portals: `x11:2a00007`, `wayland:HANDLE`, or empty.
@MainActor final class ParentWindow {
  private weak var window: SDLWindow?
  /// The `wayland_export` of the window, from the first question on.
  private var export: OpaquePointer?
  /// The name; nil until it is known.
  private var name: String?
  private var waiting: [@MainActor (String) -> Void] = []

  init(_ window: SDLWindow) { self.window = window }

  /// Calls `body` with the name: at once under X11, otherwise when the compositor has answered. The name is empty if the compositor has no
  /// xdg-foreign.
  func withName(_ body: @escaping @MainActor (String) -> Void) {
    if let name { return body(name) }
    waiting.append(body)
    if waiting.count == 1 { ask() }
  }

  private func ask() {
    guard let window else { return take("") }
    let number = window_x11_number(window.handle)
    if number != 0 { return take("x11:" + String(number, radix: 16)) }
    var handles = wayland_handles()
    guard window_wayland_handles(window.handle, &handles) else { return take("") }
    export = wayland_export_open(
      handles.display, handles.surface,
      { context, name in
        let name = name.map { "wayland:" + String(cString: $0) } ?? ""
        guard let context else { return }
        // SDL dispatches the events of the connection on the main thread.
        nonisolated(unsafe) let owner = context
        MainActor.assumeIsolated { Unmanaged<ParentWindow>.fromOpaque(owner).takeUnretainedValue().take(name) }
      }, Unmanaged.passUnretained(self).toOpaque())
    if export == nil { take("") }
  }

  private func take(_ name: String) {
    self.name = name
    let bodies = waiting
    waiting = []
    for body in bodies { body(name) }
  }

  /// Withdraws the name, without calls of waiting bodies. Call it before the window is destroyed, and before the end of the object.
  func close() {
    export.map(wayland_export_close)
    export = nil
    waiting = []
  }
}
