import Features
import ScrollUI

/// A tile of `HomePage`: a small scroll view in the style of a page, with the page's `title` and `hint`. It scrolls to and fro while the
/// pointer is over it, and is at rest otherwise.
struct HomeTile: View {
  let page: GalleryPage

  @Environment(\.galleryModel) private var model
  @State private var isHovered = false

  var body: some View {
    Button {
      model?.show(page)
    } label: {
      VStack(alignment: .leading, spacing: 0) {
        TileDemo(style: TileStyle(page: page.name), seed: seed, isPlaying: isHovered)
          .frame(height: 148)
          .frame(maxWidth: .infinity)
          .clipped()
          .allowsHitTesting(false)
        VStack(alignment: .leading, spacing: 3) {
          Label(LocalizedStringKey(page.title), systemImage: page.symbol).font(.system(size: 15, weight: .semibold))
          Text(LocalizedStringKey(page.hint)).font(GalleryStyle.hint).foregroundStyle(.secondary).lineLimit(2)
        }
        .frame(maxWidth: .infinity, minHeight: 62, alignment: .topLeading)
        .padding(12)
      }
      .clipShape(RoundedRectangle(cornerRadius: GalleryStyle.cornerRadius))
    }
    .buttonStyle(SurfaceButtonStyle(cornerRadius: GalleryStyle.cornerRadius, fill: AnyShapeStyle(.card)))
    .onHover { isHovered = $0 }
  }

  private var seed: Int { GalleryPages.all.firstIndex { $0.name == page.name } ?? 0 }
}

/// The arrangement of a tile's scroll view.
enum TileStyle {
  case rows, header, parallax, cards, pages, fading, bubbles

  init(page: String) {
    self =
      switch page {
      case "header", "navigation": .header
      case "parallax": .parallax
      case "carousel", "nested": .cards
      case "paging": .pages
      case "fading", "transition": .fading
      case "chat", "gestures", "controls": .bubbles
      default: .rows
      }
  }
}

/// A small `ScrollView` that scrolls to its end and back while `isPlaying` is true.
private struct TileDemo: View {
  let style: TileStyle
  let seed: Int
  let isPlaying: Bool

  @State private var position = ScrollPosition(edge: .top)
  @State private var isAtEnd = false

  var body: some View {
    ScrollView(isHorizontal ? .horizontal : .vertical) { content }
      .scrollPosition($position)
      .scrollIndicators(.hidden)
      .scrollDisabled(true)
      .onScrollPhaseChange { _, new in
        if new == .idle, isPlaying { play() }
      }
      .onChange(of: isPlaying) {
        isAtEnd = isPlaying
        scroll(toEnd: isPlaying)
      }
  }

  private var isHorizontal: Bool { style == .cards || style == .pages }

  private func play() {
    isAtEnd.toggle()
    scroll(toEnd: isAtEnd)
  }

  private func scroll(toEnd: Bool) {
    withAnimation(.easeInOut(duration: 1.8)) {
      position.scrollTo(edge: toEnd ? (isHorizontal ? .trailing : .bottom) : (isHorizontal ? .leading : .top))
    }
  }

  @ViewBuilder private var content: some View {
    switch style {
    case .rows: rows
    case .header: header
    case .parallax: parallax
    case .cards: cards(width: 110, spacing: 10)
    case .pages: cards(width: 150, spacing: 0)
    case .fading: fading
    case .bubbles: bubbles
    }
  }

  private func scene(_ index: Int) -> Illustration { .at(seed * 3 + index) }

  /// The small pictures of rows: eight for all tiles, so that most are decoded when a tile comes into view.
  private func smallScene(_ index: Int) -> Illustration { .at(6 + (seed + index) % 8) }

  private var rows: some View {
    VStack(spacing: 8) {
      ForEach(0..<8) { TileRow(illustration: smallScene($0)) }
    }
    .padding(12)
  }

  private var header: some View {
    VStack(spacing: 8) {
      Picture(scene(0))
        .frame(height: 120)
        .visualEffect { content, proxy in
          content.offset(y: max(0, -proxy.frame(in: .scrollView).minY) / 2)
        }
        .frame(height: 96)
        .clipped()
      VStack(spacing: 8) {
        ForEach(1..<6) { TileRow(illustration: smallScene($0)) }
      }
      .padding(.horizontal, 12)
      .background(.card)
    }
    .padding(.bottom, 12)
  }

  private var parallax: some View {
    VStack(spacing: 8) {
      ForEach(0..<4) { index in
        Picture(scene(index))
          .frame(height: 150)
          .visualEffect { content, proxy in
            let height = proxy.bounds(of: .scrollView)?.height ?? 0
            return content.offset(y: (height / 2 - proxy.frame(in: .scrollView).midY) * 0.2)
          }
          .frame(maxWidth: 210)
          .frame(height: 92)
          .clipShape(RoundedRectangle(cornerRadius: 8))
      }
    }
    .padding(12)
  }

  private func cards(width: CGFloat, spacing: CGFloat) -> some View {
    HStack(spacing: spacing) {
      ForEach(0..<6) { index in
        Picture(scene(index))
          .frame(width: width, height: 116)
          .clipShape(RoundedRectangle(cornerRadius: 10))
          .padding(.horizontal, spacing == 0 ? 8 : 0)
      }
    }
    .padding(16)
  }

  private var fading: some View {
    VStack(spacing: 8) {
      ForEach(0..<7) { index in
        Picture(scene(index))
          .frame(width: 150, height: 40)
          .clipShape(RoundedRectangle(cornerRadius: 8))
          .visualEffect { content, proxy in
            let height = proxy.bounds(of: .scrollView)?.height ?? 1
            let distance = abs(proxy.frame(in: .scrollView).midY - height / 2) / (height / 2)
            let strength = min(max(distance - 0.2, 0), 1)
            return content.opacity(1 - 0.8 * Double(strength)).scaleEffect(1 - 0.25 * strength)
          }
      }
    }
    .frame(maxWidth: .infinity)
    .padding(12)
  }

  private var bubbles: some View {
    VStack(spacing: 7) {
      ForEach(0..<9) { index in
        let isOwn = index % 3 == 1
        Capsule()
          .fill(isOwn ? AnyShapeStyle(.accentFill) : AnyShapeStyle(.control))
          .frame(width: 90 + CGFloat(index * 37 % 60), height: 24)
          .frame(maxWidth: .infinity, alignment: isOwn ? .trailing : .leading)
      }
    }
    .padding(12)
  }
}

/// A row of a tile: a picture and two lines in place of texts.
private struct TileRow: View {
  let illustration: Illustration

  var body: some View {
    HStack(spacing: 10) {
      Picture(illustration).frame(width: 36, height: 36).clipShape(RoundedRectangle(cornerRadius: 8))
      VStack(alignment: .leading, spacing: 6) {
        Capsule().fill(.tertiaryText).opacity(0.55).frame(width: 110, height: 7)
        Capsule().fill(.tertiaryText).opacity(0.28).frame(width: 80, height: 6)
      }
      Spacer(minLength: 0)
    }
  }
}
