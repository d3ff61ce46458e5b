import ScrollUI

/// A star with points on two concentric circles.
struct StarShape: Shape {
  var points = 5
  /// The radius of the inner circle as a fraction of the outer circle's radius.
  var depth: CGFloat = 0.46

  nonisolated func path(in rect: CGRect) -> Path {
    let center = CGPoint(x: rect.midX, y: rect.midY)
    let radius = min(rect.width, rect.height) / 2
    var path = Path()
    for index in 0..<2 * points {
      let angle = Double(index) * .pi / Double(points) - .pi / 2
      let distance = index.isMultiple(of: 2) ? radius : radius * depth
      let point = CGPoint(x: center.x + distance * cos(angle), y: center.y + distance * sin(angle))
      if index == 0 { path.move(to: point) } else { path.addLine(to: point) }
    }
    path.closeSubpath()
    return path
  }
}

struct ShapeSamples: View {
  var body: some View {
    VStack(spacing: 14) {
      HStack(spacing: 14) {
        Circle().fill(.blue).frame(width: 40, height: 40)
        RoundedRectangle(cornerRadius: 10).fill(.teal).frame(width: 40, height: 40)
        StarShape().fill(.orange).frame(width: 44, height: 44)
        Rectangle().fill(.pink).frame(width: 30, height: 30).rotationEffect(.degrees(30)).frame(width: 40, height: 40)
      }
      HStack(spacing: 14) {
        Capsule().fill(.green).frame(width: 68, height: 30)
        Ellipse().fill(.purple).frame(width: 50, height: 30)
        UnevenRoundedRectangle(topLeadingRadius: 15, bottomTrailingRadius: 15).fill(.indigo)
          .frame(width: 50, height: 30)
      }
    }
  }
}

struct StrokeSamples: View {
  var body: some View {
    HStack(spacing: 18) {
      ZStack {
        Circle().stroke(Color.gray.opacity(0.25), lineWidth: 9)
        Circle().trim(from: 0, to: 0.7)
          .stroke(.blue, style: StrokeStyle(lineWidth: 9, lineCap: .round)).rotationEffect(.degrees(-90))
        Text(verbatim: "70").font(.system(size: 17, weight: .semibold))
      }
      .frame(width: 66, height: 66)
      VStack(alignment: .leading, spacing: 13) {
        line(StrokeStyle(lineWidth: 4, lineCap: .round)).foregroundStyle(.orange)
        line(StrokeStyle(lineWidth: 3, lineCap: .round, dash: [9, 7])).foregroundStyle(.pink)
        line(StrokeStyle(lineWidth: 4, lineCap: .round, dash: [0.1, 8])).foregroundStyle(.purple)
        line(StrokeStyle(lineWidth: 1)).foregroundStyle(.secondary)
      }
      .frame(width: 58)
      StarShape(points: 6, depth: 0.6).stroke(.green, style: StrokeStyle(lineWidth: 4, lineJoin: .round))
        .frame(width: 52, height: 56)
    }
  }

  private func line(_ style: StrokeStyle) -> some View {
    Path {
      $0.move(to: CGPoint(x: 2, y: 3))
      $0.addLine(to: CGPoint(x: 56, y: 3))
    }
    .stroke(style: style).frame(height: 6)
  }
}

struct GradientSamples: View {
  private static let dawn: [Color] = [.indigo, .pink, .orange]

  var body: some View {
    VStack(spacing: 14) {
      Text("Aurora").font(.system(size: 32, weight: .bold))
        .foregroundStyle(.linearGradient(colors: Self.dawn, startPoint: .leading, endPoint: .trailing))
      HStack(spacing: 12) {
        swatch(LinearGradient(colors: Self.dawn, startPoint: .topLeading, endPoint: .bottomTrailing))
        swatch(RadialGradient(colors: [.yellow, .orange, .red], center: .center, startRadius: 2, endRadius: 30))
        swatch(AngularGradient(colors: [.red, .yellow, .green, .cyan, .blue, .pink, .red], center: .center))
        swatch(EllipticalGradient(colors: [.white, .cyan, .blue]))
      }
    }
  }

  private func swatch<Style: ShapeStyle>(_ style: Style) -> some View {
    RoundedRectangle(cornerRadius: 10).fill(style).frame(width: 46, height: 46)
  }
}

struct ShadowSamples: View {
  @Environment(\.colorScheme) private var scheme

  private var paper: Color { scheme == .dark ? Color(white: 0.3) : .white }

  var body: some View {
    HStack(spacing: 24) {
      RoundedRectangle(cornerRadius: 12).fill(paper).frame(width: 52, height: 52)
        .shadow(color: .black.opacity(0.3), radius: 8, y: 4)
      Circle().fill(paper.shadow(.inner(radius: 5, y: 3))).frame(width: 52, height: 52)
      Capsule().fill(.blue.gradient).frame(width: 66, height: 38)
        .shadow(color: .blue.opacity(0.55), radius: 9, y: 5)
    }
  }
}

