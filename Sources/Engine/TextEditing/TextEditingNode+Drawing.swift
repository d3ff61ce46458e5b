extension TextEditingNode {
  /// Draws selection, text and caret, from back to front.
  func paintText(_ layout: EditableTextLayout, _ context: inout PaintContext) {
    let own = context.translation
    let area = lines == .document ? visualBounds : bounds.insetBy(dx: -1, dy: -layout.lineLength / 4)
    context.clipped(to: area) { context in
      context.translation = CGPoint(x: own.x - contentOffset.x, y: own.y - contentOffset.y)
      let visible = context.clip.offsetBy(dx: -context.translation.x, dy: -context.translation.y)
      let numbers = layout.lines(from: visible.minY, to: visible.maxY)
      paintSelection(numbers, layout, &context)
      paintText(numbers, layout, &context)
      paintCaret(layout, &context)
    }
    context.translation = own
  }

  /// Fills the selected parts of the lines `numbers`; at half opacity without the focus.
  private func paintSelection(_ numbers: Range<Int>, _ layout: EditableTextLayout, _ context: inout PaintContext) {
    let color = isFocused ? appearance.selectionColor : appearance.selectionColor.opacity(0.5)
    context.fillSelection(
      model.selection.range, lines: numbers, of: layout, edges: contentOffset.x...(contentOffset.x + size.width),
      color: color)
  }

  /// Draws the lines `numbers`, the prompt of an empty text, and the underline of a composition.
  private func paintText(_ numbers: Range<Int>, _ layout: EditableTextLayout, _ context: inout PaintContext) {
    if model.state.buffer.isEmpty, let prompt = shownPrompt {
      let indent = max(0, (size.width - prompt.width) * appearance.style.leftAlignment) + contentOffset.x
      for piece in prompt.runs {
        context.text(
          piece.run, at: CGPoint(x: indent + piece.x, y: layout.metrics.ascent), color: appearance.promptColor)
      }
    }
    for number in numbers {
      for (run, origin) in layout.runs(ofLine: number) { context.text(run, at: origin, color: appearance.color) }
    }
    guard let marked = model.state.composition?.range else { return }
    for number in numbers {
      for part in layout.rectangles(of: marked, inLine: number) {
        let line = TextDecoration.underline.rectangle(
          x: part.minX, width: part.width, baseline: part.minY + layout.metrics.ascent, font: appearance.style.font,
          metrics: layout.metrics)
        context.fill(line, color: appearance.color)
      }
    }
  }

  /// Draws the caret of `caretWidth`, aligned to device pixels so that it has the same width at all positions.
  private func paintCaret(_ layout: EditableTextLayout, _ context: inout PaintContext) {
    guard isFocused, model.selection.isCaret, blink.isVisible(at: host?.time ?? 0) else { return }
    let scale = host?.services.scale ?? 1
    let caret = layout.caretRectangle(at: model.selection.location)
    let width = max(1, (Self.caretWidth * scale * 0.75).rounded()) / scale
    let left = ((context.translation.x + caret.minX - width / 2) * scale).rounded() / scale - context.translation.x
    let x = max(contentOffset.x, min(left, contentOffset.x + size.width - width))
    context.fill(CGRect(x: x, y: caret.minY, width: width, height: caret.height), color: appearance.caretColor)
  }
}
