import CSDL2
import CWayland
import Foundation

/// The window system of the program, chosen before `SDL_Init`. SDL 2 takes X11 wherever it is, on today's desktops Xwayland: without
/// the scale of the display, and with whole notches from a touchpad (`SDL_HINT_VIDEODRIVER`).
package enum WindowSystemChoice: Equatable, Sendable {
  /// The person has chosen by `SDL_VIDEODRIVER`.
  case environment(String)
  /// Wayland, since title bars are drawn by a `Decorator`.
  case wayland(titleBarsBy: Decorator)
  /// X11, for a `Reason` against Wayland.
  case x11(Reason)

  /// The drawer of title bars and borders.
  package enum Decorator: Equatable, Sendable { case compositor, libdecor, nobody }

  package enum Reason: Equatable, Sendable {
    case noWaylandDisplay
    /// The compositor does not answer, or shows no windows.
    case noCompositor
    /// Neither the compositor nor a plug-in of libdecor draws title bars.
    case noTitleBars
  }

  /// The choice for this process. Asks the compositor (`wayland_offer_ask`), and waits for its answer for `patience`.
  static func make() -> WindowSystemChoice {
    let environment = ProcessInfo.processInfo.environment
    return make(environment, offer: ask, hasLibdecor: { hasLibdecor(environment) })
  }

  /// The globals of a compositor that `make(_:offer:hasLibdecor:)` asks for.
  package struct Offer {
    var hasWindows = true
    /// True if the compositor draws title bars.
    var drawsDecorations: Bool

    package init(hasWindows: Bool = true, drawsDecorations: Bool) {
      self.hasWindows = hasWindows
      self.drawsDecorations = drawsDecorations
    }
  }

  /// The choice for an environment. `offer`: nil without an answer of the compositor.
  package static func make(
    _ environment: [String: String], offer: () -> Offer?, hasLibdecor: () -> Bool
  ) -> WindowSystemChoice {
    func value(_ name: String) -> String? { environment[name].flatMap { $0.isEmpty ? nil : $0 } }
    if let driver = value("SDL_VIDEODRIVER") { return .environment(driver) }
    guard value("WAYLAND_DISPLAY") != nil else { return .x11(.noWaylandDisplay) }
    guard let offer = offer(), offer.hasWindows else { return .x11(.noCompositor) }
    if offer.drawsDecorations { return .wayland(titleBarsBy: .compositor) }
    if hasLibdecor() { return .wayland(titleBarsBy: .libdecor) }
    return value("DISPLAY") == nil ? .wayland(titleBarsBy: .nobody) : .x11(.noTitleBars)
  }

  private static func ask() -> Offer? {
    var offer = wayland_offer()
    guard wayland_offer_ask(&offer, patience) else { return nil }
    return Offer(hasWindows: offer.has_windows, drawsDecorations: offer.draws_decorations)
  }

  /// The time in milliseconds for `wayland_offer_ask`; an answer comes within a millisecond.
  private static let patience: Int32 = 2000

  /// True if `libdecor-0` finds a plug-in that draws, in the folder that `LIBDECOR_PLUGIN_DIR` names or in those of distributions.
  private static func hasLibdecor(_ environment: [String: String]) -> Bool {
    if let folder = environment["LIBDECOR_PLUGIN_DIR"], !folder.isEmpty {
      return hasLibrary(in: URL(fileURLWithPath: folder))
    }
    for root in ["/usr/lib", "/usr/lib64", "/usr/local/lib", "/usr/local/lib64"] {
      let root = URL(fileURLWithPath: root)
      let subfolders = (try? FileManager.default.contentsOfDirectory(atPath: root.path)) ?? []
      for folder in [root] + subfolders.filter({ $0.hasSuffix("-linux-gnu") }).map(root.appendingPathComponent)
      where hasLibrary(in: folder.appendingPathComponent("libdecor/plugins-1")) { return true }
    }
    return false
  }

  private static func hasLibrary(in folder: URL) -> Bool {
    ((try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []).contains { $0.hasSuffix(".so") }
  }

  /// Tells SDL the order in which it tries the window systems. A choice of the person stays, and SDL's own order without Wayland.
  func apply() {
    switch self {
    case .environment, .x11(.noWaylandDisplay): break
    case .wayland: Self.tryInOrder("wayland,x11")
    case .x11: Self.tryInOrder("x11,wayland")
    }
  }

  /// The priority is that over the environment: SDL takes an empty `SDL_VIDEODRIVER` for a choice.
  private static func tryInOrder(_ drivers: String) {
    SDL_SetHintWithPriority(SDL_HINT_VIDEODRIVER, drivers, SDL_HINT_OVERRIDE)
  }

  /// The reason in words, for reports.
  package var reason: String {
    switch self {
    case .environment(let driver): "SDL_VIDEODRIVER is \(driver)"
    case .wayland(.compositor): "the compositor draws title bars"
    case .wayland(.libdecor): "libdecor draws title bars"
    case .wayland(.nobody): "there is no X11; windows have no title bars, since libdecor has no plugin"
    case .x11(.noWaylandDisplay): "WAYLAND_DISPLAY is not set"
    case .x11(.noCompositor): "the Wayland compositor does not answer"
    case .x11(.noTitleBars): "under Wayland windows would have no title bars: install a plugin of libdecor"
    }
  }
}
