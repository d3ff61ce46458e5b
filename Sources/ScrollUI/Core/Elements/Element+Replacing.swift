import Engine

/// Records if a view that is being inserted has a transition of its own.
@MainActor final class Insertion {
  var hasTransition = false
}

extension Element {
  /// Creates a child that a change inserts.
  ///
  /// In an animated change the child appears with its transition, or fades in if it has no transition.
  final func insertChild<Content: View>(_ view: Content, identity: AnyHashable? = nil) -> ViewElement<Content> {
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

  /// Removes a child.
  ///
  /// In an animated change its nodes leave with their transition, or fade out. The child stays in `outgoingChildren`
  /// until that animation has ended and is unmounted then.
  final func removeChild(_ child: Element) {
    guard graph.pipeline.change.animation != nil, child.nodes.contains(where: { $0.host != nil }) else {
      return child.unmount()
    }
    outgoingChildren.append(child)
    graph.focus.leave(child)
    if child.preferenceMask != 0 { child.announcePreferenceChange(nil) }
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

  /// True if the element or an ancestor has been removed and only its outgoing animation still runs.
  final var isOutgoing: Bool {
    var element = self
    while let parent = element.parent {
      if parent.outgoingChildren.contains(where: { $0 === element }) { return true }
      element = parent
    }
    return false
  }

  private func endRemoval(of child: Element) {
    guard outgoingChildren.contains(where: { $0 === child }) else { return }
    outgoingChildren.removeAll { $0 === child }
    for node in child.nodes { node.endLeaving() }
    child.unmount()
  }
}
