/// The constants of the grip by which the mouse moves a row of a list, in points.
enum ListRowGrip {
  static let width: CGFloat = 8
  /// The distance of the grip from the content of the row.
  static let spacing: CGFloat = 4
  /// The width at the edge of a scroll view in which the scroll bar takes presses.
  static let barWidth = CGFloat(ScrollConstants.indicatorWideWidth + 2 * ScrollConstants.indicatorMargin)
  /// The minimum width of the area that takes presses.
  static let touchWidth: CGFloat = 24
  /// The diameter of a dot, and the distance between the centers of two dots.
  static let dot: CGFloat = 2.5
  static let pitch: CGFloat = 5
  static let dotsInColumn = 3
  /// The opacity of a grip that is not under the mouse.
  static let restingOpacity = 0.55
}

/// The corners of a row that are rounded.
struct ListRowCorners: Equatable {
  var top: Bool
  var bottom: Bool
}

/// The drawing of a row that a pointer moves, and of the grip.
extension ListRowNode {
  private static let shadowRadius: CGFloat = 12
  private static let shadowOpacity = 0.3
  private static let edgeOpacity = 0.4
  /// The distances between the edges of the cards that stand for several moved rows.
  private static let stackStep = CGSize(width: 6, height: 5)
  private static let stackLimit = 3

  /// The area of the grip in the row's coordinates; `nil` if the row cannot be moved.
  package var gripArea: CGRect? {
    guard appearance.grip != nil else { return nil }
    let card = card
    let width = max(ListRowGrip.touchWidth, appearance.gripInset + ListRowGrip.width + 2 * ListRowGrip.spacing)
    return CGRect(
      x: isRightToLeft ? card.minX : card.maxX - width, y: card.minY, width: min(width, card.width),
      height: card.height)
  }

  /// True while the row is drawn above the list.
  package var isLifted: Bool { lift > 0 }
  /// The distance in points from the origin at which the row is drawn now, and its opacity.
  package var shownDisplacement: CGPoint { displacement }
  package var shownOpacity: Double { presence }

  var roundsTop: Bool { lift > 0 || asideCorners?.top ?? appearance.roundsTop }
  var roundsBottom: Bool { lift > 0 || asideCorners?.bottom ?? appearance.roundsBottom }

  func paintGrip(_ context: inout PaintContext) {
    guard let color = appearance.grip else { return }
    let card = card
    let x =
      isRightToLeft
      ? card.minX + appearance.gripInset : card.maxX - appearance.gripInset - ListRowGrip.width
    let side = ListRowGrip.dot
    let height = CGFloat(ListRowGrip.dotsInColumn - 1) * ListRowGrip.pitch
    let first = CGPoint(
      x: x + (ListRowGrip.width - ListRowGrip.pitch - side) / 2, y: card.midY - (height + side) / 2)
    let shown = isGripHovered || lift > 0 ? color : color.opacity(ListRowGrip.restingOpacity)
    for column in 0..<2 {
      for row in 0..<ListRowGrip.dotsInColumn {
        let origin = CGPoint(
          x: first.x + CGFloat(column) * ListRowGrip.pitch, y: first.y + CGFloat(row) * ListRowGrip.pitch)
        context.fill(CGRect(origin: origin, size: CGSize(width: side, height: side)), radius: side / 2, color: shown)
      }
    }
  }

  /// The area that a lifted row draws in.
  var liftBounds: CGRect {
    let reach = 2 * Self.shadowRadius + CGFloat(Self.stackLimit) * Self.stackStep.height
    return card.insetBy(dx: -reach, dy: -reach)
  }

  /// Paints the opaque background of a lifted row with its shadow, and the edges of further rows that move with it.
  func paintLift(_ context: inout PaintContext) {
    let fill = appearance.highlight?.over(appearance.liftFill) ?? appearance.liftFill
    for number in (0..<min(liftedCount, Self.stackLimit)).reversed() {
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
  func paintLiftEdge(_ area: CGRect, _ context: inout PaintContext) {
    guard let color = appearance.grip?.opacity(Self.edgeOpacity * Double(lift)) else { return }
    context.frame(area, radius: liftRadius, lineWidth: hairline, color: color)
  }

  private var liftRadius: CGFloat { appearance.highlightRadius ?? appearance.radius }
}
