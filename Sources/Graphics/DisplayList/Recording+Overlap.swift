extension Recording {
  /// The maximum number of commands that are compared in pairs. Among more, some will overlap.
  private static let maximumCompared = 48

  /// True if drawing the commands separately with `opacity` gives the same pixels as drawing them together: no two
  /// overlap, and none blends with its background.
  func isSeparable(opacity: Double) -> Bool {
    guard commands.count <= 2 * Self.maximumCompared else { return false }
    var areas: [CGRect] = []
    for command in commands {
      if case .clip = command { continue }
      if case .layer(let layer) = command, layer.effect.blendMode != .normal { return false }
      guard let area = command.bounds else { return false }
      // Opaque commands may overlap: drawn separately, they give the same pixels.
      if opacity < 1, areas.contains(where: { $0.overlaps(area) }) { return false }
      areas.append(area)
    }
    return areas.count <= Self.maximumCompared
  }
}

extension Recording {
  /// The outline of the recording if it is one opaque shape: as a mask it is only a clip.
  package var outline: VectorPath? {
    guard commands.count == 2, case .clip = commands[0] else { return nil }
    switch commands[1] {
    case .rectangle(let rect, let color) where color.alpha >= 1: return .rect(rect)
    case .roundedRectangle(let rect, let radius, let color) where color.alpha >= 1:
      return .roundedRect(rect, radius: radius)
    case .path(let path, .nonzero, .color(let color), let transform) where color.alpha >= 1:
      return path.applying(transform)
    default: return nil
    }
  }
}

extension DrawCommand {
  /// The rectangle that the command may mark; nil for `clip`.
  package var bounds: CGRect? {
    switch self {
    case .clip: nil
    case .rectangle(let rect, _), .roundedRectangle(let rect, _, _), .roundedFrame(let rect, _, _, _): rect
    case .text(let run, let origin, _):
      CGRect(
        x: origin.x, y: origin.y - run.metrics.ascent, width: run.width,
        height: run.metrics.ascent + run.metrics.descent)
    case .path(let path, _, _, let transform): path.controlBounds.applying(transform)
    case .image(_, let drawing): drawing.destination.applying(drawing.transform)
    case .layer(let layer):
      layer.effect.drawnBounds(of: layer.effect.reach(of: layer.content.bounds))
        .offsetBy(dx: layer.origin.x, dy: layer.origin.y)
    }
  }
}

extension CGRect {
  /// True if the overlap is more than a rounding error.
  fileprivate func overlaps(_ other: CGRect) -> Bool {
    min(maxX, other.maxX) - max(minX, other.minX) > 0.01 && min(maxY, other.maxY) - max(minY, other.minY) > 0.01
  }
}
