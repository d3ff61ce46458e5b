import Features
import ScrollUI

/// The miniatures of pages about the positions of a scroll view.
@MainActor enum PositionMiniatures {
  static var targetLayout: some View {
    TileScroll {
      VStack(spacing: 7) {
        ForEach(0..<8, id: \.self) { index in
          TileSurface()
            .overlay {
              TileSurface(isHighlighted: true).visualEffect { content, proxy in
                let frame = proxy.frame(in: .scrollView)
                let height = proxy.bounds(of: .scrollView)?.height ?? 0
                let visible = min(frame.maxY, height) - max(frame.minY, 0)
                return content.opacity(visible >= frame.height / 2 ? 1 : 0)
              }
            }
            .overlay { TileFigure(value: CGFloat(index + 1), size: 13, isPill: true) }
            .frame(height: 40)
        }
      }
    }
    .frame(height: 104)
    .overlay { Rectangle().stroke(.controlEdge, style: StrokeStyle(lineWidth: 1.5, dash: [5, 4])) }
    .padding(.horizontal, 26)
    .frame(maxHeight: .infinity)
  }

  static var initialAnchor: some View {
    TileScroll(
      .vertical, TileScript(rest: 216, moves: [.to(1, 1.2), .to(0, 1.8, after: 0.4), .to(0.5, 1.2, after: 0.4)])
    ) {
      VStack(spacing: 6) {
        ForEach(0..<14, id: \.self) { index in
          TileFigure(value: CGFloat(4_994 + index), size: 12).frame(maxWidth: .infinity).frame(height: 36)
            .background { TileSurface() }
        }
      }
      .padding(.leading, 52)
      .padding(.trailing, 20)
    } overlay: {
      HStack(spacing: 6) {
        Image(systemName: "pin.fill").font(.system(size: 16)).foregroundStyle(.accentText).rotationEffect(.degrees(90))
        Rectangle().fill(.accentText).frame(height: 1.5)
      }
      .padding(.leading, 14)
    }
  }

  static var positionID: some View {
    TileScroll(.vertical, .steps([0.25, 0.5, 0.75, 1, 0.5, 0])) {
      VStack(spacing: 8) {
        ForEach(0..<7, id: \.self) { index in
          TileRow(index + 1).padding(.horizontal, 10).padding(.vertical, 4).background { TileSurface() }
        }
      }
      .padding(EdgeInsets(top: 10, leading: 12, bottom: 10, trailing: 34))
    } overlay: {
      WithTileOffset { scroll in
        TileDots(count: 5, current: Int((scroll.fraction * 4).rounded()), axis: .vertical)
          .padding(.trailing, 14)
          .frame(maxWidth: .infinity, alignment: .trailing)
      }
    }
  }

  private static let pages: [Illustration] = [.aurora, .desert, .harbor, .aurora]

  static var paging: some View {
    GeometryReader { room in
      TileScroll(.horizontal, .steps([1.0 / 3, 2.0 / 3, 1, 0])) {
        HStack(spacing: 0) {
          ForEach(Self.pages.indices, id: \.self) { index in
            TilePicture(Self.pages[index], .wide).frame(width: room.size.width, height: HomeTile.miniatureHeight)
          }
        }
      } overlay: {
        WithTileOffset { scroll in
          TileDots(count: 4, current: Int((scroll.fraction * 3).rounded()))
            .padding(.horizontal, 8)
            .frame(height: 16)
            .background { Capsule().fill(.window).opacity(0.85) }
            .padding(10)
            .frame(maxHeight: .infinity, alignment: .bottom)
        }
      }
    }
  }

  static var restore: some View {
    TileScroll(.vertical, .steps([0.35, 0.9, 0.35, 0])) {
      VStack(spacing: 8) {
        ForEach(0..<8, id: \.self) { index in
          TileRow(index + 3).padding(.horizontal, 10).padding(.vertical, 4)
            .background { TileSurface(isHighlighted: index == 3) }
            .overlay(alignment: .topTrailing) {
              if index == 3 {
                Image(systemName: "bookmark.fill").font(.system(size: 14)).foregroundStyle(.accentText)
                  .padding(.trailing, 10)
              }
            }
        }
      }
      .padding(12)
    }
  }

  static var viewAligned: some View {
    TileScroll(.vertical, .steps([54 / 208, 108 / 208, 162 / 208, 54 / 208, 0])) {
      VStack(spacing: 8) {
        ForEach(0..<6, id: \.self) { index in
          TileRow(index + 2).padding(.horizontal, 10).frame(height: 46).background { TileSurface() }
        }
      }
      .padding(EdgeInsets(top: 16, leading: 16, bottom: 24, trailing: 16))
    } overlay: {
      HStack(spacing: 0) {
        Image(systemName: "play.fill").font(.system(size: 9))
        Rectangle().frame(height: 1.5)
      }
      .foregroundStyle(.accentText)
      .padding(.leading, 2)
      .padding(.top, 7)
      .frame(maxHeight: .infinity, alignment: .top)
    }
  }
}
