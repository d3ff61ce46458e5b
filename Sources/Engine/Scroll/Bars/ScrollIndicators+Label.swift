/// The label beside the vertical thumb: the text of the first visible row, while the thumb or the track is held.
extension ScrollIndicators {
  /// The text of the label; nil while it is not shown, and where the rows have no labels.
  package var labelText: String? {
    guard labelOpacity > 0, let rows = label?.rows, rows.host != nil else { return nil }
    return rows.label(at: Double(node.visibleContent.minY - node.contentRect(rows.bounds, of: rows).minY))
  }

  /// The opacity of the label: 1 while the bar is held, then fading to 0 in `ScrollConstants.indicatorFade` seconds.
  private var labelOpacity: Double {
    guard let label else { return 0 }
    guard let releaseTime = label.releaseTime else { return 1 }
    return node.traits.reducesMotion ? 0 : max(0, 1 - (now - releaseTime) / ScrollConstants.indicatorFade)
  }

  /// Shows the label because the vertical bar is held.
  func showLabel() {
    switch hold {
    case .thumb(.vertical, _), .track(.vertical, _, _): label = ScrollLabel(rows: node.longestRows)
    default: break
    }
  }

  /// Fades the label out because the bar was released.
  func releaseLabel() {
    guard label != nil else { return }
    label?.releaseTime = now
    node.host?.add(self)
  }

  /// Continues the fading. True if it needs a further frame.
  func fadeLabel() -> Bool {
    guard let label, label.releaseTime != nil else { return false }
    node.setNeedsPaint()
    if labelOpacity <= 0 { self.label = nil }
    return self.label != nil
  }

  /// The distances of the text from the edges of the label, and of the label from the bar or the section index, in points.
  private static var padding: (x: CGFloat, y: CGFloat) { (10, 5) }
  private static var spacing: CGFloat { 8 }

  /// The rectangle of the label beside the thumb in the scroll view's space; nil while it is not shown.
  package var labelFrame: CGRect? {
    guard let text = labelText, let line = line(of: text), let bar = indicator(.vertical) else { return nil }
    let (track, thumb) = (bar.zone, bar.thumb(width: ScrollConstants.indicatorWideWidth))
    let size = CGSize(width: line.width + 2 * Self.padding.x, height: line.height + 2 * Self.padding.y)
    let isAtLeft = track.midX < node.size.width / 2
    let spacing = Self.spacing + max(0, (label?.rows?.labelInset ?? 0) - track.width)
    let x = isAtLeft ? track.maxX + spacing : track.minX - spacing - size.width
    let y = min(max(thumb.midY - size.height / 2, track.minY), max(track.minY, track.maxY - size.height))
    return CGRect(origin: CGPoint(x: x, y: y), size: size)
  }

  /// The line of `text`, truncated to half of the scroll view's width. Cached for the last `text`.
  private func line(of text: String) -> TextLine? {
    if let cached = label?.line, cached.text == text { return cached.line }
    guard let engine = node.host?.services.textEngine else { return nil }
    var style = TextParagraphStyle()
    style.lineLimit = 1
    let (look, width) = (node.traits.indicatorLabel, max(0, node.size.width / 2))
    let span = TextSpan(text: text, font: look.font, color: look.color)
    let line = TextTypesetter(spans: [span], style: style, engine: engine).layout(width: width, height: nil).lines.first
    label?.line = (text, line)
    return line
  }

  func paintLabel(_ context: inout PaintContext) {
    let opacity = labelOpacity
    guard opacity > 0, let text = labelText, let frame = labelFrame, let line = line(of: text) else { return }
    let look = node.traits.indicatorLabel
    context.fill(frame, radius: 7, color: look.fill.opacity(opacity))
    context.frame(frame, radius: 7, lineWidth: 1, color: look.edge.opacity(opacity))
    for piece in line.runs {
      let origin = CGPoint(x: frame.minX + Self.padding.x + piece.x, y: frame.minY + Self.padding.y + line.ascent)
      context.text(piece.run, at: origin, color: look.color.opacity(opacity))
    }
  }
}

extension RenderNode {
  /// The longest `ScrollLabelSource` in this subtree, without those of inner scroll views.
  fileprivate var longestRows: (any ScrollLabelSource)? {
    var longest: (any ScrollLabelSource)?
    func visit(_ node: RenderNode) {
      if let rows = node as? any ScrollLabelSource {
        if rows.size.height > longest?.size.height ?? 0 { longest = rows }
      } else if !node.capabilities.contains(.scrolls) || node === self {
        node.children.forEach(visit)
      }
    }
    visit(self)
    return longest
  }
}
