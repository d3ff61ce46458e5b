import Features
import ScrollUI

/// The miniatures of the `PageGroup` "Feel".
@MainActor enum FeelMiniatures {
  /// The pictures of the group, and those that other groups share.
  static let pictures = [
    TilePicture(.desert, .wide), TilePicture(.kite, .large), TilePicture(.harbor, .wide), TilePicture(.aurora, .wide),
  ]

  // MARK: Header

  /// The height that remains of the picture, and the height that disappears.
  private static let (bar, range): (CGFloat, CGFloat) = (32, 56)

  static var header: some View {
    TileScroll(.vertical, TileScript(moves: [.to(0.42, 1.1), .to(1, 1.2), .to(0, 1.8, after: 0.4)])) {
      VStack(spacing: 0) {
        Color.clear.frame(height: Self.bar + Self.range)
        TileRows()
      }
    } overlay: {
      WithTileOffset { scroll in
        let collapsed = min(max(scroll.offset, 0), Self.range)
        let progress = collapsed / Self.range
        TilePicture(.desert, .wide)
          .frame(height: 248)
          .offset(y: -12 - collapsed * 0.3)
          .frame(height: Self.bar + Self.range - collapsed)
          .clipped()
          .overlay(alignment: .bottomLeading) {
            TextBar(96 - 36 * progress, height: 12 - 5 * progress, strength: 1, style: AnyShapeStyle(Color.white))
              .padding(12)
          }
          .frame(maxHeight: .infinity, alignment: .top)
      }
    }
  }

  // MARK: Physics

  static var physics: some View {
    TileScroll(.vertical, TileScript(moves: [.thrown(1, 2.4), .thrown(0, 2.4, after: 0.3)])) {
      TileRows(count: 12, scale: 0.42).frame(width: 110).frame(maxWidth: .infinity, alignment: .leading)
    } overlay: {
      WithTileOffset { scroll in
        ZStack {
          TileSurface()
          ThrowCurve()
            .stroke(.accentText.opacity(0.3), style: StrokeStyle(lineWidth: 6, lineCap: .round))
            .padding(12)
          ThrowCurve()
            .trim(from: 0, to: max(0.02, ThrowCurve.progress(atOffset: scroll.fraction)))
            .stroke(.accentText, style: StrokeStyle(lineWidth: 2, lineCap: .round))
            .padding(12)
        }
        .padding(EdgeInsets(top: 12, leading: 106, bottom: 12, trailing: 12))
      }
    }
  }

  // MARK: Nested

  static var nested: some View {
    TileScroll(.vertical, TileScript(moves: [.to(1, 1.1, after: 1.3), .to(0, 1.1, after: 0.2), .to(0.02, 1)])) {
      VStack(alignment: .leading, spacing: 8) {
        TextBar(74, height: 8, strength: 0.6).padding(.horizontal, 10)
        TileScroll(.horizontal, TileScript(moves: [.to(1, 1.2), .to(0, 1.2, after: 2.3)])) {
          HStack(spacing: 8) {
            ForEach(0..<7, id: \.self) { TileThumbnail(index: $0, side: 58, cornerRadius: 10) }
          }
          .padding(.horizontal, 10)
        }
        .frame(height: 58)
        TileRows(count: 6)
      }
      .padding(.top, 12)
    }
  }

  // MARK: Million

  static var million: some View {
    TileScroll(.vertical, TileScript(moves: [.to(0.25, 1.6), .to(1, 1.8, after: 0.5), .to(0, 1.8, after: 0.5)])) {
      LazyVStack(spacing: 0) {
        ForEach(0..<1_000_000, id: \.self) { row in
          HStack(spacing: 10) {
            TileFigure(value: CGFloat(row + 1)).frame(width: 62, alignment: .leading)
            TextBar(TextBar.width(row % 7) * 0.7, height: 5)
            Spacer(minLength: 0)
          }
          .frame(height: 21)
        }
      }
      .padding(.leading, 14)
    } overlay: {
      WithTileOffset { scroll in
        HStack(alignment: .top, spacing: 0) {
          Spacer()
          TileFigure(value: 1 + scroll.fraction * 999_999, isPill: true)
            .offset(y: 4 + scroll.fraction * (HomeTile.miniatureHeight - 28))
          TileScrollBar(position: scroll.fraction, thumb: 22, style: AnyShapeStyle(.accentFill))
        }
      }
    }
  }

  // MARK: Gestures

  static var gestures: some View {
    TileScroll(.vertical, TileScript(moves: [.to(1, 2, after: 0.1), .to(0, 1.6, after: 0.4)])) {
      Color.clear.frame(height: HomeTile.miniatureHeight + 100)
    } overlay: {
      WithTileOffset { scroll in
        let side = scroll.fraction * 2 - 1
        ZStack {
          Circle().stroke(GalleryColor.separator, style: StrokeStyle(lineWidth: 1.5, dash: [4, 4])).frame(width: 112)
          TilePicture(.kite, .large)
            .frame(width: 96, height: 70)
            .clipShape(RoundedRectangle(cornerRadius: 10))
            .rotationEffect(.degrees(side * 14))
            .offset(x: side * 38, y: side * side * 16 - 12)
          Image(systemName: "hand.draw")
            .font(.system(size: 30))
            .foregroundStyle(.text)
            .padding(4)
            .background { Circle().fill(.card).opacity(0.85) }
            .offset(x: side * 38 + 34, y: side * side * 16 + 26)
        }
        .frame(maxWidth: .infinity, maxHeight: .infinity)
      }
    }
  }
}

/// The offset of a thrown list over time: an exponential approach.
private struct ThrowCurve: Shape {
  nonisolated func path(in rect: CGRect) -> Path {
    var path = Path()
    for step in 0...24 {
      let time = CGFloat(step) / 24
      let point = CGPoint(x: rect.minX + time * rect.width, y: rect.maxY - Self.offset(at: time) * rect.height)
      if step == 0 { path.move(to: point) } else { path.addLine(to: point) }
    }
    return path
  }

  /// The offset at `time`, both 0…1.
  nonisolated static func offset(at time: CGFloat) -> CGFloat { (1 - exp(-4 * time)) / (1 - exp(-4)) }

  /// The fraction of the curve that is drawn at a fraction of the offset.
  nonisolated static func progress(atOffset offset: CGFloat) -> CGFloat {
    let time = -log(1 - offset * (1 - exp(-4))) / 4
    return (time + offset) / 2
  }
}
