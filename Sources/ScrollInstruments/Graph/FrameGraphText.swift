import Engine

/// A text of the frame graph. `FrameStatisticsPanel` translates it.
package enum FrameGraphText: Sendable {
  /// The name of a part in the legend.
  case part(FramePart)
  /// The name of a figure.
  case figure(FrameGraphFigure)
  /// A duration in milliseconds.
  case milliseconds(Double)
  /// A rate in frames a second.
  case rate(Double)
  /// The place of a rate while no frames run.
  case atRest
  /// The place of an interval if no frame was wanted before.
  case afterRest
  /// A count of dropped pictures among the `frames` that were due, those dropped included.
  case dropped(Int, frames: Int)
  /// A mean count in a frame.
  case count(Double)
  /// A content offset in points.
  case offset(CGPoint)
  /// A value that was not measured.
  case unknown
  /// The cause of a frame's delay; nil for a frame in time.
  case delay(DelayCause?)
  /// The numbers of delays that the program and the machine caused, and of those without a known cause: before the graph was opened.
  case delays(program: Int, machine: Int, earlier: Int)
  /// The invitation to select a frame.
  case hint
  /// The heading of a selected frame: its number and its age in seconds against the newest.
  case frame(number: Int, age: Double)
  /// The view or row with the most work in `part`.
  case culprit(FrameCulprit, in: FramePart)
  /// The place of a culprit if the renderer has the most work.
  case renderer
  /// The place of a culprit in a frame that ran while the graph was closed.
  case noCulprit
}

/// A figure below the frame graph.
package enum FrameGraphFigure: Hashable, Sendable {
  /// `FrameRecord.work`, and the work that 99 % of the frames do not exceed.
  case work, slowest
  /// The rate of pictures, and the dropped pictures.
  case frameRate, dropped
  /// The time since the picture before, and the reason of a late picture.
  case interval, delay
  /// `FrameCounts.bodies`, `measures`, `places` and `commands`.
  case viewsUpdated, sizesMeasured, viewsPlaced, drawingCommands
  /// The age of the newest input when its picture was shown: the median, and the age that 99 % do not exceed.
  case inputAge, oldestInput
  /// The offset of the main scroll view.
  case offset
}
