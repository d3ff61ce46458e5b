import ScrollUI

/// `scrollPosition(id:)`: a row of cards with a position that is a value: the identity of the card in the middle.
struct ScrollPositionIDDemo: View {
  /// The identity (`Item.id`) of a card. Scrolling updates it; setting it scrolls to the card.
  @Binding var id: Int?

  var body: some View {
    ScrollView(.horizontal) {
      LazyHStack(spacing: 10) {
        ForEach(Item.list(500)) { item in
          SceneCard(index: item.id, isMarked: item.id == id).frame(width: 180)
        }
      }
      // The cards are the targets that a position is one of.
      .scrollTargetLayout()
      .padding(12)
    }
    .scrollPosition(id: $id)
    .animation(.default, value: id)
  }
}

/// The same row with a `ScrollViewReader`, which scrolls to a card but does not report the position.
struct ScrollPositionReaderDemo: View {
  /// The identity of the card that it scrolls to.
  let card: Int

  var body: some View {
    ScrollViewReader { proxy in
      ScrollView(.horizontal) {
        LazyHStack(spacing: 10) {
          ForEach(Item.list(500)) { item in
            SceneCard(index: item.id).frame(width: 180)
          }
        }
        .padding(12)
      }
      .onChange(of: card, initial: true) {
        withAnimation { proxy.scrollTo(card, anchor: .center) }
      }
    }
  }
}
