import SwiftUI

/// A mountain at sunrise in layers, which come apart while the header collapses. The height alone gives the scale, so the peak is visible at
/// every width.
struct MountainScene: View {
  let height: CGFloat
  /// The distance by which the header has collapsed, in points.
  var collapse: CGFloat = 0
  /// The height of the sun: 0 behind the mountain, 1 beside the peak.
  var sunrise: CGFloat = 1
  var isGlowing = false

  @Environment(\.colorScheme) private var scheme

  var body: some View {
    let isDark = scheme == .dark
    GeometryReader { room in
      let place = ScenePlace(size: CGSize(width: room.size.width, height: height))
      ZStack(alignment: .topLeading) {
        LinearGradient(
          colors: isDark ? [0x0B1533, 0x2F3C6E, 0xB9745F].colors : [0x4F8FC0, 0xB9D3DC, 0xFBE2C4].colors,
          startPoint: .top, endPoint: .bottom)
        sun(place, isDark ? Color(0xFFEBC8) : Color(0xFFFBE8)).offset(y: collapse)
        layer(.mountain, isDark ? [0x22335A, 0x464A70] : [0x47739B, 0xB3C6D2], place, speed: 0.16)
        layer(.litFace, isDark ? [0x946A76, 0x55506F] : [0xF2BE94, 0xD9D2C8], place, speed: 0.16)
        layer(.snow, isDark ? [0xEBCDBB] : [0xFFFAF0], place, speed: 0.16)
        layer(.forest(base: 76, seed: 5), isDark ? [0x1B3A4A] : [0x2C626E], place, speed: 0.92)
        layer(.forest(base: 52, seed: 2), isDark ? [0x0A1B24] : [0x163B46], place, speed: 1)
      }
      .frame(width: room.size.width, height: height)
    }
    .frame(height: height)
  }

  private func layer(_ layer: SceneLayer, _ colors: [UInt32], _ place: ScenePlace, speed: CGFloat) -> some View {
    layer.path(in: place)
      .fill(LinearGradient(colors: colors.colors, startPoint: .top, endPoint: .bottom))
      .offset(y: collapse * (1 - speed))
  }

  private func sun(_ place: ScenePlace, _ color: Color) -> some View {
    let radius = 15 * place.scale
    return ZStack {
      Circle()
        .fill(
          RadialGradient(
            colors: [color.opacity(0.8), color.opacity(0)], center: .center, startRadius: radius, endRadius: radius * 7)
        )
        .frame(width: radius * 14, height: radius * 14)
      if isGlowing {
        Rays(color: color).frame(width: radius * 5, height: radius * 5).transition(.scale.combined(with: .opacity))
      }
      Circle().fill(color).frame(width: radius * 2, height: radius * 2)
    }
    .position(place.point(292 + 64 * sunrise, 150 - 88 * sunrise))
  }
}

/// Rays that turn about the sun.
private struct Rays: View {
  let color: Color
  @State private var turn = 0.0

  var body: some View {
    GeometryReader { room in
      ForEach(0..<12) { ray in
        Capsule().fill(color)
          .frame(width: 3, height: room.size.height * (ray.isMultiple(of: 2) ? 0.18 : 0.1))
          .frame(width: 3, height: room.size.height, alignment: .top)
          .rotationEffect(.degrees(Double(ray) * 30))
          .position(x: room.size.width / 2, y: room.size.height / 2)
      }
    }
    .rotationEffect(.degrees(turn))
    .onAppear { withAnimation(.linear(duration: 8).repeatForever(autoreverses: false)) { turn = 360 } }
  }
}

/// The mapping from the units of the drawing, with the peak at (240, 44), to points.
private struct ScenePlace {
  let size: CGSize
  var scale: CGFloat { size.height / 206 }
  func point(_ x: CGFloat, _ y: CGFloat) -> CGPoint {
    CGPoint(x: size.width * 0.64 + (x - 240) * scale, y: (y - 22) * scale)
  }
}

private enum SceneLayer {
  case mountain, litFace, snow
  case forest(base: CGFloat, seed: Int)

  func path(in place: ScenePlace) -> Path {
    switch self {
    case .mountain:
      outline([60, 262, 136, 176, 184, 120, 204, 84, 240, 44, 264, 66, 284, 102, 324, 144, 440, 262], place)
    case .litFace:
      outline([240, 44, 264, 66, 284, 102, 324, 144, 440, 262, 300, 262, 290, 204, 258, 176, 270, 150, 252, 94], place)
    case .snow:
      outline(
        [240, 44, 264, 66, 284, 102, 306, 134, 286, 136, 268, 128, 258, 126, 240, 140, 228, 124, 198, 132, 204, 84],
        place)
    case .forest(let base, let seed):
      Path { path in
        path.move(to: CGPoint(x: 0, y: place.size.height))
        for tree in 0...Int(place.size.width / 9) {
          let x = CGFloat(tree) * 9
          path.addLine(to: CGPoint(x: x, y: place.size.height - base))
          path.addLine(
            to: CGPoint(
              x: x + 4.5, y: place.size.height - base - 6 - CGFloat((tree * 37 + tree * tree * seed) % 23) * 0.6))
        }
        path.addLine(to: CGPoint(x: place.size.width + 9, y: place.size.height - base))
        path.addLine(to: CGPoint(x: place.size.width + 9, y: place.size.height))
      }
    }
  }

  private func outline(_ units: [CGFloat], _ place: ScenePlace) -> Path {
    Path { path in
      path.addLines(stride(from: 0, to: units.count - 1, by: 2).map { place.point(units[$0], units[$0 + 1]) })
      path.closeSubpath()
    }
  }
}

extension Color {
  /// An opaque color from `0xRRGGBB`.
  init(_ hex: UInt32) {
    self.init(red: Double(hex >> 16 & 0xFF) / 255, green: Double(hex >> 8 & 0xFF) / 255, blue: Double(hex & 0xFF) / 255)
  }
}

extension [UInt32] {
  var colors: [Color] { map { Color($0) } }
}
