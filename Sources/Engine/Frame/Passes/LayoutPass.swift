/// Lays out the nodes that are marked, those nearer to the root first.
@MainActor enum LayoutPass {
  /// The maximum number of rounds in a pass, if layouts mark further layouts. Remaining requests wait for the next pass.
  private static let maximumRounds = 8

  static func run(in pipeline: FramePipeline) {
    pipeline.enter(.layout)
    let requests = pipeline.requests
    var rounds = 0
    while !requests.layouts.isEmpty, rounds < maximumRounds {
      rounds += 1
      let layouts = requests.layouts.sorted { $0.node.depth < $1.node.depth }
      requests.layouts.removeAll(keepingCapacity: true)
      for layout in layouts where layout.node.pipeline === pipeline {
        pipeline.layoutChange = layout.change
        if let motion = layout.change.motion {
          pipeline.layoutChange.animation = motion.animation(in: layout.node.enclosingMotionScope)
        }
        layout.node.relayout()
      }
      pipeline.layoutChange = ChangeContext()
    }
  }
}

extension FramePipeline {
  /// Runs `body`, which lays out nodes in `scope`, with the animation of `motion` in that scope.
  func layingOut(in scope: AnyObject, of motion: any MotionChange, _ body: () -> Void) {
    let outer = layoutChange.animation
    layoutChange.animation = motion.animation(in: scope)
    body()
    layoutChange.animation = outer
  }
}
