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
