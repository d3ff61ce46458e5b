/// Draws the `RowDecorations` of a list row: background, highlight and lift behind the content, grip and separators in front of it.
@MainActor struct RowPainter {
  private static let shadowRadius: CGFloat = 12
  private static let shadowOpacity = 0.3
  private static let edgeOpacity = 0.4
  /// The distances between the edges of the cards that stand for several moved rows.
  private static let stackStep = CGSize(width: 6, height: 5)
  private static let stackLimit = 3
  private static let insertionWidth: CGFloat = 3
  private static let insertionInset: CGFloat = 6
  private static let ringWidth: CGFloat = 2
  private static let ringInset: CGFloat = 2
  private static let ringRadius: CGFloat = 8

  let decorations: RowDecorations
  let appearance: ListRowAppearance
  /// The rectangle inside of the row's margins, in the row's coordinates.
  let card: CGRect
  let isRightToLeft: Bool
  /// The width of a device pixel in points.
  let hairline: CGFloat

  private var roundsTop: Bool { decorations.isLifted || decorations.asideCorners?.top ?? appearance.roundsTop }
  private var roundsBottom: Bool { decorations.isLifted || decorations.asideCorners?.bottom ?? appearance.roundsBottom }
  private var liftRadius: CGFloat { appearance.highlightRadius ?? appearance.radius }

  // MARK: Areas

  /// The area of the decorations; null if nothing is drawn.
  var inkBounds: CGRect {
    if decorations.isLifted {
      let reach = 2 * Self.shadowRadius + CGFloat(Self.stackLimit) * Self.stackStep.height
      return card.insetBy(dx: -reach, dy: -reach)
    }
    let draws =
      appearance.background != nil || appearance.highlight != nil || appearance.reactsToHover || appearance.mark != nil
      || appearance.disclosure != nil || appearance.focusRing != nil
    return draws || decorations.hasLines || decorations.insertion != nil ? card : .null
  }

  /// The area of the grip that takes presses; `nil` if the row cannot be moved.
  var gripArea: CGRect? {
    guard appearance.grip != nil else { return nil }
    let index = appearance.indexInset
    let width = max(
      ListRowGrip.touchWidth, appearance.gripInset - index + ListRowGrip.width + 2 * ListRowGrip.spacing)
    return CGRect(
      x: isRightToLeft ? card.minX + index : card.maxX - index - width, y: card.minY, width: min(width, card.width),
      height: card.height)
  }

  /// The area of the mark that takes presses; `nil` if the row has no mark.
  var markArea: CGRect? {
    guard appearance.mark != nil else { return nil }
    let width = min(appearance.insets.leading + RowMark.width, card.width)
    return CGRect(
      x: isRightToLeft ? card.maxX - width : card.minX, y: card.minY, width: width, height: card.height)
  }

  // MARK: Behind the content

  func paintBackdrop(_ context: inout PaintContext) {
    if decorations.isLifted { paintLift(&context) }
    if let background = appearance.background {
      context.fill(
        card, radius: appearance.radius, roundsTop: roundsTop, roundsBottom: roundsBottom, color: background)
    }
    guard let highlight = appearance.highlight ?? (decorations.showsHover ? appearance.hoverFill : nil) else { return }
    let rect = card.insetBy(dx: appearance.highlightMargin, dy: 0)
    if let radius = appearance.highlightRadius {
      context.fill(rect, radius: radius, color: highlight)
    } else {
      context.fill(
        rect, radius: appearance.radius, roundsTop: roundsTop, roundsBottom: roundsBottom, color: highlight)
    }
  }

  /// Draws in the shape of the row's background.
  func clipToCard(_ context: inout PaintContext, _ draw: (inout PaintContext) -> Void) {
    guard appearance.radius > 0, roundsTop || roundsBottom else { return context.clipped(to: card, draw) }
    let (top, bottom) = (roundsTop ? appearance.radius : 0, roundsBottom ? appearance.radius : 0)
    let path = VectorPath.roundedRect(
      card, radii: CornerRadii(topLeading: top, topTrailing: top, bottomTrailing: bottom, bottomLeading: bottom))
    context.withLayer(.clip(path), bounds: card, draw)
  }

  /// Paints the opaque background of a lifted row with its shadow, and the edges of further rows that move with it.
  private func paintLift(_ context: inout PaintContext) {
    let lift = decorations.lift
    let fill = appearance.highlight?.over(appearance.liftFill) ?? appearance.liftFill
    for number in (0..<min(decorations.liftedCount, Self.stackLimit)).reversed() {
      let (dx, dy) = (CGFloat(number) * Self.stackStep.width, CGFloat(number) * Self.stackStep.height)
      let area = card.insetBy(dx: dx, dy: 0).offsetBy(dx: 0, dy: dy * lift)
      let path = VectorPath.roundedRect(area, radius: liftRadius)
      let shadow = PaintShadow(
        color: RGBAColor.black.opacity(Self.shadowOpacity * Double(lift)), radius: Self.shadowRadius,
        offset: CGSize(width: 0, height: 3), isInner: false)
      context.withShadows([shadow], of: path) {
        $0.fill(path, paint: .color(number == 0 ? appearance.liftFill : fill))
      }
      if number > 0 { paintLiftEdge(area, &context) }
    }
  }

