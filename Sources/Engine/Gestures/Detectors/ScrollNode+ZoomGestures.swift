extension ScrollNode {
  /// The detector of the double press; nil if input does not zoom.
  var doublePress: GestureDetector? { isZoomEnabled ? zoomPress : nil }

  func makeZoomPress() -> GestureDetector {
    let press = ObservedDetector(TapDetector(count: 2))
    press.ended = { [unowned self] in zoom?.enlarge(at: convertFromWindow($0)) }
    press.attach(to: self)
    return press
  }
}

extension [RenderNode] {
  /// The innermost scroll view of this path, the deepest node first, whose content two fingers zoom; nil if a magnification gesture has
  /// precedence.
  @MainActor var zoomingScrollNode: ScrollNode? {
    for node in self {
      if let scroller = node.fact(ScrollFact.self), scroller.isZoomEnabled {
        return precededByMagnification ? nil : scroller
      }
      if node.magnifies(.normal) { return nil }
    }
    return nil
  }

  @MainActor private var precededByMagnification: Bool { contains { $0.magnifies(.high) } }
}

extension RenderNode {
  /// True for an enabled gesture with `precedence` that follows a magnification.
  fileprivate func magnifies(_ precedence: GestureNode.Precedence) -> Bool {
    guard let gesture = fact(GestureFact.self), gesture.precedence == precedence else { return false }
    return gesture.isEnabled && gesture.detector.pinchMeasures.contains(.magnification)
  }
}
