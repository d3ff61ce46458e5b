import Engine
import ScrollScripts
import ScrollUI

/// The view of a `HostedRun`, and the settings of its window.
package struct HostedContent {
  package var view: AnyView
  package var colorScheme: ColorScheme
  package var reducesMotion: Bool

  package init(view: AnyView, colorScheme: ColorScheme, reducesMotion: Bool) {
    self.view = view
    self.colorScheme = colorScheme
    self.reducesMotion = reducesMotion
  }
}

/// A run of views in a `ViewHost` inside of a window: a frame for each call of `runFrame`, with times from 0 on.
@MainActor package final class HostedRun {
  /// The properties of the window that a `HostedRun` takes over.
  struct Surroundings {
    let services: any RunServices
    let textEngine: any TextEngine
    let images: (any ImageLibrary)?
    let textInput: any TextInputHost
  }

  package let host: ViewHost
  private let services: any RunServices
  private(set) var frameCount = 0
  /// True if the views have called `TerminateAction`.
  private(set) var isTerminated = false

  init(_ content: HostedContent, size: CGSize, scale: CGFloat, date: Double?, in surroundings: Surroundings) {
    services = surroundings.services
    var configuration = ViewHost.Configuration(size: size)
    configuration.scale = scale
    configuration.colorScheme = content.colorScheme
    configuration.reducesMotion = content.reducesMotion
    configuration.isWindow = false
    if let date { configuration.startDate = Date(timeIntervalSince1970: date) }
    let engine = surroundings.services.makeTextEngine(scale: scale) ?? surroundings.textEngine
    var made: ViewHost?
    services.perform {
      made = ViewHost(content.view, configuration: configuration, textEngine: engine, images: surroundings.images)
    }
    guard let made else { preconditionFailure("perform(_:) has not called its body") }
    host = made
    host.pipeline.services.textInputHost = surroundings.textInput
    host.graph.updateEnvironment { [weak self] values in
      values.terminate = TerminateAction { self?.isTerminated = true }
    }
  }

  var pipeline: FramePipeline { host.pipeline }

  /// Runs a frame at `time`, in seconds since the start of the run. `isPainted` is true if it has recorded a new drawing.
  func runFrame(at time: Double, input: [TimedInputEvent]) -> (frame: RecordedFrame, isPainted: Bool) {
    var isPainted = false
    services.perform {
      for event in input {
        if case .displayScale(let scale) = event.event { host.setScale(scale) }
      }
      isPainted = pipeline.runFrame(at: time, input: input)
    }
    let line = host.pipeline.traceLine(frame: frameCount, time: time, id: "main", of: pipeline.root.tracedScrollNode)
    frameCount += 1
    return (RecordedFrame(time: time, drawing: pipeline.displayList, line: line), isPainted)
  }

  /// Unmounts the views with `ViewGraph.unmount()`, so that their tasks are cancelled.
  func end() { services.perform { host.graph.unmount() } }
}
