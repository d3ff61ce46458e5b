import Engine
import ScrollUI

/// A window that a `WindowSet` opens: its options, its views, and its place on the display.
@MainActor struct WindowPlan {
  let options: SessionOptions
  /// The size in points that the views are built for.
  let size: CGSize
  /// Device pixels per point that the views are built for. Those of the display seldom differ.
  let scale: CGFloat
  /// The date of the frame time 0.
  let startDate: Date
  /// Builds the views.
  let makeViews: (ViewHost.Configuration, any TextEngine, AssetLibrary) -> ViewHost
  /// Opens the window, hidden, for its views.
  let open: (ViewHost) throws(HostError) -> SDLWindow
  /// The choice of the window system, after `open`; nil if SDL has chosen.
  let choice: () -> WindowSystemChoice?
}

extension WindowPlan {
  /// The first window of a program, which shows `content`. `textScale` is that of the desktop.
  init<Content: View>(
    _ content: Content, options: SessionOptions, startDate: Date, on opening: DisplayOpening,
    textScale: @escaping () -> Double
  ) {
    // Replays and benchmarks require the exact size of the recording or scenario.
    let isFree = options.script == nil && options.takesInput
    self.init(
      options: options, size: options.size, scale: options.scale ?? 1, startDate: options.startDate ?? startDate,
      makeViews: { configuration, textEngine, images in
        ViewHost(
          content, configuration: configuration, textEngine: textEngine, images: images,
          storage: options.keptFiles?.storage)
      },
      open: { _ throws(HostError) in
        try SDLWindow(
          on: opening, title: options.title, size: options.size, minimumSize: isFree ? options.minimumSize : nil,
          forcedScale: options.scale, position: options.position, isFree: isFree, textScale: textScale)
      },
      choice: { opening.choice })
  }

  /// The window of `request`, which shows `content`, beside the first window of a program with `options`.
  ///
  /// It is drawn by the processor: the pictures of several windows would wait for the display in turn.
  init(
    _ request: WindowRequest, _ content: ReplaceableContent, beside first: HostedWindow, of options: SessionOptions
  ) {
    let own = options.ofFurtherWindow(title: request.title)
    self.init(
      options: own, size: request.size ?? own.size, scale: first.target.scale,
      startDate: first.session.host.clock.start,
      makeViews: { configuration, textEngine, images in
        ViewHost(
          ReplaceableView(content), configuration: configuration, textEngine: textEngine, images: images,
          storage: options.keptFiles.map { ProgramStorage(ofFurtherWindow: $0.storage) })
      },
      open: { host throws(HostError) in
        let size = request.size ?? host.idealSize(atLeast: own.minimumSize, atMost: own.size)
        return try SDLWindow(beside: first.window, title: own.title, size: size, minimumSize: own.minimumSize)
      },
      choice: { first.choice })
  }
}

extension SessionOptions {
  /// True if the program can open further windows: input comes from the devices and is not recorded, so that no replay needs the windows.
  var opensFurtherWindows: Bool { script == nil && recordPath == nil && frames == nil && takesInput }

  /// The options of a further window, without outputs and measurements.
  fileprivate func ofFurtherWindow(title: String) -> SessionOptions {
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
  /// The ideal size of the prepared content in points, at least that of `minimum`; `maximum` in an axis without a finite ideal length.
  fileprivate func idealSize(atLeast minimum: CGSize, atMost maximum: CGSize) -> CGSize {
    let ideal = pipeline.root.children.first?.sizeThatFits(.unspecified) ?? maximum
    func length(_ ideal: CGFloat, _ minimum: CGFloat, _ maximum: CGFloat) -> CGFloat {
      ideal.isFinite ? min(max(ideal.rounded(.up), minimum), maximum) : maximum
    }
    return CGSize(
      width: length(ideal.width, minimum.width, maximum.width),
      height: length(ideal.height, minimum.height, maximum.height))
  }
}
