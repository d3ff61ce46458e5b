extension DrawCommand {
  /// The command moved by `offset`.
  func moved(by offset: CGPoint) -> DrawCommand {
    switch self {
    case .clip(let rect): return .clip(rect.moved(by: offset))
    case .rectangle(let rect, let color): return .rectangle(rect.moved(by: offset), color)
    case .roundedRectangle(let rect, let radius, let color):
      return .roundedRectangle(rect.moved(by: offset), radius: radius, color)
    case .roundedFrame(let rect, let radius, let lineWidth, let color):
      return .roundedFrame(rect.moved(by: offset), radius: radius, lineWidth: lineWidth, color)
    case .text(let run, let origin, let color): return .text(run, origin: origin + offset, color)
    case .path(let path, let rule, let paint, let transform):
      return .path(path, rule: rule, paint, transform.moved(by: offset))
    case .image(let image, var drawing):
      drawing.transform = drawing.transform.moved(by: offset)
      return .image(image, drawing)
    case .layer(var layer):
      layer.origin = layer.origin + offset
      return .layer(layer)
    }
  }

  /// The command with its alpha multiplied by `opacity`; nil if that needs a layer.
  func fainter(by opacity: Double) -> DrawCommand? {
    switch self {
    case .clip: return self
    case .rectangle(let rect, let color): return .rectangle(rect, color.opacity(opacity))
    case .roundedRectangle(let rect, let radius, let color):
      return .roundedRectangle(rect, radius: radius, color.opacity(opacity))
    case .roundedFrame(let rect, let radius, let lineWidth, let color):
      return .roundedFrame(rect, radius: radius, lineWidth: lineWidth, color.opacity(opacity))
    case .text(let run, let origin, let color):
      return .text(opacity < 1 ? run.withoutSubpixels : run, origin: origin, color.opacity(opacity))
    case .path(let path, let rule, let paint, let transform):
      return .path(path, rule: rule, paint.opacity(opacity), transform)
    case .image(let image, var drawing):
      drawing.opacity *= opacity
      return .image(image, drawing)
    case .layer(var layer):
      guard layer.effect.blendMode == .normal else { return nil }
      layer.effect.opacity *= opacity
      return .layer(layer)
    }
  }

  /// True if the command may mark a pixel in `visible`. The rule is that of `RenderNode` for its bounds.
  func mayMark(_ visible: CGRect) -> Bool {
    guard let bounds else { return true }
    switch self {
    case .clip, .rectangle, .roundedRectangle, .roundedFrame: return bounds.meets(visible)
    case .text(let run, _, _):
      // Italics and accents extend slightly beyond the box.
      let reach = run.metrics.lineHeight / 4
      return bounds.insetBy(dx: -reach, dy: -reach).meets(visible)
    case .path, .image, .layer: return bounds.insetBy(dx: -1, dy: -1).meets(visible)
    }
  }
}

extension CGRect {
  fileprivate func moved(by offset: CGPoint) -> CGRect { offsetBy(dx: offset.x, dy: offset.y) }
}

extension CGAffineTransform {
  fileprivate func moved(by offset: CGPoint) -> CGAffineTransform {
    concatenating(CGAffineTransform(translationX: offset.x, y: offset.y))
  }
}
