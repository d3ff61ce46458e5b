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
    unsafeDowncast(detector, to: RowMoveDetector.self).mover = controller
  }
}

extension ListController: RowMover {
  func canMoveRow(at point: CGPoint, onGrip: Bool) -> Bool { rows?.movableItem(at: point, onGrip: onGrip) != nil }

  /// Lifts the row at `point`. The rows in `selection` move together with a selected row.
  func beginMove(at point: CGPoint) {
    guard let rows, let item = rows.movableItem(at: point, onGrip: false) else { return }
    let isSelected = rows.selectionValue(ofItem: item).map(selection.contains) ?? false
    rows.beginMove(of: item, with: isSelected ? selectedItems() : [], at: point)
  }

  func continueMove(to point: CGPoint) { rows?.continueMove(to: point) }

  func endMove(at point: CGPoint, click modifiers: Modifiers?) {
    guard let modifiers else {
      rows?.endMove()
      return
    }
    rows?.cancelMove()
    click(at: point, modifiers)
  }

  func cancelMove() { rows?.cancelMove() }
}
