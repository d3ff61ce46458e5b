import Graphics

extension PixelBuffer {
  /// Draws a `VectorDrawing` in `width` by `height` pixels. May be called on any thread.
  package init(_ drawing: VectorDrawing, width: Int, height: Int) {
    self.init(width: max(width, 1), height: max(height, 1))
    let area = drawing.area
    guard area.width > 0, area.height > 0 else { return }
    let (across, down) = (CGFloat(self.width) / area.width, CGFloat(self.height) / area.height)
    let transform = CGAffineTransform(a: across, b: 0, c: 0, d: down, tx: -area.minX * across, ty: -area.minY * down)
    withMemory { ShapePainter(memory: $0).draw(drawing.commands(), transform, clip: $0.bounds) }
  }
}

/// Draws shapes into memory without caches and without the main actor. Texts, images and filters are omitted.
private struct ShapePainter {
  let memory: PixelMemory

  /// `transform`: from the coordinates of the commands to pixels.
  func draw(_ commands: [DrawCommand], _ transform: CGAffineTransform, clip outer: PixelRect) {
    var clip = outer
    for command in commands {
      switch command {
      case .clip(let rect): clip = rect.isInfinite ? outer : outer.intersection(Self.pixels(rect.applying(transform)))
      case .rectangle(let rect, let color): fill(.rect(rect), .nonzero, .color(color), transform, clip)
      case .roundedRectangle(let rect, let radius, let color):
        fill(.roundedRect(rect, radius: radius), .nonzero, .color(color), transform, clip)
      case .roundedFrame(let rect, let radius, let lineWidth, let color):
        var frame = VectorPath.roundedRect(rect, radius: radius)
        frame.append(.roundedRect(rect.insetBy(dx: lineWidth, dy: lineWidth), radius: max(0, radius - lineWidth)))
        fill(frame, .evenOdd, .color(color), transform, clip)
      case .path(let path, let rule, let paint, let inner):
        fill(path, rule, paint, inner.concatenating(transform), clip)
      case .layer(let layer): draw(layer, transform, clip)
      case .text, .image: break
      }
    }
  }

  private static func pixels(_ rect: CGRect) -> PixelRect {
    PixelRect(
      outside: CGRect(x: rect.minX.rounded(), y: rect.minY.rounded(), width: 0, height: 0)
        .union(CGRect(x: rect.maxX.rounded(), y: rect.maxY.rounded(), width: 0, height: 0)))
  }

  private func fill(
    _ path: VectorPath, _ rule: VectorPath.Rule, _ paint: Paint, _ transform: CGAffineTransform, _ clip: PixelRect
  ) {
    guard !clip.isEmpty, !paint.isClear,
      path.controlBounds.applying(transform).insetBy(dx: -1, dy: -1).meets(CGRect(clip))
    else { return }
    var rasterizer = PathRasterizer(path, rule: rule, transform: transform)
    let mask = rasterizer.mask(in: clip)
    guard !mask.frame.isEmpty else { return }
    if case .color(let color) = paint {
      return memory.blend(mask, x: 0, y: 0, clip: clip, with: CoverageTable(DeviceColor(color)))
    }
    let colors = PaintSampler(paint, transform: transform).pixels(mask)
    let buffer = PixelBuffer(width: Int(mask.frame.width), height: Int(mask.frame.height), straight: colors)
    memory.blend(buffer, x: mask.frame.x, y: mask.frame.y, clip: clip, opacity: 255)
  }

  /// Draws a layer with its opacity, clip and transform; other effects are omitted.
  private func draw(_ layer: Layer, _ transform: CGAffineTransform, _ clip: PixelRect) {
    let onPixels = layer.effect.transform
      .concatenating(CGAffineTransform(translationX: layer.origin.x, y: layer.origin.y)).concatenating(transform)
    let opacity = min(max(layer.effect.opacity, 0), 1)
    guard opacity > 0, !clip.isEmpty else { return }
    if opacity == 1, layer.effect.clip == nil { return draw(layer.content.commands, onPixels, clip: clip) }
    var buffer = PixelBuffer(width: Int(clip.width), height: Int(clip.height))
    let inBuffer = onPixels.concatenating(CGAffineTransform(translationX: -CGFloat(clip.x), y: -CGFloat(clip.y)))
    buffer.withMemory { ShapePainter(memory: $0).draw(layer.content.commands, inBuffer, clip: $0.bounds) }
    if let shape = layer.effect.clip {
      var rasterizer = PathRasterizer(shape.path, rule: shape.rule, transform: inBuffer)
      let mask = rasterizer.mask(in: PixelRect(x: 0, y: 0, width: clip.width, height: clip.height))
      buffer.multiply(by: mask.filling(width: buffer.width, height: buffer.height))
    }
    memory.blend(buffer, x: clip.x, y: clip.y, clip: clip, opacity: UInt8((opacity * 255).rounded()))
  }
}

extension CoverageMask {
  /// The values in a rectangle of `width` by `height` pixels from the origin, 0 outside of `frame`.
  fileprivate func filling(width: Int, height: Int) -> [UInt8] {
    var values = [UInt8](repeating: 0, count: width * height)
    let length = Int(frame.width)
    for row in 0..<Int(frame.height) {
      let start = (row + Int(frame.y)) * width + Int(frame.x)
      values.replaceSubrange(start..<start + length, with: self.values[row * length..<(row + 1) * length])
    }
    return values
  }
}
