extension PaintContext {
  /// Draws `list`, the drawing of another window, with its background and its top left corner at that of the current node.
  package mutating func draw(_ list: DisplayList) {
    let area = CGRect(origin: .zero, size: list.size)
    clipped(to: area) { context in
      context.fill(area, color: list.background)
      let (offset, outer) = (context.translation, context.clip)
      var visible = outer
      for command in list.commands {
        if case .clip(let inner) = command {
          visible = inner == .infinite ? outer : outer.overlap(with: inner.offsetBy(dx: offset.x, dy: offset.y))
        } else if !visible.isEmpty {
          context.append(offset == .zero ? command : command.moved(by: offset), clip: visible)
        }
      }
    }
  }
}
