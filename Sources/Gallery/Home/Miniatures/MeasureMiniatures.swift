import Features
import ScrollUI

/// The miniatures of pages about geometry.
@MainActor enum MeasureMiniatures {
  static var observe: some View {
    TileScroll {
      ZStack(alignment: .topLeading) {
        RulerTicks().stroke(.tertiaryText, lineWidth: 1).frame(width: 26, height: 480)
          .frame(maxWidth: .infinity, alignment: .leading)
        VStack(alignment: .leading, spacing: 0) {
          ForEach(0..<12, id: \.self) { index in
            TileFigure(value: CGFloat(index) * 40, size: 10).opacity(0.6).frame(height: 40, alignment: .top)
          }
        }
        .padding(.leading, 32)
      }
      .padding(.vertical, 14)
    } overlay: {
      HStack {
        Spacer()
        WithTileOffset { scroll in TileFigure(value: scroll.offset, size: 44) }
      }
      .padding(.trailing, 22)
    }
  }

  static var readSize: some View {
    TileScroll {
      Color.clear.frame(height: HomeTile.miniatureHeight + 110)
    } overlay: {
      WithTileOffset { scroll in
        let width = (74 + scroll.fraction * 66).rounded()
        let height = (40 + scroll.fraction * 22).rounded()
        VStack(spacing: 7) {
          TileFigure(value: width, size: 12)
          DimensionLine(axis: .horizontal).stroke(.accentText, lineWidth: 1.5).frame(width: width, height: 8)
          VStack(alignment: .leading, spacing: 7) {
            TextBar(width - 26, strength: 0.9, style: AnyShapeStyle(Color.white))
            TextBar((width - 26) * 0.6, strength: 0.6, style: AnyShapeStyle(Color.white))
          }
          .frame(width: width, height: height)
          .background { RoundedRectangle(cornerRadius: 8).fill(.accentFill) }
          .overlay(alignment: .trailing) {
            HStack(spacing: 7) {
              DimensionLine(axis: .vertical).stroke(.accentText, lineWidth: 1.5).frame(width: 8, height: height)
              TileFigure(value: height, size: 12).frame(width: 20, alignment: .leading)
            }
            .padding(.trailing, -48)
          }
        }
        .padding(.bottom, 16)
        .frame(maxWidth: .infinity, maxHeight: .infinity)
      }
    }
  }

  static var spaces: some View {
    TileScroll {
      HStack(alignment: .top, spacing: 14) {
        RulerTicks().stroke(.accentText, lineWidth: 1).frame(width: 22, height: 360)
        VStack(spacing: 12) {
          ForEach(0..<4, id: \.self) { index in
            TileThumbnail(index: index, side: 80, cornerRadius: 8)
          }
        }
        .padding(.top, 22)
        Spacer(minLength: 0)
      }
      .padding(.leading, 14)
    } overlay: {
      HStack(spacing: 8) {
        Spacer()
        WithTileOffset { scroll in
          VStack(alignment: .trailing, spacing: 6) {
            TileFigure(value: 22 - scroll.offset, size: 15)
            Rectangle().fill(GalleryColor.separator).frame(width: 28, height: 1)
            TileFigure(value: 22, size: 15).foregroundStyle(.accentText)
          }
        }
        RulerTicks().stroke(.tertiaryText, lineWidth: 1).frame(width: 22)
      }
      .padding(.trailing, 14)
    }
  }
}
