import Engine

/// The gesture of `RowMoveDetector`: the mouse drags the grip of a `ListRowNode`, and the mouse or a finger drags a row after a rest.
struct ListMoveGesture {
  let controller: ListController
}

extension ListMoveGesture: PrimitiveGesture {
  typealias Value = Void

  func makeDetector() -> Detector<Void> {
    let detector = RowMoveDetector()
    update(detector)
    return detector
  }

  func update(_ detector: Detector<Void>) {
    let detector = unsafeDowncast(detector, to: RowMoveDetector.self)
    detector.interaction = controller.interaction
    detector.clicked = { [weak controller] in controller?.click(at: $0, $1) }
  }
}
