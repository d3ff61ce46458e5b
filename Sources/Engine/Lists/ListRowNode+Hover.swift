extension ListRowNode: HoverReceiver {
  var shape: PointerShape? { decorations.isGripHovered ? .hand : nil }

  private func setHover(row isHovered: Bool, grip isGripHovered: Bool) {
    (decorations.isHovered, decorations.isGripHovered) = (isHovered, isGripHovered)
  }

  func hoverDidChange(_ location: HoverLocation) {
    guard case .over(let point) = location else {
      setHover(row: false, grip: false)
      return
    }
    let own = convertFromWindow(point)
    setHover(row: freeCard.contains(own), grip: gripArea?.contains(own) == true)
  }
}

extension ListRowNode {
  /// Counts the row among the nodes that `HoverTracker` notifies of the mouse.
  func countHover(_ isTracked: Bool) {
    if isTracked {
      host?.services[HoverTracker.self].nodeIsAttached()
    } else {
      host?.services[HoverTracker.self].nodeIsDetached()
    }
  }
}