struct OpacitySamples: View {
  let opacity: Double

  var body: some View {
    HStack(spacing: 28) {
      sample("Each shape") {
        rings { $0.opacity(opacity) }
      }
      sample("The group") {
        rings { $0 }.opacity(opacity)
      }
    }
  }

  private func rings<Ring: View>(_ change: (Color) -> Ring) -> some View {
    ZStack {
      change(.blue).clipShape(Circle()).frame(width: 40, height: 40).offset(x: -13, y: 8)
      change(.pink).clipShape(Circle()).frame(width: 40, height: 40).offset(x: 13, y: 8)
      change(.green).clipShape(Circle()).frame(width: 40, height: 40).offset(y: -12)
    }
    .frame(width: 72, height: 66)
  }

  private func sample<Content: View>(_ name: LocalizedStringKey, @ViewBuilder content: () -> Content) -> some View {
    VStack(spacing: 8) {
      content()
      Text(name).font(GalleryStyle.small).foregroundStyle(.secondary)
    }
  }
}

struct BlendSamples: View {
  let isStrong: Bool

  var body: some View {
    HStack(spacing: 16) {
      petals(.red, .green, .blue, mode: isStrong ? .difference : .screen)
        .background(.black, in: RoundedRectangle(cornerRadius: 12))
      petals(.cyan, .pink, .yellow, mode: isStrong ? .darken : .multiply)
        .background(.white, in: RoundedRectangle(cornerRadius: 12))
    }
  }

  private func petals(_ first: Color, _ second: Color, _ third: Color, mode: BlendMode) -> some View {
    ZStack {
      Circle().fill(first).frame(width: 48, height: 48).offset(y: -13).blendMode(mode)
      Circle().fill(second).frame(width: 48, height: 48).offset(x: -14, y: 11).blendMode(mode)
      Circle().fill(third).frame(width: 48, height: 48).offset(x: 14, y: 11).blendMode(mode)
    }
    .frame(width: 98, height: 92)
  }
}

struct MaskSamples: View {
  private static let sky = LinearGradient(colors: [.cyan, .blue, .purple], startPoint: .top, endPoint: .bottom)

  var body: some View {
    HStack(spacing: 20) {
      Self.sky.frame(width: 66, height: 66).mask { Image(systemName: "leaf.fill").resizable().scaledToFit() }
      Self.sky.frame(width: 66, height: 66)
        .mask { LinearGradient(colors: [.black, .clear], startPoint: .leading, endPoint: .trailing) }
      ZStack {
        Self.sky
        Stripes().fill(.white.opacity(0.45))
      }
      .frame(width: 66, height: 66)
      .clipShape(StarShape(points: 8, depth: 0.75))
    }
  }
}

/// Diagonal stripes.
private struct Stripes: Shape {
  nonisolated func path(in rect: CGRect) -> Path {
    var path = Path()
    var x = rect.minX - rect.height
    while x < rect.maxX {
      path.move(to: CGPoint(x: x, y: rect.maxY))
      path.addLine(to: CGPoint(x: x + rect.height, y: rect.minY))
      path.addLine(to: CGPoint(x: x + rect.height + 6, y: rect.minY))
      path.addLine(to: CGPoint(x: x + 6, y: rect.maxY))
      path.closeSubpath()
      x += 14
    }
    return path
  }
}

struct SymbolSamples: View {
  private static let names = [
    "house", "magnifyingglass", "heart.fill", "star.fill", "bell", "gearshape", "person.crop.circle", "envelope",
    "calendar", "clock", "sun.max.fill", "moon.fill", "cloud.rain", "bolt.fill", "flame.fill", "leaf.fill", "globe",
    "link", "lock.fill", "eye", "play.fill", "paperplane", "trash", "folder", "photo", "cart", "bookmark", "tag",
  ]

  var body: some View {
    VStack(spacing: 15) {
      ForEach(0..<4) { row in
        HStack(spacing: 0) {
          ForEach(0..<7) { column in
            Image(systemName: Self.names[row * 7 + column])
              .foregroundStyle(GalleryStyle.palette[(row * 7 + column) % GalleryStyle.palette.count])
              .frame(maxWidth: .infinity)
          }
        }
      }
    }
    .font(.system(size: 17))
  }
}

struct LabelSamples: View {
  var body: some View {
    VStack(alignment: .leading, spacing: 11) {
      Label("Photo library", systemImage: "photo").font(.system(size: 15))
      Label("Starred", systemImage: "star.fill").font(.system(size: 15, weight: .semibold)).foregroundStyle(
        .warningText)
      Label("Trash", systemImage: "trash").font(.system(size: 15, weight: .light)).foregroundStyle(.secondary)
      Text("Tap \(Image(systemName: "plus.circle.fill")) to add, \(Image(systemName: "square.and.arrow.up")) to share.")
        .font(.system(size: 14))
    }
    .frame(maxWidth: .infinity, alignment: .leading)
  }
}
