import Engine

/// Notes whether a view that comes in says how.
@MainActor final class Insertion {
  var hasTransition = false
}

extension Element {
  /// Makes a child that a change brings in. Where the change is animated it comes by its transition, or fades in.
  final func bringIn<Content: View>(_ view: Content, identity: AnyHashable? = nil) -> ViewElement<Content> {
    var context = childContext
    context.identity = identity
    guard let animation = graph.pipeline.change.animation else { return makeElement(view, in: context) }
    let insertion = Insertion()
    let child = graph.inserting(insertion) { makeElement(view, in: context) }
    if !insertion.hasTransition {
      for node in child.nodes { graph.pipeline.fade(node, from: 0, to: 1, animation) }
    }
    return child
  }

  /// Ends a child that a change takes away. Where the change is animated its picture goes by its transition, or fades out, and
  /// the element ends when that is over.
  final func takeAway(_ child: Element) {
    guard graph.pipeline.change.animation != nil, child.nodes.contains(where: { $0.pipeline != nil }) else {
      return child.unmount()
    }
    leavingChildren.append(child)
    graph.focus.leave(child)
    if child.preferenceMask != 0 { child.notePreferenceChange(nil) }
    let end = AnimationCompletion { [weak self, weak child] in
      MainActor.assumeIsolated {
        if let child { self?.endRemoval(of: child) }
      }
    }
    end.hold()
    graph.completing(end) {
      if !child.beginRemoval(), let animation = graph.pipeline.change.animation {
        for node in child.nodes { graph.pipeline.fade(node, to: 0, animation) }
      }
    }
    end.release(in: graph)
  }

  /// Whether only the picture of it is still there, on its way out.
  final var isLeaving: Bool {
    var element = self
    while let parent = element.parent {
      if parent.leavingChildren.contains(where: { $0 === element }) { return true }
      element = parent
    }
    return false
  }

  private func endRemoval(of child: Element) {
    guard leavingChildren.contains(where: { $0 === child }) else { return }
    leavingChildren.removeAll { $0 === child }
    for node in child.nodes { node.endLeaving() }
    child.unmount()
  }
}
