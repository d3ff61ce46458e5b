import Features
import ScrollUI

/// A `ScrollView` with inner scroll views: horizontal shelves, and a vertical list.
struct NestedPage: View {
  @Environment(\.pageOptions) private var options
  @Environment(\.pageMargin) private var margin

  var body: some View {
    ScrollView {
      VStack(alignment: .leading, spacing: 28) {
        shelf("By the water", [.harbor, .island, .lighthouse, .whale, .bridge, .koi])
        innerList
        shelf("In the green", [.bamboo, .teaField, .orchard, .garden, .crane, .fox])
        shelf("At night", [.aurora, .nightTrain, .moon, .lantern, .comet, .rain])
        ending
      }
      .padding(.vertical, 20)
      .frame(maxWidth: .infinity, alignment: .leading)
    }
  }

  private func shelf(_ title: LocalizedStringKey, _ illustrations: [Illustration]) -> some View {
    VStack(alignment: .leading, spacing: 10) {
      ShelfTitle(title)
      ScrollView(.horizontal) {
        HStack(spacing: 12) {
          ForEach(0..<illustrations.count * 2, id: \.self) { index in
            ShelfCard(illustration: illustrations[index % illustrations.count])
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
        VStack(spacing: 0) { ForEach(0..<24) { NestedRow(index: $0) } }
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
      VStack(spacing: 0) { ForEach(5..<11) { NestedRow(index: $0) } }
        .background(.card, in: RoundedRectangle(cornerRadius: 12))
        .padding(.horizontal, margin)
    }
  }
}
