import Geometry

/// What a page's main scroll view looked like in one frame: a line of `--trace`.
///
/// A replay on the virtual clock gives the same lines on every machine, byte for byte.
public struct FrameTraceLine: Equatable, Sendable {
  /// The frame's number, from 0 on.
  public var frame: Int
  /// The frame's time in seconds since the start.
  public var time: Double
  /// The name of the scroll view.
  public var id: String
  /// The content offset in points.
  public var offset: CGPoint
  /// In points.
  public var contentSize: CGSize
  /// The size of the container in points.
  public var container: CGSize
  /// The content insets in points.
  public var insets: EdgeInsets
  /// The scroll phase's name: "idle", "tracking", "interacting", "decelerating", "animating".
  public var phase: String
  /// How many bodies were evaluated for this frame.
  public var bodies: Int
  /// How many nodes were measured for this frame.
  public var measures: Int
  /// How many nodes were placed for this frame.
  public var places: Int
  /// How many drawing commands the frame has.
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

  /// The line without its end. Numbers are the shortest that read back the same; NaN and infinity are `null`.
  public var json: String {
    var writer = JSONLineWriter()
    writer.field("frame", frame)
    writer.field("t", time)
    writer.field("id", id)
    writer.field("offset", ["x": offset.x, "y": offset.y])
    writer.field("contentSize", ["width": contentSize.width, "height": contentSize.height])
    writer.field("container", ["width": container.width, "height": container.height])
    writer.field(
      "insets",
      ["top": insets.top, "leading": insets.leading, "bottom": insets.bottom, "trailing": insets.trailing])
    writer.field("phase", phase)
    writer.field("bodies", bodies)
    writer.field("measures", measures)
    writer.field("places", places)
    writer.field("commands", commands)
    return writer.json
  }
}
