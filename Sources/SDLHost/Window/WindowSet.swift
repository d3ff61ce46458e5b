import AccessBus
import Engine
import ScrollUI

/// The windows of a program. The first window shows the content of the program. Its views ask for further windows.
///
/// The views ask for windows during a frame; `update()` opens and closes them between frames. The first window keeps its views while it is closed,
/// since the program's state is in them.
@MainActor final class WindowSet: WindowOpener {
  private struct Member {
    /// The number of the request; nil for the first window.
    let id: Int?
    let hosted: HostedWindow
    let options: SessionOptions
    /// The content of the request; nil for the first window.
    let content: ReplaceableContent?
    /// The last `WindowRequest.raises`.
    var raises = 0
    /// True while the first window is closed and further windows are open.
    var isClosed = false
  }

  /// The loop that runs the windows; nil while the first window is opened.
  weak var loop: WindowLoop?
  private let options: SessionOptions
  private let text: TextSystem
  private let bridge: AccessibilityBridge?
  private let between: BetweenFrames
  private let clock: HostClock
  private let images = AssetLibrary()
  private var members: [Member] = []
  /// The windows, in the order of their opening. The first window stays in the array while it is closed.
  private(set) var all: [HostedWindow] = []
  /// The windows of the last `show(_:close:)`; nil after `update()`.
  private var requested: [WindowRequest]?
  private var close: @MainActor (Int) -> Void = { _ in }
  private var isFirstRaised = false
  /// True if windows were opened or closed since the last `update()`.
  private var hasChanged = false

  /// Creates the set of a program with `options`, without windows.
  init(
    options: SessionOptions, text: TextSystem, bridge: AccessibilityBridge?, between: BetweenFrames, clock: HostClock
  ) {
    self.options = options
    self.text = text
    self.bridge = bridge
    self.between = between
    self.clock = clock
  }

  // MARK: WindowOpener

  var opensWindows: Bool { options.opensFurtherWindows }

  func show(_ windows: [WindowRequest], close: @escaping @MainActor (Int) -> Void) {
    (requested, self.close) = (windows, close)
  }

  func raiseFirst() { isFirstRaised = true }

  func closeFirst() { all.first?.isClosing = true }

  // MARK: Opening

  /// Opens the first window, hidden.
  func open(_ plan: WindowPlan) throws(HostError) -> HostedWindow {
    let hosted = try makeWindow(plan)
    add(Member(id: nil, hosted: hosted, options: plan.options, content: nil))
    return hosted
  }

  private func makeWindow(_ plan: WindowPlan) throws(HostError) -> HostedWindow {
    let options = plan.options
    var configuration = options.configuration(size: plan.size, scale: plan.scale)
    configuration.startDate = plan.startDate
    let host = plan.makeViews(configuration, text.makeEngine(plan.scale), images)
    host.graph.updateEnvironment { values in
      values.terminate = TerminateAction { [weak self] in self?.loop?.end() }
      values.setTimeScale = TimeScaleAction { [weak self] in self?.loop?.setTimeScale($0) }
      if options.allowsRuns { values.runServices = HostRunServices(between: between, text: text) }
      values.windowOpener = WindowOpenerReference(self)
    }
    let access = offer(host, options)
    bridge?.follow(options, in: host)
    if options.preparesFirstFrame { host.pipeline.prepare() }
    options.prepared?(host)
    let window = try plan.open(host)
    let hosted = try HostedWindow(
      host, in: window, assumedScale: plan.scale, options: options, text: text, clock: clock)
    hosted.access = access
    hosted.choice = plan.choice()
    hosted.exportDrags(through: between, text: text.rasterizer)
    return hosted
  }

  /// Offers the views of a window to readers; nil without a bus.
  private func offer(_ host: ViewHost, _ options: SessionOptions) -> AccessWindow? {
    options.semanticSource(host).flatMap { source in
      bridge?.serve(source, title: options.title) { [weak self, weak host] in
        self?.all.first { $0.session.host === host }?.window.place ?? AccessPlace()
      }
    }
  }

  private func add(_ member: Member) {
    members.append(member)
    all.append(member.hosted)
    hasChanged = true
  }

  // MARK: Closing

  /// True if no window is left for the user, so that the program ends.
  var isEmpty: Bool { members.allSatisfy(\.isClosed) && requested?.isEmpty != false && !isFirstRaised }

  /// Closes the windows that the user wants to close: the first at once, further windows through the program.
  func closeByUser() {
    for index in members.indices where members[index].hosted.isClosing {
      members[index].hosted.isClosing = false
      if let id = members[index].id {
        close(id)
      } else {
        members[index].isClosed = true
        hasChanged = true
        // The last window stays as it is until the program has ended.
        if !isEmpty { members[index].hosted.window.hide() }
      }
    }
  }

  /// Unmounts the views of all windows, those of the first last.
  func unmount() {
    for window in all.reversed() { window.session.host.unmount() }
    members.removeAll { $0.id != nil }
    all = members.map(\.hosted)
  }

  // MARK: Between frames

  /// True if `update()` has a request of the program.
  var hasRequest: Bool { requested != nil || isFirstRaised || all.contains(where: \.isClosing) }

  /// Applies the requests of the program.
  func update() {
    if isFirstRaised {
      isFirstRaised = false
      members[0].isClosed = false
      hasChanged = true
      raise(members[0].hosted)
    }
    if let requested {
      self.requested = nil
      apply(requested)
    }
    if hasChanged { didChange() }
  }

  /// Offers the open windows alone to readers. The first window runs frames while it is hidden, since its views ask for
  /// the further windows.
  private func didChange() {
    hasChanged = false
    all[0].runsHidden = all.count > 1
    guard let bridge else { return }
    for member in members {
      if member.isClosed {
        member.hosted.access = nil
      } else if member.hosted.access == nil {
        member.hosted.access = offer(member.hosted.session.host, member.options)
      }
    }
    bridge.keep(all.compactMap(\.access))
  }

  private func apply(_ requests: [WindowRequest]) {
    let ids = Set(requests.map(\.id))
    for member in members {
      guard let id = member.id, !ids.contains(id) else { continue }
      member.hosted.session.host.unmount()
      hasChanged = true
    }
    members.removeAll { member in member.id.map { !ids.contains($0) } ?? false }
    all = members.map(\.hosted)
    for request in requests {
      if let index = members.firstIndex(where: { $0.id == request.id }) {
        members[index].content?.view = request.content
        if members[index].raises != request.raises { raise(members[index].hosted) }
        members[index].raises = request.raises
      } else {
        open(request)
      }
    }
  }

  private func open(_ request: WindowRequest) {
    let content = ReplaceableContent(request.content)
    let plan = WindowPlan(request, content, beside: all[0], of: options)
    do throws(HostError) {
      let hosted = try makeWindow(plan)
      add(Member(id: request.id, hosted: hosted, options: plan.options, content: content, raises: request.raises))
      loop?.present(hosted)
    } catch {
      Diagnostics.warn("the window \"\(request.title)\" cannot be opened: \(error)")
      close(request.id)
      hasChanged = true
    }
  }

  private func raise(_ hosted: HostedWindow) {
    hosted.window.show()
    hosted.window.raise()
  }
}
