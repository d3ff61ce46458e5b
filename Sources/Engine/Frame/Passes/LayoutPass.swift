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
      for layout in layouts where layout.node.host === pipeline.host {
        pipeline.host.changes.layout = layout.change
        if let motion = layout.change.motion {
          pipeline.host.changes.layout.animation = motion.animation(in: layout.node.enclosingMotionScope)
        }
        layout.node.relayout()
      }
      pipeline.host.changes.layout = ChangeContext()
    }
  }
}
