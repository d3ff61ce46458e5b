import AccessBus
import CSDL2
import CWindowSystem
import Engine

/// An `SDL_Window` on the screen.
@MainActor final class SDLWindow {
  let handle: OpaquePointer
  /// The window units per point: `SessionOptions.scale`, `X11SettingsFollower.scale`, or 1. The window is larger by this factor, and positions of events are
  /// divided by it.
  private(set) var unitsPerPoint: CGFloat
  /// The settings of the desktop for all windows; nil for windows that do not follow them, and under other window systems than X11.
  private let desktop: X11SettingsFollower?
  private let minimumSize: CGSize?
  /// True if the time stamps of the mouse's events are those of the X server.
  let hasEventTimes: Bool
  /// `SessionOptions.scale`: a window that does not follow the scale of its display.
  private let forcedScale: CGFloat?
  /// Hears touchpads and wheels beside SDL, for all windows; nil if the window system tells no more than SDL.
  var pointing: PointingListener? { first?.pointing ?? ownPointing }
  private let ownPointing: PointingListener?
  /// The title of the window, set by `SDL_SetWindowTitle`.
  var title: String { didSet { if title != oldValue { SDL_SetWindowTitle(handle, title) } } }

  /// The number of the window in events (`SDL_GetWindowID`).
  let id: UInt32
  /// The first window of the program, which keeps SDL initialized; nil for the first window itself.
  private let first: SDLWindow?

  /// Opens the first window, hidden; `show()` makes it visible.
  ///
  /// - Parameters:
  ///   - opening: The initialization of SDL; `init` waits for it.
  ///   - size: The size in points.
  ///   - minimumSize: The minimum size for resizing, in points, reduced to `size` if that is smaller; nil for no limit.
  ///   - position: The position in window units; nil lets the system choose.
  ///   - isFree: True if the window follows the settings of the desktop, and is reduced if it exceeds the display (`WindowFit`), which is reported on standard error.
  ///   - textScale: Returns the present `DesktopPreferences.textScale`.
  convenience init(
    on opening: DisplayOpening, title: String, size: CGSize, minimumSize: CGSize? = nil, forcedScale: CGFloat?,
    position: (x: Int, y: Int)? = nil, isFree: Bool, textScale: @escaping () -> Double
  ) throws(HostError) {
    try opening.wait()
    let settings = isFree ? opening.settings : nil
    try self.init(
      title, size, minimumSize: minimumSize, forcedScale: forcedScale,
      desktop: settings.map { X11SettingsFollower($0, textScale: textScale) }, position: position, fitsDisplay: isFree,
      first: nil)
  }

  /// Opens a further window, hidden, with the scale of `first`. A window that exceeds the display is reduced.
  convenience init(beside first: SDLWindow, title: String, size: CGSize, minimumSize: CGSize) throws(HostError) {
    try self.init(
      title, size, minimumSize: minimumSize, forcedScale: first.forcedScale, desktop: first.desktop,
      position: nil, fitsDisplay: true, first: first)
  }

  private init(
    _ title: String, _ wantedSize: CGSize, minimumSize: CGSize?, forcedScale: CGFloat?, desktop: X11SettingsFollower?,
    position: (x: Int, y: Int)?, fitsDisplay: Bool, first: SDLWindow?
  ) throws(HostError) {
    self.forcedScale = forcedScale
    self.desktop = desktop
    self.title = title
    self.first = first
    let factor = forcedScale ?? desktop?.scale ?? 1
    unitsPerPoint = factor
    let wanted = position.map { CGPoint(x: $0.x, y: $0.y) }
    let area = fitsDisplay ? Self.usableArea(around: wanted) : nil
    let fit = area.map { WindowFit(size: wantedSize, position: wanted, scale: factor, in: $0) }
    let (size, position) = (fit?.size ?? wantedSize, fit?.position ?? wanted)
    self.minimumSize = minimumSize.map {
      CGSize(width: min($0.width, size.width), height: min($0.height, size.height))
    }
    let flags =
      SDL_WINDOW_RESIZABLE.rawValue | SDL_WINDOW_HIDDEN.rawValue
      | (forcedScale == nil ? SDL_WINDOW_ALLOW_HIGHDPI.rawValue : 0)
    let signals = first == nil ? OpeningSignals() : nil
    let window = OpeningWatch.run {
      SDL_CreateWindow(
        title, position.map { Int32(clamping: $0.x) } ?? Int32(SDL_WINDOWPOS_UNDEFINED_MASK),
        position.map { Int32(clamping: $0.y) } ?? Int32(SDL_WINDOWPOS_UNDEFINED_MASK),
        Int32(clamping: size.width * factor), Int32(clamping: size.height * factor), flags)
    }
    signals?.restore()
    guard let window else {
      let message = HostError.systemMessage
      if first == nil { SDL_Quit() }
      throw .noDisplay(message: message)
    }
    handle = window
    id = SDL_GetWindowID(window)
    hasEventTimes = first?.hasEventTimes ?? event_times_install()
    ownPointing = first == nil ? PointingListener(beside: window) : nil
    pointing?.add(window)
    if let fit, fit.size != wantedSize { Self.reportCut(from: wantedSize, to: fit.size, scale: factor) }
    if first == nil { desktop?.follow(over: window) }
    limitSize()
  }

