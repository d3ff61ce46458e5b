import Engine

/// The shape of the mouse pointer over a view.
public struct PointerStyle: Hashable, Sendable {
  let shape: PointerShape

  private init(_ shape: PointerShape) { self.shape = shape }

  /// The system's arrow.
  public static let `default` = PointerStyle(.arrow)
  /// The text cursor, for selectable text.
  public static let horizontalText = PointerStyle(.text)
  /// The text cursor for vertical text. Equal to ``horizontalText`` on Linux.
  public static let verticalText = PointerStyle(.text)
  /// A hand, for links.
  public static let link = PointerStyle(.hand)
  /// The move cursor, for a movable object. Equal to ``grabActive`` on Linux.
  public static let grabIdle = PointerStyle(.move)
  /// The move cursor, for an object that is being moved.
  public static let grabActive = PointerStyle(.grabbing)
  /// A crosshair, for drawing a rectangle.
  public static let rectSelection = PointerStyle(.crosshair)
  /// A horizontal resize arrow, for the edge between columns.
  public static let columnResize = PointerStyle(.resizeHorizontal)
  /// A vertical resize arrow, for the edge between rows.
  public static let rowResize = PointerStyle(.resizeVertical)

  /// A resize arrow in the direction of an edge or a corner of a frame.
  public static func frameResize(position: FrameResizePosition) -> PointerStyle {
    switch position {
    case .top, .bottom: PointerStyle(.resizeVertical)
    case .leading, .trailing: PointerStyle(.resizeHorizontal)
    case .topLeading, .bottomTrailing: PointerStyle(.resizeFalling)
    case .topTrailing, .bottomLeading: PointerStyle(.resizeRising)
    }
  }
}

/// An edge or a corner of a resizable frame.
public enum FrameResizePosition: Hashable, Sendable, CaseIterable {
  /// The edges.
  case top, leading, bottom, trailing
  /// The corners.
  case topLeading, topTrailing, bottomLeading, bottomTrailing
}

nonisolated extension View {
  /// Sets the shape of the mouse pointer over this view; nil uses the shape of the enclosing view.
  public func pointerStyle(_ style: PointerStyle?) -> some View { modifier(HoverModifier(shape: style?.shape)) }
}
