import CSDL2
import Engine
import ScrollUI

/// The windows that a program opens besides its first, and the life of the first.
///
/// The views ask for windows during a frame. `update()` opens and closes them between frames. Further windows are drawn by the processor: the
/// pictures of several windows would wait for the display in turn.
@MainActor final class FurtherWindows: WindowOpener {
  /// Creates the window of a request.
  typealias Opening = @MainActor (WindowRequest, ReplaceableContent) throws(HostError) -> HostedWindow

  private struct Opened {
    let id: Int
    let hosted: HostedWindow
    let content: ReplaceableContent
    var raises: Int
  }

  private let first: HostedWindow
  private let canOpen: () -> Bool
  private let open: Opening
  private var opened: [Opened] = []
  /// The windows of the last `show(_:close:)`; nil after `update()`.
  private var requested: [WindowRequest]?
  private var close: @MainActor (Int) -> Void = { _ in }
  private var isFirstRaised = false
  /// True while the user has closed the first window, and further windows are open.
  private(set) var isFirstClosed = false

  /// Creates the windows of a program without any.
  ///
  /// - Parameters:
  ///   - first: The first window.
  ///   - canOpen: Returns `opensWindows`.
  ///   - open: Opens a window of the display.
  init(first: HostedWindow, canOpen: @escaping () -> Bool, open: @escaping Opening) {
    self.first = first
    self.canOpen = canOpen
    self.open = open
  }

  /// The open windows.
  var windows: [HostedWindow] { opened.map(\.hosted) }

  // MARK: WindowOpener

  var opensWindows: Bool { canOpen() }

  func show(_ windows: [WindowRequest], close: @escaping @MainActor (Int) -> Void) {
    (requested, self.close) = (windows, close)
  }

  func raiseFirst() { isFirstRaised = true }

  func closeFirst() { first.isClosing = true }

  // MARK: Between frames

  /// Applies the requests of the program and of the user. Returns true if windows were opened or closed.
  func update() -> Bool {
    let wasFirstClosed = isFirstClosed
    closeByUser()
    if isFirstRaised {
      (isFirstRaised, isFirstClosed) = (false, false)
      raise(first)
    }
    let hasChanged = applyRequest()
    return hasChanged || isFirstClosed != wasFirstClosed
  }

  /// True if `update()` has a request of the program.
  var hasRequest: Bool { requested != nil || isFirstRaised || first.isClosing }

  private func applyRequest() -> Bool {
    guard let requested else { return false }
    self.requested = nil
    let count = opened.count
    let ids = Set(requested.map(\.id))
    for window in opened where !ids.contains(window.id) { window.hosted.session.host.unmount() }
    opened.removeAll { !ids.contains($0.id) }
    var hasOpened = false
    for request in requested {
      if let index = opened.firstIndex(where: { $0.id == request.id }) {
        opened[index].content.view = request.content
        if opened[index].raises != request.raises { raise(opened[index].hosted) }
        opened[index].raises = request.raises
      } else {
        hasOpened = open(request) || hasOpened
      }
    }
    return hasOpened || opened.count != count
  }

  /// True if no window is left for the user.
  var isEmpty: Bool { isFirstClosed && opened.isEmpty && requested?.isEmpty != false }

  private func open(_ request: WindowRequest) -> Bool {
    let content = ReplaceableContent(request.content)
    do throws(HostError) {
      let hosted = try open(request, content)
      opened.append(Opened(id: request.id, hosted: hosted, content: content, raises: request.raises))
      return true
    } catch {
      Diagnostics.warn("the window \"\(request.title)\" cannot be opened: \(error)")
      close(request.id)
      return false
    }
  }

  private func closeByUser() {
    for window in opened where window.hosted.isClosing {
      window.hosted.isClosing = false
      close(window.id)
    }
    if first.isClosing {
      first.isClosing = false
      isFirstClosed = true
      first.window.hide()
    }
  }

  private func raise(_ hosted: HostedWindow) {
    hosted.window.show()
    hosted.window.raise()
  }

  /// Unmounts the views of all windows.
  func unmount() {
    for window in opened { window.hosted.session.host.unmount() }
    opened = []
  }
}

extension SessionOptions {
  /// True if `FurtherWindows` can be opened: input comes from the devices and is not recorded, so that no replay needs the windows.
  var opensFurtherWindows: Bool { script == nil && recordPath == nil && frames == nil && takesInput }

  /// The options of a further window, without outputs and measurements.
  func ofFurtherWindow(title: String) -> SessionOptions {
    var options = SessionOptions()
    options.title = title.isEmpty ? ProcessInfo.processInfo.processName : title
    options.scale = scale
    options.colorScheme = colorScheme
    options.hasOwnColors = hasOwnColors
    options.reducesMotion = reducesMotion
    options.renderer = .software
    options.icon = icon
    options.files = files
    return options
  }
}

extension ViewHost {
  /// The ideal size of the content in points, at least that of `minimum`; `maximum` in an axis without a finite ideal length.
  func idealSize(atLeast minimum: CGSize, atMost maximum: CGSize) -> CGSize {
    pipeline.prepare()
    let ideal = pipeline.root.children.first?.sizeThatFits(.unspecified) ?? maximum
    func length(_ ideal: CGFloat, _ minimum: CGFloat, _ maximum: CGFloat) -> CGFloat {
      ideal.isFinite ? min(max(ideal.rounded(.up), minimum), maximum) : maximum
    }
    return CGSize(
      width: length(ideal.width, minimum.width, maximum.width),
      height: length(ideal.height, minimum.height, maximum.height))
  }
}
