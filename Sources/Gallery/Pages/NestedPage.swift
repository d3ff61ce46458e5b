import Features
import ScrollUI

/// A `ScrollView` with inner scroll views: horizontal shelves, and a vertical list.
struct NestedPage: View {
  @Environment(\.pageOptions) private var options
  @Environment(\.pageMargin) private var margin

  var body: some View {
    ScrollView {
      VStack(alignment: .leading, spacing: 28) {
        shelf("By the water", Self.water)
        innerList
        shelf("In the green", Self.green)
        shelf("At night", Self.night)
        ending
      }
      .padding(.vertical, 20)
      .frame(maxWidth: .infinity, alignment: .leading)
    }
  }

  private static let water: [Illustration] = [
    .harbor, .island, .lighthouse, .whale, .bridge, .koi, .waterfall, .canal, .regatta, .turtle, .crane, .rain,
  ]
  private static let green: [Illustration] = [
    .bamboo, .teaField, .orchard, .garden, .terraces, .sunflowers, .fox, .blossom, .windmill, .savanna, .kite,
    .mountains,
  ]
  private static let night: [Illustration] = [
    .aurora, .nightTrain, .moon, .lantern, .comet, .owl, .campfire, .oldTown, .market, .pagoda, .snow, .volcano,
  ]
  /// The number of entries in the inner list; those after them are in the page.
  private static let innerCount = 24

  private func shelf(_ title: LocalizedStringKey, _ illustrations: [Illustration]) -> some View {
    VStack(alignment: .leading, spacing: 10) {
      ShelfTitle(title)
      ScrollView(.horizontal) {
        HStack(spacing: 12) {
          ForEach(illustrations, id: \.self) { illustration in
            ShelfCard(illustration: illustration)
              .frame(width: CGFloat(options.number(Self.cardWidth)))
          }
        }
        .padding(.horizontal, margin)
      }
      .scrollIndicators(.hidden)
    }
  }

  private var innerList: some View {
    VStack(alignment: .leading, spacing: 10) {
      ShelfTitle("A list in the page")
      ScrollView {
        VStack(spacing: 0) { ForEach(0..<Self.innerCount) { NestedRow(index: $0) } }
      }
      .scrollDisabled(!options.isOn(Self.inner))
      .scrollChaining(chaining)
      .frame(height: CGFloat(options.number(Self.listHeight)))
      .background(.card, in: RoundedRectangle(cornerRadius: 12))
      .clipShape(RoundedRectangle(cornerRadius: 12))
      .padding(.horizontal, margin)
    }
  }

  private var chaining: ScrollChainingBehavior {
    switch options.choice(Self.chaining) {
    case "contain": .contain
    case "outer": .outerFirst
    default: .chain
    }
  }

  private var ending: some View {
    VStack(alignment: .leading, spacing: 10) {
      ShelfTitle("More to read")
      VStack(spacing: 0) { ForEach(Self.innerCount..<Self.innerCount + 6) { NestedRow(index: $0) } }
        .background(.card, in: RoundedRectangle(cornerRadius: 12))
        .padding(.horizontal, margin)
    }
  }
}
