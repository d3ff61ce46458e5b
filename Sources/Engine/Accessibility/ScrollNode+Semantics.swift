import Semantics

extension ScrollNode: SemanticDescribing {
  /// Adds an element with its `scrollBar`s, or the content alone if `ScrollMetrics.isScrollable(_:)` is false.
  package func describe(into builder: inout SemanticBuilder) {
    var element = builder.element(.scrollView, of: self)
    element.children = builder.collect(in: element) { builder in
      builder.visitChildren(of: self)
      for axis in Axis.allCases where indicatorMode(axis) != .hidden && model.metrics.isScrollable(axis) {
        builder.add(bar(axis, &builder))
      }
    }
    guard Axis.allCases.contains(where: model.metrics.isScrollable) else {
      for child in element.children { builder.add(child) }
      return
    }
    for edge in Edge.allCases where isScrollEnabled && canScroll(to: edge) {
      element.setAction(.scroll(edge)) { [weak self] in self?.scrollPage(to: edge) }
    }
    builder.add(element)
  }

  private func bar(_ axis: Axis, _ builder: inout SemanticBuilder) -> SemanticElement {
    var bar = builder.element(.scrollBar, of: self)
    let metrics = model.metrics
    let beginning = metrics.minimum(axis)
    if let thumb = indicators.thumb(axis) { bar.node.frame = convert(thumb, to: nil) }
    bar.node.states.insert(axis == .horizontal ? .horizontal : .vertical)
    bar.node.range = SemanticRange(
      current: metrics.clamped(model.offset[axis], axis) - beginning, minimum: 0,
      maximum: metrics.maximum(axis) - beginning, step: metrics.pageLength(axis), isSettable: isScrollEnabled)
    bar.execute = { [weak self] request in
      guard let self, isScrollEnabled, case .setNumber(let number) = request, number.isFinite else { return false }
      scroll(axis, to: model.metrics.minimum(axis) + number)
      return true
    }
    return bar
  }

  /// The axis of `edge`, and -1 for the edges at the beginning in window coordinates or 1 for those at the end.
  private func direction(to edge: Edge) -> (axis: Axis, sign: Double) {
    switch isRightToLeft ? edge.mirrored : edge {
    case .top: (.vertical, -1)
    case .bottom: (.vertical, 1)
    case .leading: (.horizontal, -1)
    case .trailing: (.horizontal, 1)
    }
  }

  private func canScroll(to edge: Edge) -> Bool {
    let (axis, sign) = direction(to: edge)
    return model.metrics.isScrollable(axis) && model.metrics.canMove(from: model.offset[axis], by: sign, axis)
  }

  private func scrollPage(to edge: Edge) {
    let (axis, sign) = direction(to: edge)
    scroll(axis, to: model.offset[axis] + sign * model.metrics.pageLength(axis))
  }

  private func scroll(_ axis: Axis, to offset: Double) {
    let target = model.metrics.clamped(offset, axis)
    requests.add(
      ScrollRequest(
        .offset(x: axis == .horizontal ? target : nil, y: axis == .vertical ? target : nil), rank: .explicit))
  }
}