  /// Paints the hairline around a lifted row, which separates it from rows of the same color in dark themes.
  private func paintLiftEdge(_ area: CGRect, _ context: inout PaintContext) {
    guard let color = appearance.grip?.opacity(Self.edgeOpacity * Double(decorations.lift)) else { return }
    context.frame(area, radius: liftRadius, lineWidth: hairline, color: color)
  }

  // MARK: In front of the content

  /// Paints the grip, and the separators with the left end at `x` and a length, both in points.
  func paintFront(_ context: inout PaintContext, separators: (x: CGFloat, length: CGFloat)) {
    if decorations.showsGrip || appearance.keepsGrip { paintGrip(&context) }
    guard decorations.lift == 0 else { return paintLiftEdge(card, &context) }
    func paintLine(at y: CGFloat, _ color: RGBAColor) {
      context.fill(CGRect(x: separators.x, y: y, width: separators.length, height: hairline), color: color)
    }
    if let top = decorations.topLine { paintLine(at: card.minY, top) }
    if let bottom = decorations.bottomLine { paintLine(at: card.maxY - hairline, bottom) }
    if let insertion = decorations.insertion { paintInsertion(insertion, &context) }
    if let ring = appearance.focusRing { paintRing(ring, &context) }
  }

  /// Paints `ListRowAppearance.focusRing` around the row, inside of `card`.
  private func paintRing(_ color: RGBAColor, _ context: inout PaintContext) {
    let area = card.insetBy(dx: max(appearance.highlightMargin, Self.ringInset), dy: Self.ringInset)
    context.frame(
      area, radius: max(liftRadius, Self.ringRadius) - Self.ringInset, lineWidth: Self.ringWidth, color: color)
  }

  /// Paints the mark and the chevron, which move aside with the content by `distance` points.
  func paintAccessories(_ context: inout PaintContext, movedBy distance: CGFloat) {
    paintMark(&context, distance)
    paintDisclosure(&context, distance)
  }

  private func paintMark(_ context: inout PaintContext, _ distance: CGFloat) {
    guard let mark = appearance.mark, let area = markArea else { return }
    let inset = appearance.insets.leading
    let x = isRightToLeft ? area.maxX - inset - RowMark.diameter : area.minX + inset
    mark.paint(&context, x: x + distance, centerY: area.midY, colors: appearance.markColors)
  }

  /// Paints the chevron of a row that leads to a page.
  private func paintDisclosure(_ context: inout PaintContext, _ distance: CGFloat) {
    guard let color = appearance.disclosure else { return }
    let inset = appearance.insets.trailing - ListAppearance.disclosureWidth - ListAppearance.disclosureSpacing
    let direction: CGFloat = isRightToLeft ? -1 : 1
    let tip = (isRightToLeft ? card.minX + inset : card.maxX - inset) + distance
    let (width, half) = (ListAppearance.disclosureWidth - 1, ListAppearance.disclosureWidth - 1.5)
    var chevron = VectorPath()
    chevron.move(to: CGPoint(x: tip - width * direction, y: card.midY - half))
    chevron.addLine(to: CGPoint(x: tip, y: card.midY))
    chevron.addLine(to: CGPoint(x: tip - width * direction, y: card.midY + half))
    context.stroke(chevron, PathStroke(width: 1.6, cap: .round, join: .round), paint: .color(color))
  }

  private func paintInsertion(_ insertion: RowDecorations.Insertion, _ context: inout PaintContext) {
    let y = insertion.isBelow ? card.maxY - Self.insertionWidth : card.minY
    let rect = CGRect(x: card.minX, y: y, width: card.width, height: Self.insertionWidth)
    context.fill(rect.insetBy(dx: Self.insertionInset, dy: 0), radius: Self.insertionWidth / 2, color: insertion.color)
  }

  private func paintGrip(_ context: inout PaintContext) {
    guard let color = appearance.grip else { return }
    let x =
      isRightToLeft
      ? card.minX + appearance.gripInset : card.maxX - appearance.gripInset - ListRowGrip.width
    let side = ListRowGrip.dot
    let height = CGFloat(ListRowGrip.dotsInColumn - 1) * ListRowGrip.pitch
    let first = CGPoint(
      x: x + (ListRowGrip.width - ListRowGrip.pitch - side) / 2, y: card.midY - (height + side) / 2)
    let isBright = decorations.isGripHovered || decorations.isLifted
    let shown = isBright ? color : color.opacity(ListRowGrip.restingOpacity)
    for column in 0..<2 {
      for row in 0..<ListRowGrip.dotsInColumn {
        let origin = CGPoint(
          x: first.x + CGFloat(column) * ListRowGrip.pitch, y: first.y + CGFloat(row) * ListRowGrip.pitch)
        context.fill(CGRect(origin: origin, size: CGSize(width: side, height: side)), radius: side / 2, color: shown)
      }
    }
  }
}

extension PaintContext {
  /// Fills a rectangle with rounded upper, lower or all corners.
  mutating func fill(_ rect: CGRect, radius: CGFloat, roundsTop: Bool, roundsBottom: Bool, color: RGBAColor) {
    guard radius > 0, roundsTop || roundsBottom else { return fill(rect, color: color) }
    guard roundsTop != roundsBottom else { return fill(rect, radius: radius, color: color) }
    var longer = rect
    longer.size.height += radius
    if roundsBottom { longer.origin.y -= radius }
    clipped(to: rect) { $0.fill(longer, radius: radius, color: color) }
  }
}