  private func limitSize() {
    guard let minimumSize else { return }
    SDL_SetWindowMinimumSize(
      handle, Int32(clamping: minimumSize.width * unitsPerPoint), Int32(clamping: minimumSize.height * unitsPerPoint))
  }

  /// The settings of the desktop for `FontRendering.overridden(by:)`.
  var textSettings: [String: String] { desktop?.text ?? [:] }

  /// Brings the settings of the desktop up to date, and takes over a change of the scale: the window keeps its size in points, unless it fills the
  /// display. Returns true after a change of the scale.
  func followDesktop() -> Bool {
    desktop?.update()
    guard forcedScale == nil, let scale = desktop?.scale, scale != unitsPerPoint else { return false }
    let points = size
    unitsPerPoint = scale
    limitSize()
    let filling = SDL_WINDOW_MAXIMIZED.rawValue | SDL_WINDOW_FULLSCREEN.rawValue
    if SDL_GetWindowFlags(handle) & filling == 0 { resize(to: points) }
    return true
  }

  private static func reportCut(from wanted: CGSize, to size: CGSize, scale: CGFloat) {
    func text(_ size: CGSize) -> String { "\(Int32(clamping: size.width)) × \(Int32(clamping: size.height))" }
    let atScale = scale == 1 ? "" : " at scale \(scale == scale.rounded() ? "\(Int(scale))" : "\(scale)")"
    StandardError.warn("the window is \(text(size)) points: the display has no room for \(text(wanted))\(atScale)")
  }

  /// The usable area of the display at `position`, or of the first display, in window units, without panels and docks;
  /// nil if it is unknown.
  private static func usableArea(around position: CGPoint?) -> CGRect? {
    var display: Int32 = 0
    if let position {
      var point = SDL_Point(x: Int32(clamping: position.x), y: Int32(clamping: position.y))
      display = max(0, SDL_GetPointDisplayIndex(&point))
    }
    var bounds = SDL_Rect()
    guard SDL_GetDisplayUsableBounds(display, &bounds) == 0, bounds.w > 0, bounds.h > 0 else { return nil }
    return CGRect(x: Int(bounds.x), y: Int(bounds.y), width: Int(bounds.w), height: Int(bounds.h))
  }

  isolated deinit {
    pointing?.remove(handle)
    ownPointing?.close()
    if first == nil { desktop?.end() }
    SDL_DestroyWindow(handle)
    if first == nil { SDL_Quit() }
  }

  /// Shows the window, which is opened hidden so that it appears with its first picture.
  func show() { OpeningWatch.run { SDL_ShowWindow(handle) } }

  func hide() { SDL_HideWindow(handle) }

  /// Brings the window to the front, with the keyboard if the desktop permits it.
  func raise() { SDL_RaiseWindow(handle) }

  /// The size in window units (`SDL_GetWindowSize`).
  var unitSize: CGSize {
    var (width, height): (Int32, Int32) = (0, 0)
    SDL_GetWindowSize(handle, &width, &height)
    return CGSize(width: Int(width), height: Int(height))
  }

  /// Requests a size in points; a size change is reported as `WindowChange.sizeChanged`.
  func resize(to size: CGSize) {
    let units = CGSize(width: (size.width * unitsPerPoint).rounded(), height: (size.height * unitsPerPoint).rounded())
    SDL_SetWindowSize(handle, Int32(clamping: units.width), Int32(clamping: units.height))
  }

  /// The size in points: `unitSize` divided by `unitsPerPoint`.
  var size: CGSize {
    let units = unitSize
    return CGSize(width: units.width / unitsPerPoint, height: units.height / unitsPerPoint)
  }

  /// True if the window has the keyboard (`SDL_WINDOW_INPUT_FOCUS`).
  var hasKeyboard: Bool { SDL_GetWindowFlags(handle) & SDL_WINDOW_INPUT_FOCUS.rawValue != 0 }

  /// The place of the window's content by `SDL_GetWindowPosition`. Under Wayland its origin is always zero.
  var place: AccessPlace {
    var (x, y): (Int32, Int32) = (0, 0)
    SDL_GetWindowPosition(handle, &x, &y)
    return AccessPlace(origin: CGPoint(x: Int(x), y: Int(y)), scale: unitsPerPoint)
  }

  /// The position on the screen by `SDL_GetWindowPosition`, in window units; nil under Wayland, which has no positions.
  var position: CGPoint? {
    guard let driver = SDL_GetCurrentVideoDriver(), String(cString: driver) != "wayland" else { return nil }
    return place.origin
  }

  /// The widths of the title bar and of the left border that the desktop draws, in window units; zero without them.
  var borders: CGSize {
    var (top, left): (Int32, Int32) = (0, 0)
    return SDL_GetWindowBordersSize(handle, &top, &left, nil, nil) == 0
      ? CGSize(width: Int(left), height: Int(top)) : .zero
  }

  /// The refresh rate of the window's display in hertz; 60 if it is unknown.
  var refreshRate: Double {
    var mode = SDL_DisplayMode()
    let display = SDL_GetWindowDisplayIndex(handle)
    guard display >= 0, SDL_GetCurrentDisplayMode(display, &mode) == 0, mode.refresh_rate > 0 else { return 60 }
    return Double(mode.refresh_rate)
  }
}
