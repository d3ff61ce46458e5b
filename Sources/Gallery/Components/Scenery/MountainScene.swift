import ScrollUI

/// A mountain at sunrise in layers. They stay apart during a collapse: the nearer a layer, the further it rises.
///
/// The height alone gives the scale, so that the peak is visible at every width; ridges and forests go on to both sides.
struct MountainScene: View {
  /// The height of the scene before a collapse, in points.
  let height: CGFloat
  /// The distance in points by which the upper edge has come down.
  var collapse: CGFloat = 0
  /// The height of the sun: 0 behind the mountain, 1 beside the peak.
  var sunrise: CGFloat = 1
  /// The scale of the forests, for a scene of less than 120 points.
  var forestScale: CGFloat = 1
  /// True if rays turn about the sun.
  var isGlowing = false

  @Environment(\.colorScheme) private var colorScheme

  var body: some View {
    let colors = colorScheme == .dark ? MountainColors.dark : .light
    GeometryReader { room in
      let frame = SceneFrame(
        size: CGSize(width: room.size.width, height: height), forestScale: forestScale)
      ZStack(alignment: .topLeading) {
        LinearGradient(colors: colors.sky, startPoint: .top, endPoint: .bottom)
        sun(frame, colors).offset(y: collapse)
        layer(.distantRidge, colors.distance, frame, speed: 0.08)
        layer(.shadedFace, colors.shadedFace, frame, speed: 0.16)
        layer(.litFace, colors.litFace, frame, speed: 0.16)
        layer(.shadedSnow, [colors.shadedSnow], frame, speed: 0.16)
        layer(.litSnow, [colors.litSnow], frame, speed: 0.16)
        layer(.distantForest, [colors.distantForest], frame, speed: 0.92)
        layer(.forest, [colors.forest], frame, speed: 1)
      }
      .frame(width: room.size.width, height: height)
    }
    .frame(height: height)
    .accessibilityHidden(true)
  }

  /// A layer that rises by the share `speed` of the collapse.
  private func layer(_ layer: SceneLayer, _ colors: [Color], _ frame: SceneFrame, speed: CGFloat) -> some View {
    SceneShape(layer: layer, frame: frame)
      .fill(LinearGradient(colors: colors, startPoint: .top, endPoint: .bottom))
      .offset(y: collapse * (1 - speed))
  }

  private func sun(_ frame: SceneFrame, _ colors: MountainColors) -> some View {
    let risen = min(sunrise, 1.2)
    let center = frame.point(292 + 64 * risen, 150 - 88 * risen)
    let radius = 15 * frame.scale
    return ZStack {
      Circle()
        .fill(
          RadialGradient(
            colors: [colors.glow.opacity(0.85), colors.glow.opacity(0.2), colors.glow.opacity(0)], center: .center,
            startRadius: radius, endRadius: radius * 7)
        )
        .frame(width: radius * 14, height: radius * 14)
      if isGlowing {
        SunRays(color: colors.sun).frame(width: radius * 5, height: radius * 5)
          .transition(.scale(scale: 0.4).combined(with: .opacity))
      }
      Circle().fill(colors.sun).frame(width: radius * 2, height: radius * 2)
    }
    .position(center)
  }
}

/// Rays that turn about the middle, a turn in eight seconds.
private struct SunRays: View {
  let color: Color
  @State private var turn = 0.0

  var body: some View {
    RayShape().stroke(color, style: StrokeStyle(lineWidth: 3, lineCap: .round))
      .rotationEffect(.degrees(turn))
      .onAppear { withAnimation(.linear(duration: 8).repeatForever(autoreverses: false)) { turn = 360 } }
  }
}

/// Twelve short rays around a circle.
private struct RayShape: Shape {
  nonisolated func path(in rect: CGRect) -> Path {
    Path { path in
      for ray in 0..<12 {
        let direction = Double(ray) * .pi / 6
        for (index, share) in [0.62, ray.isMultiple(of: 2) ? 0.98 : 0.82].enumerated() {
          let distance = rect.width / 2 * share
          let point = CGPoint(x: rect.midX + distance * cos(direction), y: rect.midY + distance * sin(direction))
          if index == 0 { path.move(to: point) } else { path.addLine(to: point) }
        }
      }
    }
  }
}

/// The colors of a `MountainScene`. White text on `forest` and on `distantForest` has a contrast of more than 6:1; the forests cover the
/// lower 70 points of every scene.
private struct MountainColors {
  let sky: [Color]
  let glow: Color
  let sun: Color
  let distance: [Color]
  let shadedFace: [Color]
  let litFace: [Color]
  let shadedSnow: Color
  let litSnow: Color
  let distantForest: Color
  let forest: Color

  static let light = MountainColors(
    sky: [Color(hex: 0x4F8FC0), Color(hex: 0xB9D3DC), Color(hex: 0xFBE2C4), Color(hex: 0xFBE2C4)],
    glow: Color(hex: 0xFFF3D0), sun: Color(hex: 0xFFFBE8), distance: [Color(hex: 0x8FB2CB), Color(hex: 0xE4DCCF)],
    shadedFace: [Color(hex: 0x47739B), Color(hex: 0xB3C6D2)], litFace: [Color(hex: 0xF2BE94), Color(hex: 0xD9D2C8)],
    shadedSnow: Color(hex: 0xDFEAF2), litSnow: Color(hex: 0xFFFAF0), distantForest: Color(hex: 0x2C626E),
    forest: Color(hex: 0x163B46))

  static let dark = MountainColors(
    sky: [Color(hex: 0x0B1533), Color(hex: 0x2F3C6E), Color(hex: 0x8C5B78), Color(hex: 0xB9745F)],
    glow: Color(hex: 0xFFD9A0), sun: Color(hex: 0xFFEBC8), distance: [Color(hex: 0x34426F), Color(hex: 0x64506F)],
    shadedFace: [Color(hex: 0x22335A), Color(hex: 0x464A70)], litFace: [Color(hex: 0x946A76), Color(hex: 0x55506F)],
    shadedSnow: Color(hex: 0x8296BE), litSnow: Color(hex: 0xEBCDBB), distantForest: Color(hex: 0x1B3A4A),
    forest: Color(hex: 0x0A1B24))
}
