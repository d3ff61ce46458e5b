import Engine
import Geometry
import ScrollUI

/// Runs a view without a display, on a virtual clock: as fast as it goes, and each time the same.
@MainActor package enum HeadlessLoop {
  /// The most frames after the script, or without one, that a view may take to come to rest.
  private static let settlingFrames = 600

  /// Shows `content` until the options say that it is enough. Returns whether the frame budget was kept.
  package static func run<Content: View>(_ content: Content, options: SessionOptions) throws(HostError) -> Bool {
    let scale = options.scale ?? 1
    let fonts = try FontLibrary(standardFontFile: options.fontFile)
    var configuration = ViewHost.Configuration(size: options.size)
    configuration.scale = scale
    configuration.colorScheme = options.colorScheme
    configuration.safeArea = options.safeArea
    configuration.reducesMotion = options.reducesMotion
    let target = try OffscreenTarget(size: options.size, scale: scale, fonts: fonts)
    let host = ViewHost(
      content, configuration: configuration, textEngine: SDLTextEngine(fonts: fonts, scale: scale),
      images: AssetLibrary())
    host.pipeline.textInputHost = MemoryTextInputHost()
    let session = try FrameSession(
      host: host, target: target, options: options,
      clock: options.budgetMilliseconds == nil ? nil : HostClock(), interval: 1 / options.framesPerSecond)
    var loop = Loop(session: session, target: target, options: options)
    let time = try loop.run()
    host.graph.unmount()
    try session.finish(at: time)
    return session.checkBudget()
  }

  @MainActor private struct Loop {
    let session: FrameSession
    let target: OffscreenTarget
    let options: SessionOptions
    let queue = MainQueueWaker()
    var isEnding = false
    var time = 0.0
    var frames = 0

    init(session: FrameSession, target: OffscreenTarget, options: SessionOptions) {
      self.session = session
      self.target = target
      self.options = options
    }

    private var isOver: Bool { options.frames.map { frames >= $0 } ?? false }

    /// Returns the time of the last frame.
    mutating func run() throws(HostError) -> Double {
      let ending = Flag()
      session.host.graph.updateEnvironment { $0.terminate = TerminateAction { ending.isSet = true } }
      if let script = options.script {
        try play(script, until: ending)
      } else {
        let limit = options.frames ?? HeadlessLoop.settlingFrames
        for frame in 0..<limit where !ending.isSet {
          if options.frames == nil, frame > 0, !isBusy { break }
          try step(at: Double(frame) / options.framesPerSecond, [])
        }
      }
      return time
    }

    private mutating func play(_ script: InputScript, until ending: Flag) throws(HostError) {
      var player = ScriptPlayer(script: script, framesPerSecond: options.framesPerSecond)
      while !isOver, !ending.isSet, let next = player.next() { try step(at: next.time, next.events) }
      guard !player.hasEnd else { return }
      // A script without an end goes on until everything is at rest.
      var settling = 0
      while !isOver, !ending.isSet, isBusy, settling < HeadlessLoop.settlingFrames {
        settling += 1
        try step(at: time + 1 / options.framesPerSecond, [])
      }
    }

    private var isBusy: Bool { session.host.pipeline.wantsFrame || session.host.pipeline.nextDeadline != nil }

    private mutating func step(at time: Double, _ events: [TimedInputEvent]) throws(HostError) {
      self.time = time
      for event in events {
        if case .resize(let size) = event.event { try target.resize(to: size) }
      }
      queue.drain()
      session.runFrame(at: time, input: events)
      frames += 1
    }
  }
}

/// Something that may happen once.
@MainActor final class Flag {
  var isSet = false
}
