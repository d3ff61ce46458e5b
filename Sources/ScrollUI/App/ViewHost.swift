import Engine
import Graphics

/// What a window shows: a frame pipeline and the views on it. A host feeds it events and times, and draws its display list.
@MainActor package final class ViewHost {
  package let pipeline: FramePipeline
  package let graph: ViewGraph
  /// What a clock on the wall said when the frame clock stood at 0.
  package let startDate: Date

  /// What the window is like when it opens.
  package struct Configuration {
    package var size: CGSize
    /// Device pixels per point.
    package var scale: CGFloat = 1
    package var colorScheme = ColorScheme.light
    package var safeArea = EdgeInsets()
    package var reducesMotion = false
    /// What a clock on the wall said when the frame clock stood at 0. The default is the same in each run.
    package var startDate = FrameClock.standardStart

    package init(size: CGSize) { self.size = size }
  }

  /// `images` nil: an app without any; each that is asked for is shown as missing.
  package init<Content: View>(
    _ content: Content, configuration: Configuration, textEngine: any TextEngine, images: (any ImageLibrary)? = nil
  ) {
    pipeline = FramePipeline(windowSize: configuration.size, textEngine: textEngine)
    startDate = configuration.startDate
    pipeline.scale = configuration.scale
    pipeline.reducesMotion = configuration.reducesMotion
    pipeline.root.safeArea = configuration.safeArea
    var environment = EnvironmentValues()
    environment.colorScheme = configuration.colorScheme
    environment.displayScale = configuration.scale
    if configuration.reducesMotion { environment.accessibilityReduceMotion = true }
    environment.imageLibrary = images
    environment.frameClock = FrameClock(pipeline: pipeline, start: configuration.startDate)
    pipeline.background = Color.windowBackground.rgba(in: environment)
    graph = ViewGraph(content, pipeline: pipeline, environment: environment)
  }

  /// Switches the window between light and dark.
  package func setColorScheme(_ scheme: ColorScheme) {
    graph.updateEnvironment { $0.colorScheme = scheme }
    pipeline.background = Color.windowBackground.rgba(in: graph.environment)
  }

  /// Says whether the person wants as little motion as possible.
  package func setReducesMotion(_ reducesMotion: Bool) {
    pipeline.reducesMotion = reducesMotion
    graph.updateEnvironment { $0.accessibilityReduceMotion = reducesMotion }
  }

  /// Takes a new device scale: texts are set anew.
  package func setScale(_ scale: CGFloat) {
    pipeline.scale = scale
    graph.updateEnvironment { $0.displayScale = scale }
  }

  /// The line that the trace has for the frame that has just run; `id` names the scroll view `node`.
  package func traceLine(frame: Int, time: Double, id: String, of node: ScrollNode?) -> FrameTraceLine {
    let limits = node?.model.limits ?? ScrollLimits()
    let counts = pipeline.counts
    return FrameTraceLine(
      frame: frame, time: time, id: id, offset: node?.model.offset ?? .zero, contentSize: limits.contentSize,
      container: limits.viewport, insets: limits.insets, phase: (node?.model.activity ?? .idle).rawValue,
      bodies: counts.bodies, measures: counts.measures, places: counts.places, commands: counts.commands)
  }
}
