/// The views of a window as far as nodes depend on them.
@MainActor package protocol NodeClient: AnyObject {
  /// The animations of the motion scopes in the update that runs now. Nil outside of updates, and if the animation of
  /// `RunningChanges.update` holds for all nodes.
  var motionChange: (any MotionChange)? { get }
  /// The names of `WorkSubject`s, for a report.
  func describe(_ subjects: [WorkSubject]) -> [WorkDescription]
}

extension RenderNode {
  /// The type of the view that the node draws, for messages; nil without a client.
  final var viewName: String? { host?.client?.describe([.node(self)]).first?.view }
}
