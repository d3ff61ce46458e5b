extension TextTypesetter {
  /// The number of bisection steps between `minimumScale` and 1.
  private static let scalingSteps = 6

  /// The lines of the text and the scale of its fonts, tracking and images. Text that would be truncated is scaled down
  /// until it fits, but not below `style.minimumScale`, where it may still be truncated. The scale is determined by
  /// bisection, to a 64th of the interval from `style.minimumScale` to 1.
  ///
  /// Complexity: that of `layout(width:height:)` if the text fits, otherwise at most eight times that.
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
      copy.baselineOffset *= scale
      copy.image = copy.image?.scaled(by: scale)
      return copy
    }
    return TextTypesetter(spans: spans, style: style, engine: engine)
  }
}
