/// Records the `DisplayList`, culled to clips, if a node is marked for painting. The host draws and shows it after the frame.
@MainActor enum PaintPass {
  /// Returns true if a new list was recorded.
  static func run(in pipeline: FramePipeline) -> Bool {
    guard pipeline.requests.paints else { return false }
    pipeline.enter(.paint)
    pipeline.requests.paints = false
    pipeline.work.paintedFrames += 1
    var list = DisplayList(size: .zero)
    swap(&list, &pipeline.displayList)
    list.reset(size: pipeline.root.size, background: pipeline.services.background)
    var context = PaintContext(list: consume list)
    pipeline.root.paintIfVisible(&context)
    pipeline.displayList = context.finish()
    pipeline.work.counts.commands = pipeline.displayList.commands.count - pipeline.displayList.instrumentCommands
    return true
  }
}

extension FramePipeline {
  /// Brackets the host's drawing, so that its duration counts as part of this frame.
  package func drawing(_ body: () -> Void) {
    enter(.paint)
    body()
    enter(.between)
  }

  /// Brackets the host's presentation of the drawn frame.
  package func presenting(_ body: () -> Void) {
    enter(.present)
    body()
    enter(.between)
  }

  /// A `DisplayList` recorded without the cached lists of nodes, for tests to compare with.
  package func listWithoutCaches() -> DisplayList {
    var context = PaintContext(
      list: DisplayList(size: root.size, background: services.background), usesCaches: false)
    root.paintIfVisible(&context)
    return context.finish()
  }
}
