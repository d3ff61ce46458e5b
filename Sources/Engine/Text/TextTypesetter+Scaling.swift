extension TextTypesetter {
  /// The number of scales tried between the minimum scale and 1.
  private static let scalingSteps = 6

  /// Sets the text, in smaller fonts where it would be left out in part otherwise: as large as fits, and no smaller than the
  /// style's `minimumScale`. Returns the scale that was taken.
  ///
  /// Complexity: that of `layout` where the text fits; seven times as much where it is made smaller.
  package func scaledLayout(width: CGFloat?, height: CGFloat?) -> (layout: TextLayout, scale: CGFloat) {
    let natural = layout(width: width, height: height)
    guard style.minimumScale < 1, natural.isTruncated else { return (natural, 1) }
    var best = (layout: scaled(by: style.minimumScale).layout(width: width, height: height), scale: style.minimumScale)
    guard !best.layout.isTruncated else { return best }
    var (low, high) = (style.minimumScale, CGFloat(1))
    for _ in 0..<Self.scalingSteps {
      let middle = (low + high) / 2
      let candidate = scaled(by: middle).layout(width: width, height: height)
      if candidate.isTruncated {
        high = middle
      } else {
        low = middle
        best = (candidate, middle)
      }
    }
    return best
  }

  private func scaled(by scale: CGFloat) -> TextTypesetter {
    let spans = spans.map { span in
      var copy = span
      copy.font.size *= scale
      copy.tracking *= scale
      copy.image = copy.image?.scaled(by: scale)
      return copy
    }
    return TextTypesetter(spans: spans, style: style, engine: engine)
  }
}
