import Features
import ScrollUI

/// The first page: a picture that collapses during scrolling, over a `HomeTile` for each page.
package struct HomePage: View {
  package static let description = GalleryPage(
    name: "home", title: "ScrollUI", hint: "Scroll, throw, or pick a demo.", symbol: "house.fill",
    api: ["visualEffect(_:)", "ScrollView"]
  ) { HomePage() }

  @Environment(\.galleryModel) private var model
  @Environment(\.pageMargin) private var margin
  @Environment(\.accessibilityReduceMotion) private var reducesMotion
  /// The distance of the picture from its place in points, during `greet()`.
  @State private var drift: CGFloat = 0
  @State private var isGreeting = false

  package var body: some View {
    GeometryReader { room in
      ScrollView {
        VStack(alignment: .leading, spacing: 0) {
          hero(CGSize(width: room.size.width, height: min(max((room.size.height * 0.45).rounded(), 200), 380)))
          HomeGrid(width: room.size.width - 2 * margin, playing: isGreeting ? Self.greetingTile : nil)
            .padding(margin).background(.window)
        }
      }
    }
    .onAppear { greet() }
  }

  /// The page with the `HomeTile` that plays during `greet()`.
  private static let greetingTile = "physics"

  /// The greatest distance of the picture from its place in points. The picture is wider than the page by twice this distance.
  private static let greatestDrift: CGFloat = 16

  /// Moves the picture to both sides and back by `greatestDrift`, while the `HomeTile` of `greetingTile` plays. The greeting takes five seconds,
  /// begins and ends at rest, and comes once in a run, not with reduced motion.
  private func greet() {
    guard let model, !model.hasGreeted, !reducesMotion else { return }
    model.hasGreeted = true
    let moves: [(place: CGFloat, seconds: Double)] = [(-Self.greatestDrift, 1.3), (Self.greatestDrift, 2.4), (0, 1.3)]
    func move(_ index: Int) {
      guard moves.indices.contains(index) else { return isGreeting = false }
      withAnimation(.easeInOut(duration: moves[index].seconds)) {
        drift = moves[index].place
      } completion: {
        // A miniature that has just appeared does not play: the tile begins after the first move.
        isGreeting = true
        move(index + 1)
      }
    }
    move(0)
  }

  package init() {}

  /// A picture that moves at half the speed of the content. It is higher than the `size` that is visible at rest: a pull shows more of
  /// it, at first at the top. The content below covers its lower part.
  private func hero(_ size: CGSize) -> some View {
    // Whole points: a vector picture is rasterized again for each size in pixels.
    let height = max((size.width * 2 / 3).rounded(.up), size.height + 180)
    let hidden = ((height - size.height) * 0.24).rounded()
    return Picture(.mountains)
      .frame(width: size.width + 2 * Self.greatestDrift, height: height)
      .offset(x: drift)
      .visualEffect { content, proxy in
        let offset = -proxy.frame(in: .scrollView).minY - hidden
        return content.offset(y: offset > 0 ? offset / 2 : min(0, offset + hidden - 1))
      }
      .padding(.top, -hidden)
      .frame(width: size.width, height: size.height, alignment: .top)
      .overlay(alignment: .bottomLeading) { HeroTitle() }
  }
}

/// The title of the page with two buttons, on a shade that keeps it readable on bright pictures. It fades out during scrolling.
private struct HeroTitle: View {
  @Environment(\.galleryModel) private var model
  @Environment(\.pageMargin) private var margin

  var body: some View {
    VStack(alignment: .leading, spacing: 10) {
      Text(verbatim: "ScrollUI").font(.system(size: 36, weight: .bold))
      Text("Smooth scrolling for the Linux desktop, written in Swift.").font(.system(size: 15))
        .fixedSize(horizontal: false, vertical: true)
      HStack(spacing: 10) {
        HeroButton(title: "Throw something", symbol: "hand.draw", isProminent: true) {
          model?.show(PhysicsPage.description)
        }
        HeroButton(title: "See the code", symbol: "chevron.left.forwardslash.chevron.right", isProminent: false) {
          model?.showsSource = true
        }
      }
    }
    .foregroundStyle(Color.white)
    .padding(EdgeInsets(top: 96, leading: margin, bottom: margin, trailing: margin))
    .frame(maxWidth: .infinity, alignment: .leading)
    .background { LinearGradient(stops: Self.shade, startPoint: .top, endPoint: .bottom) }
  }

  /// Black with an opacity of at least 0.56 behind the texts: white text on a white picture has a contrast of 4.5:1.
  private static let shade: [Gradient.Stop] = [
    .init(color: .black.opacity(0), location: 0), .init(color: .black.opacity(0.1), location: 0.18),
    .init(color: .black.opacity(0.4), location: 0.36), .init(color: .black.opacity(0.58), location: 0.58),
    .init(color: .black.opacity(0.68), location: 1),
  ]
}

/// A button on the picture. Its focus ring is white, for pictures of any color.
private struct HeroButton: View {
  let title: LocalizedStringKey
  let symbol: String
  let isProminent: Bool
  let action: @MainActor () -> Void

  @FocusState private var isFocused: Bool

  var body: some View {
    Button(action: action) {
      Label(title, systemImage: symbol)
        .font(.system(size: 14, weight: .semibold))
        .lineLimit(1)
        .padding(.horizontal, 14)
        .frame(height: 34)
    }
    .buttonStyle(
      SurfaceButtonStyle(
        cornerRadius: 8, isSelected: isProminent, fill: AnyShapeStyle(.window), hasEdge: true, showsFocus: false)
    )
    .focused($isFocused)
    .overlay { if isFocused { RoundedRectangle(cornerRadius: 11).stroke(Color.white, lineWidth: 2).padding(-3) } }
  }
}

extension EnvironmentValues {
  /// The `GalleryModel` of the gallery around a page; nil outside of a `GalleryView`.
  @Entry package var galleryModel: GalleryModel?
}
