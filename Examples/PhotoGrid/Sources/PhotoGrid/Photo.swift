import SwiftUI

struct Photo: Identifiable, Hashable {
  enum Scene: String, CaseIterable, Identifiable {
    case sea = "Sea"
    case mountains = "Mountains"
    case forest = "Forest"
    var id: Self { self }
  }

  let id: Int
  let scene: Scene
  var isFavorite = false

  var title: String { "\(scene.rawValue) \(id + 1)" }
  /// The time of day between 0 (dawn) and 1 (night).
  var daytime: Double { Double(id * 37 % 100) / 100 }
}

extension Photo {
  static let samples = (0..<60).map { index in
    Photo(id: index, scene: Scene.allCases[index * 7 % 3], isFavorite: index % 9 == 2)
  }
}

/// A landscape, drawn with shapes.
struct PhotoImage: View {
  let photo: Photo

  var body: some View {
    Canvas { context, size in
      let sky = Gradient(colors: [Color(hue: 0.58, saturation: 0.55, brightness: 1 - photo.daytime * 0.7), horizon])
      let bounds = CGRect(origin: .zero, size: size)
      context.fill(
        Path(bounds), with: .linearGradient(sky, startPoint: .zero, endPoint: CGPoint(x: 0, y: size.height * 0.7)))
      let sun = CGRect(
        x: size.width * (0.15 + 0.6 * photo.daytime), y: size.height * (0.15 + 0.25 * photo.daytime),
        width: size.width * 0.16, height: size.width * 0.16)
      context.fill(Path(ellipseIn: sun), with: .color(.white.opacity(0.85)))
      for layer in 0..<3 {
        context.fill(ridge(layer, in: size), with: .color(ground(layer)))
      }
    }
    .accessibilityLabel(photo.title)
  }

  private var horizon: Color {
    Color(hue: 0.04 + 0.1 * photo.daytime, saturation: 0.4, brightness: 1 - photo.daytime * 0.5)
  }

  private func ground(_ layer: Int) -> Color {
    let hue =
      switch photo.scene {
      case .sea: 0.55
      case .mountains: 0.7
      case .forest: 0.36
      }
    return Color(
      hue: hue, saturation: 0.35 + 0.15 * Double(layer),
      brightness: (0.75 - 0.18 * Double(layer)) * (1.1 - photo.daytime * 0.6))
  }

  private func ridge(_ layer: Int, in size: CGSize) -> Path {
    let (height, waves): (Double, Double) =
      switch photo.scene {
      case .sea: (0.02, 9)
      case .mountains: (0.16, 3)
      case .forest: (0.07, 6)
      }
    return Path { path in
      path.move(to: CGPoint(x: 0, y: size.height))
      for step in 0...40 {
        let x = Double(step) / 40
        let wave =
          sin(x * waves * .pi + Double(photo.id * 3 + layer * 5)) * height + sin(x * waves * 2.3 + Double(layer))
          * height / 3
        path.addLine(to: CGPoint(x: x * size.width, y: size.height * (0.55 + 0.14 * Double(layer) - wave)))
      }
      path.addLine(to: CGPoint(x: size.width, y: size.height))
      path.closeSubpath()
    }
  }
}

#Preview("Scenes", traits: .sizeThatFitsLayout) {
  HStack {
    ForEach(Photo.samples.prefix(3)) { photo in
      PhotoImage(photo: photo).frame(width: 160, height: 120)
    }
  }
  .padding()
}
