/// The counts and measurements of a window's frames.
@MainActor package final class FrameWork {
  /// The counted work of the frame that runs now or has just run.
  package var counts = FrameCounts()
  /// The counted work of the previous frame.
  package internal(set) var previousCounts = FrameCounts()
  /// The number of recorded `DisplayList`s.
  var paintedFrames = 0
  /// The number of nodes in the tree.
  package internal(set) var liveNodes = 0
  /// The number of rows of lazy containers that are built.
  package internal(set) var liveRows = 0
  /// Receives the durations of the phases; nil disables the measurement.
  package var profiler: (any FrameProfiler)?
  /// Receives each span of work; nil disables the reports.
  package var observer: (any WorkObserver)?
}

/// The node, view or callback that a measured span of a frame belongs to.
package enum WorkSubject {
  /// A node that was measured or recorded.
  case node(RenderNode)
  /// A view with an evaluated body. `FrameClient.describe(_:)` names the object.
  case view(AnyObject)
  /// A callback of the user, with the name that `ViewGraph.enqueue` was given.
  case callback(name: String)
}

/// Receives the beginning and end of each span of work, so that the slowest can be named. Spans nest.
@MainActor package protocol WorkObserver: AnyObject {
  func workBegins()
  /// Ends the span that was begun last.
  func workEnds(_ subject: WorkSubject)
}

/// The name of a `WorkSubject` in reports.
package struct WorkDescription: Hashable, Sendable {
  /// The type of the view.
  package var view: String
  /// The identity of the row that contains the view; nil outside of rows.
  package var row: String?

  package init(view: String, row: String? = nil) {
    self.view = view
    self.row = row
  }
}
