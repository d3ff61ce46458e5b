/// The conditions of a change to nodes: its animation, and the correction of scroll offsets.
///
/// `RunningChanges` holds those of the update and of the layout that run now. A layout request carries the context from the update to the
/// layout.
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

/// The changes to nodes that run now.
@MainActor package struct RunningChanges {
  /// The conditions of the update of nodes. The client sets them around its updates.
  package var update = ChangeContext()
  /// The conditions of the layout; the default outside of layout.
  var layout = ChangeContext()

  /// The conditions of a layout that is requested now.
  func ofRequest(by client: (any NodeClient)?) -> ChangeContext {
    update.within(layout, motion: client?.motionChange)
  }
}
