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
