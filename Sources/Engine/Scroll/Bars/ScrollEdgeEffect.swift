/// The effect on scrolled content where a bar covers it.
package enum ScrollEdgeEffect: Hashable, Sendable {
  /// Content fades into `ScrollEdgeEffects.background`.
  case soft
  /// Content is covered by the background up to a line.
  case hard
  /// Content stays visible through the bar.
  case hidden
}

/// The edge effects of a scroll view, one `ScrollEdgeEffect` for each edge.
package struct ScrollEdgeEffects: Equatable, Sendable {
  /// The effects that are not `soft`.
  private var effects: [Edge: ScrollEdgeEffect] = [:]
  /// The color of soft and hard edges.
  package var background = RGBAColor.white
  /// The color of the line at the end of a hard edge.
  package var line = RGBAColor.black.opacity(0.2)

  package init() {}

  package subscript(edge: Edge) -> ScrollEdgeEffect {
    get { effects[edge] ?? .soft }
    set { effects[edge] = newValue == .soft ? nil : newValue }
  }
}

extension ScrollNode {
  /// Paints the edge effects over the content, below the bars.
  func paintEdgeEffects(_ context: inout PaintContext) {
    let bars = outerSafeArea.bars
    guard !bars.isEmpty else { return }
    for edge in Edge.allCases where bars.contains(edge) {
      let strength = edgeEffectStrength(edge)
      guard strength > 0 else { continue }
      switch traits.edgeEffects[isRightToLeft ? edge.mirrored : edge] {
      case .soft: paintSoftEdge(edge, strength, &context)
      case .hard: paintHardEdge(edge, strength, &context)
      case .hidden: break
      }
    }
  }

  /// The strength of the effect at `edge`, 0…1; 0 while no content lies below the bar. `.leading` is the left edge.
  package func edgeEffectStrength(_ edge: Edge) -> Double {
    let axis: Axis = edge == .top || edge == .bottom ? .vertical : .horizontal
    let metrics = model.metrics
    guard metrics.isScrollable(axis) else { return 0 }
    let isStart = edge == .top || edge == .leading
    let hidden =
      isStart ? model.offset[axis] - metrics.restingMinimum(axis) : metrics.maximum(axis) - model.offset[axis]
    return max(0, min(1, hidden / ScrollConstants.edgeEffectRamp))
  }

  /// The rectangle that the bar at `edge` covers, extended by `beyond` points.
  private func strip(_ edge: Edge, beyond: CGFloat = 0) -> CGRect {
    let length = outerSafeArea.insets[edge] + beyond
    switch edge {
    case .top: return CGRect(x: 0, y: 0, width: size.width, height: length)
    case .leading: return CGRect(x: 0, y: 0, width: length, height: size.height)
    case .bottom: return CGRect(x: 0, y: size.height - length, width: size.width, height: length)
    case .trailing: return CGRect(x: size.width - length, y: 0, width: length, height: size.height)
    }
  }

  private func paintSoftEdge(_ edge: Edge, _ strength: Double, _ context: inout PaintContext) {
    let rect = strip(edge, beyond: ScrollConstants.softEdgeLength)
    let color = traits.edgeEffects.background
    let ramp = ColorRamp([
      .init(color.opacity(0.97 * strength), at: 0), .init(color.opacity(0.92 * strength), at: 0.7),
      .init(color.opacity(0), at: 1),
    ])
    let (start, end) = edge.line
    context.fill(.rect(rect), paint: .linear(ramp, start: start, end: end), in: rect)
  }

  private func paintHardEdge(_ edge: Edge, _ strength: Double, _ context: inout PaintContext) {
    let rect = strip(edge)
    context.fill(rect, color: traits.edgeEffects.background.opacity(0.96 * strength))
    let width = hairline
    let all = EdgeInsets(
      top: rect.height - width, leading: rect.width - width, bottom: rect.height - width, trailing: rect.width - width)
    context.fill(
      rect.inset(by: all.masked(to: Edge.Set(edge))), color: traits.edgeEffects.line.opacity(strength))
  }
}

extension Edge {
  /// The edge with leading and trailing exchanged.
  package var mirrored: Edge {
    switch self {
    case .top, .bottom: self
    case .leading: .trailing
    case .trailing: .leading
    }
  }

  /// The line from this edge to the opposite edge.
  fileprivate var line: (start: UnitPoint, end: UnitPoint) {
    switch self {
    case .top: (.top, .bottom)
    case .leading: (.leading, .trailing)
    case .bottom: (.bottom, .top)
    case .trailing: (.trailing, .leading)
    }
  }
}
