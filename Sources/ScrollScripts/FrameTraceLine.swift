import Engine

/// The state of a page's main scroll view in one frame: a line of `--trace`.
///
/// A replay on the virtual clock writes the same lines on every machine, byte for byte.
public struct FrameTraceLine: Equatable, Sendable {
  /// The frame's number, from 0 on.
  public var frame: Int
  /// The frame's time in seconds since the start.
  public var time: Double
  /// The name of the scroll view.
  public var id: String
  /// The `ScrollModel.offset` in points.
  public var offset: CGPoint
  /// The `ScrollMetrics.contentSize` in points.
  public var contentSize: CGSize
  /// The `ScrollMetrics.viewport` in points.
  public var container: CGSize
  /// The `ScrollMetrics.insets` in points.
  public var insets: EdgeInsets
  /// The scroll phase's name: "idle", "tracking", "interacting", "decelerating", "animating".
  public var phase: String
  /// The number of evaluated bodies, `FrameCounts.bodies`.
  public var bodies: Int
  /// The number of measured nodes, `FrameCounts.measures`.
  public var measures: Int
  /// The number of placed nodes, `FrameCounts.places`.
  public var places: Int
  /// The number of drawing commands, `FrameCounts.commands`.
  public var commands: Int

  package init(
    frame: Int, time: Double, id: String, offset: CGPoint, contentSize: CGSize, container: CGSize, insets: EdgeInsets,
    phase: String, bodies: Int, measures: Int, places: Int, commands: Int
  ) {
    self.frame = frame
    self.time = time
    self.id = id
    self.offset = offset
    self.contentSize = contentSize
    self.container = container
    self.insets = insets
    self.phase = phase
    self.bodies = bodies
    self.measures = measures
    self.places = places
    self.commands = commands
  }

  /// The line as JSON, without a line break. Numbers have the shortest form that reads back the same; NaN and infinity are `null`.
  public var json: String {
    let line: JSONLine = [
      "frame": frame, "t": time, "id": id, "offset": ["x": offset.x, "y": offset.y] as JSONLine,
      "contentSize": ["width": contentSize.width, "height": contentSize.height] as JSONLine,
      "container": ["width": container.width, "height": container.height] as JSONLine,
      "insets": [
        "top": insets.top, "leading": insets.leading, "bottom": insets.bottom, "trailing": insets.trailing,
      ] as JSONLine,
      "phase": phase, "bodies": bodies, "measures": measures, "places": places, "commands": commands,
    ]
    return line.json
  }
}
