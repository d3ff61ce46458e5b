import Graphics

/// The colors of a gradient at device pixels.
struct PaintSampler: Sendable {
  /// The colors at equal steps along the `ColorRamp`: `0xRRGGBB` with straight alpha, and the alpha.
  private let colors: [(rgb: UInt32, alpha: Float)]
  private let paint: Paint
  private let toLocal: CGAffineTransform

  private static let steps = 1024

  /// `transform` maps the paint's coordinates to device pixels.
  init(_ paint: Paint, transform: CGAffineTransform) {
    self.paint = paint
    toLocal = transform.inverted()
    switch paint {
    case .color(let color): colors = [PaintSampler.entry(color)]
    case .mesh: colors = []
    case .linear(let ramp, _, _), .radial(let ramp, _, _, _), .angular(let ramp, _, _, _):
      colors = (0...PaintSampler.steps).map {
        PaintSampler.entry(ramp.color(at: CGFloat($0) / CGFloat(PaintSampler.steps)))
      }
    }
  }

  /// The pixels of `mask` in the paint's colors, `0xAARRGGBB` with straight alpha.
  func pixels(_ mask: CoverageMask) -> [UInt32] {
    let width = Int(mask.frame.width)
    return mask.values.withUnsafeBufferPointer { values in
      guard let base = values.baseAddress else { return [] }
      let coverage = SharedPointer(base)
      return PixelBuffer.rows(width: width, height: Int(mask.frame.height), cost: PixelWork.convert) { row, line in
        line.initialize(repeating: 0, count: width)
        let start = CGPoint(x: CGFloat(mask.frame.x) + 0.5, y: CGFloat(mask.frame.y) + CGFloat(row) + 0.5)
        fill(
          UnsafeMutableBufferPointer(start: line, count: width), from: start,
          coverage: UnsafeBufferPointer(start: coverage.start + row * width, count: width))
      }
    }
  }

  /// Fills a row of pixels. `start` is the middle of the first pixel.
  private func fill(
    _ line: UnsafeMutableBufferPointer<UInt32>, from start: CGPoint, coverage: UnsafeBufferPointer<UInt8>
  ) {
    if case .mesh(let mesh, let rect) = paint { return fill(line, from: start, coverage: coverage, mesh, rect) }
    let first = start.applying(toLocal)
    guard case .linear = paint else {
      for column in line.indices where coverage[column] > 0 {
        let point = CGPoint(x: start.x + CGFloat(column), y: start.y).applying(toLocal)
        line[column] = color(at: PaintSampler.location(of: point, in: paint), coverage: coverage[column])
      }
      return
    }
    // Along a row the location in a linear ramp changes by a constant step, which is 0 for a vertical ramp.
    let location = PaintSampler.location(of: first, in: paint)
    let next = CGPoint(x: start.x + 1, y: start.y).applying(toLocal)
    let step = PaintSampler.location(of: next, in: paint) - location
    var (lastColor, lastCoverage) = (color(at: location, coverage: 255), UInt8(255))
    for column in line.indices where coverage[column] > 0 {
      if step != 0 || coverage[column] != lastCoverage {
        lastCoverage = coverage[column]
        lastColor = color(at: location + step * CGFloat(column), coverage: lastCoverage)
      }
      line[column] = lastColor
    }
  }

  /// Fills a row of pixels with the colors of a `ColorMesh` in `rect`.
  private func fill(
    _ line: UnsafeMutableBufferPointer<UInt32>, from start: CGPoint, coverage: UnsafeBufferPointer<UInt8>,
    _ mesh: ColorMesh, _ rect: CGRect
  ) {
    guard rect.width > 0, rect.height > 0 else { return }
    for column in line.indices where coverage[column] > 0 {
      let point = CGPoint(x: start.x + CGFloat(column), y: start.y).applying(toLocal)
      let unit = SIMD2(Float((point.x - rect.minX) / rect.width), Float((point.y - rect.minY) / rect.height))
      let color = PaintSampler.entry(mesh.color(at: unit))
      line[column] = UInt32(color.alpha * Float(coverage[column]) + 0.5) << 24 | color.rgb
    }
  }

  private func color(at location: CGFloat, coverage: UInt8) -> UInt32 {
    let color = colors[Int(limited: location * CGFloat(colors.count - 1) + 0.5, to: 0...colors.count - 1)]
    return UInt32(color.alpha * Float(coverage) + 0.5) << 24 | color.rgb
  }

  /// The position of a point along the ramp, 0…1.
  private static func location(of point: CGPoint, in paint: Paint) -> CGFloat {
    switch paint {
    case .color, .mesh: return 0
    case .linear(_, let start, let end):
      let (dx, dy) = (end.x - start.x, end.y - start.y)
      let square = dx * dx + dy * dy
      return square > 0 ? ((point.x - start.x) * dx + (point.y - start.y) * dy) / square : 1
    case .radial(_, let center, let start, let end):
      let distance = hypot(point.x - center.x, point.y - center.y)
      return end != start ? (distance - start) / (end - start) : distance < start ? 0 : 1
    case .angular(_, let center, let start, let end):
      let turn = 2 * CGFloat.pi
      let sweep = end - start
      guard sweep != 0 else { return 1 }
      // The angle is measured in the direction of `sweep`, from 0 to a full turn.
      var angle = (atan2(point.y - center.y, point.x - center.x) - start) * (sweep < 0 ? -1 : 1)
      angle -= (angle / turn).rounded(.down) * turn
      let extent = min(abs(sweep), turn)
      return angle <= extent ? angle / extent : angle < (extent + turn) / 2 ? 1 : 0
    }
  }

  private static func entry(_ color: RGBAColor) -> (rgb: UInt32, alpha: Float) {
    let device = DeviceColor(color)
    return (
      UInt32(device.red) << 16 | UInt32(device.green) << 8 | UInt32(device.blue), min(max(0, color.alpha), 1)
    )
  }
}
