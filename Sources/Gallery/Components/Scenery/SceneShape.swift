import ScrollUI

/// A layer of a `MountainScene`.
enum SceneLayer: Hashable {
  case distantRidge, shadedFace, litFace, shadedSnow, litSnow, distantForest, forest
}

/// The mapping from the drawing of the mountain, 480 units wide with the peak at (240, 44), to points of a `MountainScene`.
struct SceneFrame: Hashable {
  let size: CGSize
  /// The scale of the forests. Their height is in points.
  var forestScale: CGFloat = 1

  /// The number of points of a unit: the drawing has a height of 206 units from `top` down.
  var scale: CGFloat { size.height / 206 }

  private static let top: CGFloat = 22

  /// The horizontal position of the peak: right of the middle, beside the title.
  private var peak: CGFloat { (size.width * 0.64).rounded() }

  func point(_ x: CGFloat, _ y: CGFloat) -> CGPoint {
    CGPoint(x: peak + (x - 240) * scale, y: (y - Self.top) * scale)
  }

  /// The horizontal position `x` in units of the drawing, for a position in points.
  func unit(at x: CGFloat) -> CGFloat { (x - peak) / scale + 240 }
}

/// The outline of a `SceneLayer` in a `SceneFrame`. Ridges and forests have the width of `SceneFrame.size`.
struct SceneShape: Shape {
  let layer: SceneLayer
  let frame: SceneFrame

  nonisolated func path(in rect: CGRect) -> Path {
    switch layer {
    case .distantRidge: ridge
    case .shadedFace: outline(Self.slopes)
    case .litFace: outline(Self.litFace)
    case .shadedSnow: outline(Self.shadedSnow)
    case .litSnow: outline(Self.litSnow)
    case .distantForest: forest(base: 76, spacing: 7, heights: 8...18, seed: 5)
    case .forest: forest(base: 52, spacing: 11, heights: 6...24, seed: 2)
    }
  }

  private nonisolated func outline(_ corners: [(CGFloat, CGFloat)]) -> Path {
    Path { path in
      path.addLines(corners.map { frame.point($0.0, $0.1) })
      path.closeSubpath()
    }
  }

  /// The ridge behind the mountain. It repeats every 488 units.
  private nonisolated var ridge: Path {
    let period: CGFloat = 488
    let first = Int((frame.unit(at: 0) / period).rounded(.down))
    let last = Int((frame.unit(at: frame.size.width) / period).rounded(.down))
    return Path { path in
      path.move(to: CGPoint(x: 0, y: frame.size.height))
      for repetition in first...max(first, last) {
        for corner in Self.ridge { path.addLine(to: frame.point(corner.0 + CGFloat(repetition) * period, corner.1)) }
      }
      path.addLine(to: CGPoint(x: frame.size.width, y: frame.size.height))
      path.closeSubpath()
    }
  }

  /// Firs of various `heights` in points, `spacing` points apart, with their feet at least `base` points above the lower edge. For the nearer
  /// forest that is the height of a collapsed header: the upper edge of the header cuts no tips off.
  private nonisolated func forest(base: CGFloat, spacing: CGFloat, heights: ClosedRange<CGFloat>, seed: Int) -> Path {
    let scale = frame.forestScale
    let (width, height) = (frame.size.width / scale, frame.size.height / scale)
    return Path { path in
      path.move(to: CGPoint(x: 0, y: height))
      for tree in 0...Int((width / spacing).rounded(.up)) {
        let share = CGFloat((tree * 37 + tree * tree * seed) % 23) / 22
        let size = heights.lowerBound + share * (heights.upperBound - heights.lowerBound)
        let (x, foot) = (CGFloat(tree) * spacing, height - base - 4 * CGFloat(tree * 3 % 5) / 4)
        path.addLine(to: CGPoint(x: x, y: foot))
        path.addLine(to: CGPoint(x: x + spacing * 0.5, y: foot - size))
        path.addLine(to: CGPoint(x: x + spacing, y: foot))
      }
      path.addLine(to: CGPoint(x: width + spacing, y: height))
      path.closeSubpath()
    }
    .applying(CGAffineTransform(scaleX: scale, y: scale))
  }
}

extension SceneShape {
  private nonisolated static let ridge: [(CGFloat, CGFloat)] = [
    (0, 156), (30, 126), (52, 138), (92, 84), (116, 108), (140, 92), (190, 146), (300, 152), (340, 116), (362, 124),
    (398, 78), (420, 104), (444, 94),
  ]

  private nonisolated static let slopes: [(CGFloat, CGFloat)] = [
    (60, 262), (104, 204), (136, 176), (158, 140), (184, 120), (204, 84), (220, 76), (240, 44), (252, 60), (264, 66),
    (284, 102), (302, 110), (324, 144), (352, 164), (396, 214), (440, 262),
  ]

  private nonisolated static let litFace: [(CGFloat, CGFloat)] = [
    (240, 44), (252, 60), (264, 66), (284, 102), (302, 110), (324, 144), (352, 164), (396, 214), (440, 262),
    (300, 262), (276, 226), (290, 204), (258, 176), (270, 150), (244, 122), (252, 94),
  ]

  private nonisolated static let shadedSnow: [(CGFloat, CGFloat)] = [
    (240, 44), (252, 94), (247, 142), (240, 132), (236, 112), (228, 124), (216, 154), (211, 138), (214, 118),
    (198, 132), (192, 120), (172, 142), (150, 156), (158, 140), (184, 120), (204, 84), (220, 76),
  ]

  private nonisolated static let litSnow: [(CGFloat, CGFloat)] = [
    (240, 44), (252, 60), (264, 66), (284, 102), (302, 110), (328, 148), (306, 134), (300, 140), (306, 164),
    (286, 136), (274, 118), (268, 128), (272, 156), (258, 126), (247, 142), (252, 94),
  ]
}
