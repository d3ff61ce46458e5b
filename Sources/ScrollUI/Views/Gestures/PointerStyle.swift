import Engine

/// What the mouse's pointer looks like.
public struct PointerStyle: Hashable, Sendable {
  let shape: PointerShape

  private init(_ shape: PointerShape) { self.shape = shape }

  /// The system's arrow.
  public static let `default` = PointerStyle(.arrow)
  /// Over text that can be selected.
  public static let horizontalText = PointerStyle(.text)
  /// The same for text that runs downwards, which has no pointer of its own here.
  public static let verticalText = PointerStyle(.text)
  /// Over something that leads elsewhere.
  public static let link = PointerStyle(.hand)
  /// Over something that can be moved; held, and not.
  public static let grabIdle = PointerStyle(.move)
  public static let grabActive = PointerStyle(.move)
  /// Where a rectangle can be drawn.
  public static let rectSelection = PointerStyle(.crosshair)
  /// On the edge between two columns, or two rows.
  public static let columnResize = PointerStyle(.resizeHorizontal)
  public static let rowResize = PointerStyle(.resizeVertical)

  /// On the edge or the corner of a frame that can be made larger.
  public static func frameResize(position: FrameResizePosition) -> PointerStyle {
    switch position {
    case .top, .bottom: PointerStyle(.resizeVertical)
    case .leading, .trailing: PointerStyle(.resizeHorizontal)
    case .topLeading, .bottomTrailing: PointerStyle(.resizeFalling)
    case .topTrailing, .bottomLeading: PointerStyle(.resizeRising)
    }
  }
}

/// Where on a frame's edge something is made larger or smaller.
public enum FrameResizePosition: Hashable, Sendable, CaseIterable {
  case top, leading, bottom, trailing
  case topLeading, topTrailing, bottomLeading, bottomTrailing
}

nonisolated extension View {
  /// What the mouse's pointer looks like over the view; nil leaves that to the views around.
  public func pointerStyle(_ style: PointerStyle?) -> some View { modifier(HoverModifier(shape: style?.shape)) }
}
