import Engine
import Geometry

/// The colours of a gradient at device pixels.
struct PaintSampler {
  /// Colours for equal steps along the ramp: 0xRRGGBB, alpha not multiplied in, and the alpha.
  private let colors: [(rgb: UInt32, alpha: Float)]
  private let paint: Paint
  private let toLocal: CGAffineTransform

  private static let steps = 1024

  /// `transform` leads from the paint's coordinates to device pixels.
  init(_ paint: Paint, transform: CGAffineTransform) {
    self.paint = paint
    toLocal = transform.inverted()
    switch paint {
    case .color(let color): colors = [PaintSampler.entry(color)]
    case .linear(let ramp, _, _), .radial(let ramp, _, _, _), .angular(let ramp, _, _, _):
      colors = (0...PaintSampler.steps).map {
        PaintSampler.entry(ramp.color(at: CGFloat($0) / CGFloat(PaintSampler.steps)))
      }
    }
  }

  /// The pixels of a mask in the paint's colours: `0xAARRGGBB`, alpha not multiplied in.
  func pixels(_ mask: CoverageMask) -> [UInt32] {
    var pixels = [UInt32](repeating: 0, count: mask.values.count)
    let width = Int(mask.frame.w)
    for row in 0..<Int(mask.frame.h) {
      for column in 0..<width {
        let coverage = mask.values[row * width + column]
        guard coverage > 0 else { continue }
        let center = CGPoint(
          x: CGFloat(mask.frame.x) + CGFloat(column) + 0.5, y: CGFloat(mask.frame.y) + CGFloat(row) + 0.5)
        let color = colors[index(at: center.applying(toLocal))]
        pixels[row * width + column] = UInt32(color.alpha * Float(coverage) + 0.5) << 24 | color.rgb
      }
    }
    return pixels
  }

  private func index(at point: CGPoint) -> Int {
    let location = PaintSampler.location(of: point, in: paint)
    return Int((min(max(0, location), 1) * CGFloat(colors.count - 1)).rounded())
  }

  /// How far along the ramp a point lies.
  private static func location(of point: CGPoint, in paint: Paint) -> CGFloat {
    switch paint {
    case .color: return 0
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
      // Measured the way that the sweep goes, 0 up to a turn.
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
