/// Constants of lazy containers.
package enum LazyMetrics {
  /// The estimated length of a line before the first measurement, in points: UIKit's customary row.
  package static let firstEstimate = 44.0
  /// The distance ahead of the viewport in which lines are prefetched, as a fraction of `LazyViewport.length`.
  package static let prefetchDistance = 0.5
  /// The distance ahead below which prefetching begins, as a fraction of `LazyViewport.length`.
  package static let prefetchThreshold = 0.25
  /// The distance outside of the viewport in which lines are kept, as a fraction of `LazyViewport.length`.
  package static let keptDistance = 0.75
  /// The number of lines prefetched in one frame.
  package static let prefetchedLinesPerFrame = 2
  /// The number of lines measured in an idle frame.
  package static let idleLinesPerFrame = 4
  /// The interval in seconds between two checks for idle work during contact of a pointer.
  package static let idleDelay = 0.1
  /// The step in points to which `LazyNode.overdraw` is rounded up.
  package static let overdrawStep = 32.0
  /// The maximum length of the viewport, in points.
  package static let longestViewport = 100_000.0
  /// The number of lines built for the viewport in the layout passes of a frame; the following frames build the rest.
  package static let filledLinesPerFrame = 2_048
  /// The maximum number of lines built in a frame: `filledLinesPerFrame`, and prefetched, sampled and pinned lines.
  package static let maximumLinesPerFrame = filledLinesPerFrame + 256
  /// The maximum number of lines measured to improve the estimates of `index`.
  package static let sampleCount = 96
  /// The number of empty lines above which empty lines are dropped.
  package static let keptEmptyLines = 512
  /// The number of empty lines kept on either side of a line that is not empty.
  package static let emptyLinesBesideRows = 16
  /// The number of lines visited in an idle frame of a sparse list.
  package static let sparseLinesPerFrame = 64
}
