import Features
import ScrollUI

/// The miniatures of the `PageGroup` "Effects".
@MainActor enum EffectMiniatures {
  static let pictures: [Illustration] = [.lighthouse, .aurora, .bridge, .koi, .balloon, .nightTrain]

  private static func picture(_ index: Int, width: CGFloat?, height: CGFloat) -> some View {
    TilePicture(pictures[index % pictures.count], .large)
      .frame(maxWidth: width)
      .frame(height: height)
      .clipShape(.rect(cornerRadius: 9))
  }

  static var parallax: some View {
    TileScroll {
      VStack(spacing: 8) {
        ForEach(0..<4, id: \.self) { index in
          Picture(Self.pictures[index])
            .frame(width: 186, height: 124)
            .visualEffect { content, proxy in
              let height = proxy.bounds(of: .scrollView)?.height ?? 0
              return content.offset(y: (height / 2 - proxy.frame(in: .scrollView).midY) * 0.22)
            }
            .frame(height: 76)
            .clipShape(.rect(cornerRadius: 9))
        }
      }
      .frame(maxWidth: .infinity)
      .padding(.vertical, 12)
    }
  }

  static var carousel: some View {
    GeometryReader { room in
      TileScroll(.horizontal, .steps([0.75, 1, 0.5, 0.25, 0, 0.25, 0.5], rest: 184)) {
        HStack(spacing: 0) {
          ForEach(0..<5, id: \.self) { index in
            Self.picture(index, width: 92, height: 116)
              .frame(width: 92)
              .visualEffect { content, proxy in
                let width = proxy.bounds(of: .scrollView)?.width ?? 1
                let distance = (proxy.frame(in: .scrollView).midX - width / 2) / 92
                let strength = min(abs(distance), 2)
                return content.scaleEffect(1 - 0.2 * strength).offset(x: -distance * 12)
              }
          }
        }
        .padding(.horizontal, max(0, (room.size.width - 92) / 2))
        .frame(height: HomeTile.miniatureHeight)
      }
    }
    // The effect is computed from distances from the left.
    .environment(\.layoutDirection, .leftToRight)
  }

  static var transition: some View {
    TileScroll {
      VStack(spacing: 10) {
        ForEach(0..<6, id: \.self) { index in
          Self.picture(index + 3, width: 160, height: 58)
            .frame(width: 160)
            .scrollTransition(.interactive) { content, phase in
              content.scaleEffect(1 - 0.45 * abs(phase.value)).opacity(1 - 0.8 * abs(phase.value))
            }
        }
      }
      .frame(maxWidth: .infinity)
      .padding(.vertical, 11)
    }
  }

  static var fading: some View {
    TileScroll {
      VStack(spacing: 8) {
        ForEach(0..<9, id: \.self) { index in
          TileRow(index).padding(.horizontal, 8).frame(width: 166).background { TileSurface() }
            .visualEffect { content, proxy in
              let height = proxy.bounds(of: .scrollView)?.height ?? 1
              let distance = abs(proxy.frame(in: .scrollView).midY - height / 2) / (height / 2)
              let strength = min(max(distance - 0.35, 0), 1)
              return content.blur(radius: (strength * 8).rounded() / 2).opacity(1 - 0.75 * strength)
            }
        }
      }
      .frame(maxWidth: .infinity)
      .padding(.vertical, 14)
    }
  }

  static var backgroundExtension: some View {
    TileScroll(.vertical, TileScript(moves: [.to(1, 1.8), .to(0, 1.8, after: 0.4)])) {
      VStack(spacing: 0) {
        HStack(spacing: 0) {
          Self.cover.scaleEffect(x: -1).blur(radius: 3).frame(width: 66, alignment: .trailing).clipped()
          Color.clear.overlay(alignment: .leading) { Self.cover }
        }
        .frame(height: 104)
        TileRows(count: 4, scale: 0.6).padding(.leading, 66)
      }
    } overlay: {
      VStack(alignment: .leading, spacing: 12) {
        ForEach(0..<5, id: \.self) { TextBar(34 + CGFloat($0 * 17 % 14), strength: 0.9, style: AnyShapeStyle(.text)) }
        Spacer(minLength: 0)
      }
      .padding(12)
      .frame(width: 66, alignment: .leading)
      .background { Rectangle().fill(.window).opacity(0.62) }
      .frame(maxWidth: .infinity, alignment: .leading)
    }
  }

  private static var cover: some View {
    Picture(.harbor).frame(width: 372, height: 248).frame(height: 104).clipped()
  }

  static var drawing: some View {
    TileScroll(.horizontal) {
      HStack(spacing: 22) {
        Star().fill(
          .linearGradient(colors: [Color(hex: 0xFFC94D), Color(hex: 0xF2784B)], startPoint: .top, endPoint: .bottom)
        )
        .frame(width: 96, height: 96)
        .visualEffect { content, proxy in
          content.rotationEffect(.degrees(Double(proxy.frame(in: .scrollView).minX) * 0.5))
        }
        Wave().stroke(
          .linearGradient(
            colors: [Color(hex: 0x3FA7F0), Color(hex: 0x9B5DE5)], startPoint: .leading, endPoint: .trailing),
          style: StrokeStyle(lineWidth: 9, lineCap: .round)
        )
        .frame(width: 104, height: 70)
        Circle().fill(AngularGradient(colors: [.red, .yellow, .green, .blue, .purple, .red], center: .center)).frame(
          width: 88, height: 88)
        RoundedRectangle(cornerRadius: 22).stroke(
          .accentText, style: StrokeStyle(lineWidth: 5, lineCap: .round, dash: [2, 11])
        )
        .frame(width: 84, height: 84)
      }
      .padding(.horizontal, 20)
      .frame(height: HomeTile.miniatureHeight)
    }
  }
}

/// A star with five points.
private struct Star: Shape {
  nonisolated func path(in rect: CGRect) -> Path {
    var path = Path()
    for index in 0..<10 {
      let angle = CGFloat(index) * .pi / 5 - .pi / 2
      let radius = rect.width / 2 * (index % 2 == 0 ? 1 : 0.48)
      let point = CGPoint(x: rect.midX + cos(angle) * radius, y: rect.midY + sin(angle) * radius)
      if index == 0 { path.move(to: point) } else { path.addLine(to: point) }
    }
    path.closeSubpath()
    return path
  }
}

/// Two cubic curves.
private struct Wave: Shape {
  nonisolated func path(in rect: CGRect) -> Path {
    var path = Path()
    path.move(to: CGPoint(x: rect.minX, y: rect.midY))
    for half in 0..<2 {
      let x = rect.minX + rect.width / 2 * CGFloat(half)
      let y = half == 0 ? rect.minY - rect.height * 0.3 : rect.maxY + rect.height * 0.3
      path.addCurve(
        to: CGPoint(x: x + rect.width / 2, y: rect.midY), control1: CGPoint(x: x + rect.width * 0.2, y: y),
        control2: CGPoint(x: x + rect.width * 0.3, y: y))
    }
    return path
  }
}
