import SwiftUI

@main
struct PairsApp: App {
  private let game = EmojiGame()

  var body: some Scene {
    WindowGroup {
      GameView(game: game)
    }
  }
}

struct GameView: View {
  @ObservedObject var game: EmojiGame
  @Namespace private var dealing

  private let columns = [GridItem(.adaptive(minimum: 70), spacing: 8)]

  var body: some View {
    VStack {
      Text(game.isWon ? "You won!" : "Moves: \(game.game.moves)")
        .font(.title)
      ScrollView {
        LazyVGrid(columns: columns, spacing: 8) {
          ForEach(game.cards) { card in
            CardView(card: card)
              .aspectRatio(2 / 3, contentMode: .fit)
              .matchedGeometryEffect(id: card.id, in: dealing)
              .onTapGesture {
                withAnimation(.easeInOut(duration: 0.4)) { game.choose(card) }
              }
          }
        }
        .foregroundColor(.red)
      }
      Button("New game") {
        withAnimation { game.restart() }
      }
    }
    .padding()
  }
}

struct CardView: View {
  let card: MemoryGame<String>.Card

  var body: some View {
    Text(card.content)
      .font(.system(size: 32))
      .cardify(isFaceUp: card.isFaceUp)
      .opacity(card.isMatched ? 0.4 : 1)
      .accessibilityElement(children: .ignore)
      .accessibility(label: Text("Card \(card.id + 1)"))
      .accessibility(value: Text(card.isFaceUp ? card.content : "hidden"))
      .accessibility(addTraits: .isButton)
  }
}

struct Cardify: AnimatableModifier {
  var rotation: Double

  init(isFaceUp: Bool) {
    rotation = isFaceUp ? 0 : 180
  }

  var animatableData: Double {
    get { rotation }
    set { rotation = newValue }
  }

  func body(content: Content) -> some View {
    ZStack {
      let shape = RoundedRectangle(cornerRadius: 10)
      if rotation < 90 {
        shape.fill().foregroundColor(.white)
        shape.strokeBorder(lineWidth: 3)
      } else {
        shape.fill()
      }
      content.opacity(rotation < 90 ? 1 : 0)
    }
    .rotation3DEffect(Angle.degrees(rotation), axis: (0, 1, 0))
  }
}

extension View {
  func cardify(isFaceUp: Bool) -> some View {
    modifier(Cardify(isFaceUp: isFaceUp))
  }
}
