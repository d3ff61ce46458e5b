import Features
import ScrollUI

/// The miniatures of the `PageGroup` "Lists".
@MainActor enum ListMiniatures {
  // MARK: Feeds

  private static let pull: CGFloat = 38
  private static let refresh = TileScript(rest: pull, moves: [.to(0, 0.7), .to(1, 1.6, after: 0.9), .to(0.3, 1.2)])

  private static let covers: [Illustration] = [.harbor, .aurora]

  static var feed: some View {
    TileScroll(.vertical, Self.refresh) {
      VStack(spacing: 8) {
        WithTileOffset { scroll in TileSpinner(angle: scroll.offset * 9) }.frame(height: Self.pull - 8)
        ForEach(0..<4, id: \.self) { index in
          VStack(alignment: .leading, spacing: 7) {
            TileRow(index + 2) { TileThumbnail(index: index + 2, cornerRadius: 13) }.frame(height: 28)
            TilePicture(Self.covers[index % 2], .wide).frame(height: 56).clipShape(.rect(cornerRadius: 6))
          }
          .padding(9)
          .background { TileSurface() }
        }
      }
      .padding(.horizontal, 10)
      .padding(.bottom, 10)
    }
  }

  // MARK: Chat

  static var chat: some View {
    TileScroll(.vertical, TileScript(rest: 10_000, moves: [.to(0, 1.8), .to(1, 1.8, after: 0.3)])) {
      VStack(spacing: 7) {
        ForEach(0..<11, id: \.self) { index in
          let isOwn = [1, 4, 5, 8, 10].contains(index)
          TileBubble(width: 84 + CGFloat(index * 37 % 56), lines: index % 4 == 3 ? 2 : 1, isOwn: isOwn)
            .frame(maxWidth: .infinity, alignment: isOwn ? .trailing : .leading)
        }
      }
      .padding(12)
    }
  }

  // MARK: List

  static var list: some View {
    TileScroll {
      VStack(alignment: .leading, spacing: 8) {
        ForEach(0..<3, id: \.self) { section in
          TextBar(52 + CGFloat(section) * 14, height: 5, strength: 0.5).padding(.leading, 8)
          VStack(spacing: 0) {
            ForEach(0..<3, id: \.self) { row in listRow(section * 3 + row) }
          }
          .background { TileSurface() }
          .clipShape(.rect(cornerRadius: 8))
        }
      }
      .padding(12)
    }
  }

  private static func listRow(_ index: Int) -> some View {
    let isSelected = [1, 2, 6].contains(index)
    let color = isSelected ? AnyShapeStyle(Color.white) : AnyShapeStyle(.tertiaryText)
    return HStack(spacing: 9) {
      Image(systemName: isSelected ? "checkmark.circle.fill" : "circle").font(.system(size: 13)).foregroundStyle(color)
      TextBar(TextBar.width(index) * 1.2, strength: isSelected ? 0.9 : 0.4, style: color)
      Spacer(minLength: 0)
    }
    .padding(.horizontal, 9)
    .frame(height: 29)
    .background { if isSelected { Rectangle().fill(.accentFill) } }
    .overlay(alignment: .bottom) { Rectangle().fill(GalleryColor.separator).frame(height: 1) }
  }

  // MARK: Navigation

  static var navigation: some View {
    TileScroll {
      VStack(alignment: .leading, spacing: 3) {
        TextBar(112, height: 14, strength: 0.85, style: AnyShapeStyle(.text)).padding(
          EdgeInsets(top: 36, leading: 12, bottom: 4, trailing: 0))
        ForEach(0..<8, id: \.self) { index in
          HStack {
            TileRow(index)
            Image(systemName: "chevron.forward").font(.system(size: 11, weight: .semibold)).foregroundStyle(
              .tertiaryText)
          }
          .padding(.horizontal, 12)
        }
      }
      .padding(.bottom, 10)
    } overlay: {
      WithTileOffset { scroll in
        let progress = min(max((scroll.offset - 18) / 16, 0), 1)
        HStack {
          Image(systemName: "chevron.backward").font(.system(size: 13, weight: .semibold)).foregroundStyle(.accentText)
          Spacer()
          Image(systemName: "ellipsis").font(.system(size: 13, weight: .semibold)).foregroundStyle(.accentText)
        }
        .overlay { TextBar(64, height: 8, strength: 0.85 * progress, style: AnyShapeStyle(.text)) }
        .padding(.horizontal, 12)
        .frame(height: 30)
        .background { Rectangle().fill(.card) }
        .overlay(alignment: .bottom) { Rectangle().fill(GalleryColor.separator).frame(height: 1).opacity(progress) }
        .frame(maxHeight: .infinity, alignment: .top)
      }
    }
  }
}

/// A spinner of eight `Capsule`s, turned by `angle` degrees.
private struct TileSpinner: View {
  let angle: CGFloat

  var body: some View {
    ZStack {
      ForEach(0..<8, id: \.self) { index in
        Capsule().fill(.tertiaryText).opacity(0.25 + Double(index) * 0.1).frame(width: 2.5, height: 6).offset(y: -7)
          .rotationEffect(.degrees(Double(index) * 45))
      }
    }
    .rotationEffect(.degrees((angle / 45).rounded() * 45))
    .frame(width: 22, height: 22)
  }
}

/// A message with `lines` of `TextBar`; `accentFill` if `isOwn` is true.
struct TileBubble: View {
  let width: CGFloat
  let lines: Int
  let isOwn: Bool

  var body: some View {
    VStack(alignment: .leading, spacing: 5) {
      ForEach(0..<lines, id: \.self) { line in
        TextBar(
          (width - 22) * (line == 0 ? 1 : 0.6), height: 5, strength: isOwn ? 0.85 : 0.4,
          style: isOwn ? AnyShapeStyle(Color.white) : AnyShapeStyle(.tertiaryText))
      }
    }
    .padding(.horizontal, 11)
    .frame(width: width, height: lines == 1 ? 24 : 36, alignment: .leading)
    .background { RoundedRectangle(cornerRadius: 12).fill(isOwn ? AnyShapeStyle(.accentFill) : AnyShapeStyle(.window)) }
  }
}
