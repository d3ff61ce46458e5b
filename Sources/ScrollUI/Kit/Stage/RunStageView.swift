import Engine

/// The frames of a `RunStage`. The view fills the proposed size, which is the size of the window of new recordings.
package struct RunStageView {
  let stage: RunStage
  /// The key that the window keeps during a recording, with Control held.
  let reservedKey: KeyEquivalent

  /// Creates a view of `stage`. `reservedKey` with Control is not sent to the run.
  nonisolated package init(_ stage: RunStage, reservedKey: KeyEquivalent) {
    self.stage = stage
    self.reservedKey = reservedKey
  }
}

extension RunStageView: View, LeafView {
  /// Drawn by `HostedPipelineNode`; has no body of views.
  package typealias Body = Never

  func makeNode(_ environment: EnvironmentValues) -> HostedPipelineNode {
    let node = HostedPipelineNode()
    stage.node = node
    node.frames = stage
    updateNode(node, environment)
    stage.show(stage.position)
    return node
  }

  func updateNode(_ node: HostedPipelineNode, _ environment: EnvironmentValues) {
    stage.services = environment.runServices
    stage.images = environment.imageLibrary
    node.isReserved = { [reservedKey] stroke in
      stroke.modifiers == .control && KeyEquivalent(stroke) == reservedKey
    }
    node.takesInput = stage.activity == .recording
  }
}
