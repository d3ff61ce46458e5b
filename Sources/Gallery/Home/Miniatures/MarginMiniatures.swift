import Features
import ScrollUI

/// The miniatures of pages about the edges of a scroll view.
@MainActor enum MarginMiniatures {
  static var margins: some View {
    TileScroll {
      VStack(spacing: 6) {
        ForEach(0..<7, id: \.self) { index in
          TileRow(index, scale: 0.6).padding(.horizontal, 9).background { TileSurface() }
        }
      }
      .padding(.horizontal, 40)
      .padding(.vertical, 30)
    } overlay: {
      HStack {
        margin
        Spacer(minLength: 0)
        margin
      }
    }
  }

  /// The area of a horizontal margin with its width.
  private static var margin: some View {
    Rectangle().fill(.accentText.opacity(0.14)).frame(width: 40)
      .overlay { DimensionLine(axis: .horizontal).stroke(.accentText, lineWidth: 1.5).frame(width: 30, height: 9) }
  }

  static var safeArea: some View {
    TileScroll {
      VStack(spacing: 5) {
        ForEach(0..<9, id: \.self) { index in
          HStack(spacing: 7) {
            TileThumbnail(index: index, side: 16, cornerRadius: 4)
            TextBar(TextBar.width(index) * 0.6, height: 5, strength: 0.45)
            Spacer(minLength: 0)
          }
        }
      }
      .padding(EdgeInsets(top: 32, leading: 12, bottom: 44, trailing: 12))
      .frame(width: 112)
      .frame(maxWidth: .infinity)
    } overlay: {
      let phone = UnevenRoundedRectangle(topLeadingRadius: 18, topTrailingRadius: 18)
      ZStack(alignment: .top) {
        VStack(spacing: 0) {
          Spacer()
          VStack(spacing: 7) {
            TextBar(64, height: 8, strength: 1, style: AnyShapeStyle(Color.white))
            Capsule().fill(Color.white).frame(width: 36, height: 3)
          }
          .frame(width: 112, height: 34)
          .background { Rectangle().fill(.accentFill) }
        }
        Capsule().fill(.text).frame(width: 34, height: 8).padding(.top, 16)
      }
      .frame(width: 112)
      .clipShape(phone)
      .overlay { phone.stroke(.text, lineWidth: 3) }
      .padding(.top, 10)
      .padding(.bottom, -2)
    }
    .background { Rectangle().fill(.window).frame(width: 112).padding(.top, 12) }
  }

  static var bars: some View {
    TileScroll(.vertical, TileScript(rest: 14, moves: [.to(1, 1.8), .to(0, 1.8, after: 0.4)])) {
      VStack(spacing: 7) {
        ForEach(0..<8, id: \.self) { index in
          TilePicture(index % 2 == 0 ? .aurora : .harbor, .wide).frame(height: 30).clipShape(.rect(cornerRadius: 7))
        }
      }
      .padding(.horizontal, 14)
      .padding(.vertical, 30)
    } overlay: {
      VStack(spacing: 0) {
        bar(edge: .bottom) { TextBar(64, height: 8, strength: 0.85, style: AnyShapeStyle(.text)) }
        Spacer()
        bar(edge: .top) {
          HStack(spacing: 24) {
            ForEach(["house.fill", "star", "person"], id: \.self) {
              Image(systemName: $0).font(.system(size: 13)).foregroundStyle(
                $0 == "star" ? AnyShapeStyle(.accentText) : AnyShapeStyle(.secondaryText))
            }
          }
        }
      }
    }
  }

  /// A bar with a gradient at `edge`.
  private static func bar(edge: VerticalEdge, @ViewBuilder _ content: () -> some View) -> some View {
    content()
      .frame(maxWidth: .infinity)
      .frame(height: 30)
      .background { Rectangle().fill(.card).opacity(0.92) }
      .overlay(alignment: edge == .bottom ? .bottom : .top) {
        Rectangle().fill(.card)
          .mask {
            LinearGradient(
              colors: [.black.opacity(0.92), .black.opacity(0)], startPoint: edge == .bottom ? .top : .bottom,
              endPoint: edge == .bottom ? .bottom : .top)
          }
          .frame(height: 16)
          .offset(y: edge == .bottom ? 16 : -16)
      }
  }

  static var flash: some View {
    TileScroll(.vertical, TileScript(moves: [.to(0.5, 0.8), .to(1, 0.8, after: 1), .to(0, 1, after: 1)])) {
      TileRows(count: 9)
    } overlay: {
      WithTileOffset { scroll in
        let light = abs(sin(Double(scroll.fraction) * 2 * .pi))
        HStack {
          Spacer()
          TileScrollBar(position: scroll.fraction, thumb: 56)
            .opacity(0.35)
            .overlay {
              TileScrollBar(position: scroll.fraction, thumb: 56, style: AnyShapeStyle(.accentText))
                .shadow(color: Color(hex: 0x2B6BD6).opacity(0.8), radius: 5)
                .opacity(light)
            }
        }
        .overlay(alignment: .topTrailing) {
          Image(systemName: "bolt.fill").font(.system(size: 20)).foregroundStyle(.warningText).padding(.trailing, 22)
            .padding(.top, 12)
            .opacity(0.25 + 0.75 * light)
        }
      }
    }
  }

  static var clip: some View {
    TileScroll(.horizontal) {
      HStack(spacing: 14) {
        ForEach(0..<6, id: \.self) { index in
          VStack(spacing: 7) {
            TileThumbnail(index: index, side: 58, cornerRadius: 6)
            TextBar(40, strength: 0.45)
          }
          .padding(5)
          .frame(height: 84)
          .background {
            RoundedRectangle(cornerRadius: 9).fill(.window).shadow(color: .black.opacity(0.35), radius: 7, y: 5)
          }
        }
      }
      .padding(.horizontal, 44)
      .frame(height: HomeTile.miniatureHeight)
    } overlay: {
      RoundedRectangle(cornerRadius: 4)
        .stroke(.controlEdge, style: StrokeStyle(lineWidth: 1.5, dash: [5, 4]))
        .padding(.horizontal, 40)
        .padding(.vertical, 22)
    }
  }
}
