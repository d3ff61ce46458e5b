extension TextNode {
  /// The pieces of an old text after an animated change of `spans`, until the new text is laid out.
  struct OutgoingText {
    let pieces: [TextMorph.Piece]
    let animation: NodeAnimation
  }

  /// Stores the pieces visible until now in `outgoingText` if the change of `spans` is animated; otherwise ends a running
  /// transition. Called before the cached layouts are cleared.
  func spansDidChange(from oldSpans: [TextSpan]) {
    guard transition != .identity, let animation = host?.changes.update.animation, size.width > 0,
      let pieces = morph?.pieces ?? shownLayout.map({ self.pieces(of: $0, oldSpans) })
    else { return endMorph() }
    endMorph()
    animation.motionStarts()
    outgoingText = OutgoingText(pieces: pieces, animation: animation)
  }

  /// Starts a `TextMorph` from `outgoingText` to the new text. Called by `layoutChildren()`, as it needs the new positions.
  func beginMorph() {
    guard let outgoingText, let host, let layout = currentLayout else { return }
    self.outgoingText = nil
    let roll = transition.isNumeric ? layout.lines.first?.height ?? 0 : 0
    let morph = TextMorph(
      from: outgoingText.pieces, to: pieces(of: layout, spans), transition: transition,
      roll: countsDown ? -roll : roll, node: self, animation: outgoingText.animation, time: host.time)
    self.morph = morph
    host.add(morph)
    invalidateVisualBounds()
  }

  func morphDidEnd(_ ended: TextMorph) {
    guard morph === ended else { return }
    morph = nil
    invalidateVisualBounds()
  }

  /// Ends the transition, or removes the pending `outgoingText`; the text is then painted without it.
  func endMorph() {
    outgoingText?.animation.motionEnds()
    outgoingText = nil
    guard let morph else { return }
    host?.remove(morph)
    self.morph = nil
    morph.end()
    invalidateVisualBounds()
  }

  /// The runs of `layout` at their positions, or their characters without white space if `TextTransition.hasCharacters`
  /// is true.
  private func pieces(of layout: TextLayout, _ spans: [TextSpan]) -> [TextMorph.Piece] {
    var pieces: [TextMorph.Piece] = []
    forEachLine(of: layout) { line, indent, top in
      for piece in line.runs {
        let baselineStart = CGPoint(x: indent + piece.x, y: top + line.ascent)
        let whole = TextMorph.Piece(
          run: piece.run, span: piece.span, color: spans[piece.span].color, baselineStart: baselineStart)
        if transition.hasCharacters { append(charactersOf: whole, to: &pieces) } else { pieces.append(whole) }
      }
    }
    return pieces
  }

  private func append(charactersOf piece: TextMorph.Piece, to pieces: inout [TextMorph.Piece]) {
    guard let engine = host?.services.textEngine else { return }
    let run = piece.run
    let offsets = engine.caretOffsets(in: run.text[...], font: run.font, direction: run.direction)
    for (index, character) in run.text.enumerated() where !character.isWhitespace {
      var part = TextMorph.Piece(
        run: TextRun(
          text: String(character), font: run.font, width: abs(offsets[index + 1] - offsets[index]),
          metrics: run.metrics, direction: run.direction),
        span: piece.span, color: piece.color, baselineStart: piece.baselineStart)
      part.baselineStart.x += min(offsets[index], offsets[index + 1])
      pieces.append(part)
    }
  }
}
