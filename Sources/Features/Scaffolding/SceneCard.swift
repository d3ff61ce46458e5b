import ScrollUI

/// An element with an identity, for `ForEach`. The identity selects the `Illustration`.
struct Item: Identifiable, Hashable {
  let id: Int

  /// Items with the identities from 0 to `count` − 1.
  static func list(_ count: Int) -> [Item] { (0..<count).map { Item(id: $0) } }
}

/// A picture that fills its card, with the title and the sentence of its `Illustration` and its number.
struct SceneCard: View {
  /// The index of the card, which selects its `Illustration`. The number on the card is greater by 1.
  let index: Int
  /// True if the card has an outline in the tint.
  var isMarked = false

  var body: some View {
    let shape = RoundedRectangle(cornerRadius: 12)
    Picture(.at(index))
      .caption {
        VStack(alignment: .leading, spacing: 1) {
          HStack(alignment: .firstTextBaseline, spacing: 8) {
            Text(Illustration.at(index).title).font(.subheadline.weight(.semibold))
            Spacer(minLength: 0)
            Text(index + 1, format: .number).font(.footnote)
          }
          .lineLimit(1)
          Text(Illustration.at(index).sentence).font(.footnote).lineLimit(2)
        }
      }
      .clipShape(shape)
      .overlay { if isMarked { shape.strokeBorder(.tint, lineWidth: 4) } }
  }
}

/// A row with a small picture, the title and the sentence of its `Illustration`, and its number. The sentence has a second line in a narrow row,
/// for which `height` has room.
struct SceneRow: View {
  /// The index of the row, which selects its `Illustration`. The number in the row is greater by 1.
  let index: Int
  /// True if the row is for a narrow list: smaller, and without a number.
  var isCompact = false

  @Environment(\.samplePalette) private var palette

  /// The height of a row without `isCompact` in points, at the standard size of text.
  static let height: CGFloat = 72

  var body: some View {
    HStack(spacing: isCompact ? 10 : 12) {
      Picture(.at(index))
        .frame(width: isCompact ? 40 : 52, height: isCompact ? 40 : 52)
        .clipShape(RoundedRectangle(cornerRadius: 8))
      VStack(alignment: .leading, spacing: 2) {
        Text(Illustration.at(index).title).font(isCompact ? .subheadline.weight(.semibold) : .headline).lineLimit(1)
          .padding(.trailing, isCompact ? 0 : 40)
        Text(Illustration.at(index).sentence).font(.footnote).foregroundStyle(.secondary).lineLimit(2)
      }
      .frame(maxWidth: .infinity, alignment: .leading)
      // Behind the sentence for readers, and beside the title.
      .overlay(alignment: Alignment(horizontal: .trailing, vertical: .firstTextBaseline)) {
        if !isCompact { Text(index + 1, format: .number).font(.footnote).foregroundStyle(.secondary) }
      }
    }
    .padding(.horizontal, isCompact ? 8 : 10)
    .padding(.vertical, isCompact ? 8 : 6)
    .frame(minHeight: isCompact ? nil : Self.height)
    .background(palette.row, in: RoundedRectangle(cornerRadius: 12))
  }
}

extension View {
  /// Adds the title and the sentence of the `Illustration` at `index` to its picture, and rounds the corners.
  func sceneCaption(_ index: Int) -> some View {
    caption {
      VStack(alignment: .leading, spacing: 1) {
        Text(Illustration.at(index).title).font(.subheadline.weight(.semibold))
        Text(Illustration.at(index).sentence).font(.footnote)
      }
      .lineLimit(1)
    }
    .clipShape(RoundedRectangle(cornerRadius: 14))
  }
}
