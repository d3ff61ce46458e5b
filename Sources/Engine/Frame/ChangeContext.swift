/// The conditions of a change to nodes: its animation, and the correction of scroll offsets.
///
/// `FramePipeline.change` holds those of the update that runs now, `FramePipeline.layoutChange` those of the layout. A layout request
/// carries the context from the update to the layout.
package struct ChangeContext {
  /// The animation of the change; nil applies it at once.
  package var animation: NodeAnimation?
  /// True if scroll offsets are corrected so that visible rows keep their positions.
  package var adjustsOffsets = true
  /// The animations of the separate motion scopes; nil if `animation` holds for all nodes.
  var motion: (any MotionChange)?

  package init(animation: NodeAnimation? = nil, adjustsOffsets: Bool = true) {
    self.animation = animation
    self.adjustsOffsets = adjustsOffsets
  }

  /// This change made within `outer`: values that this context does not set come from `outer`. `motion` replaces `self.motion`.
  func within(_ outer: ChangeContext, motion: (any MotionChange)?) -> ChangeContext {
    var context = self
    context.animation = animation ?? outer.animation
    context.motion = motion ?? outer.motion
    context.adjustsOffsets = adjustsOffsets && outer.adjustsOffsets
    return context
  }
}
