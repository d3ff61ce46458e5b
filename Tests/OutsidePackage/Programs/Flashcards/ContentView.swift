import SwiftUI

struct ContentView: View {
  @ObservedObject var deck: Deck

  private let width = min(UIScreen.main.bounds.width - 80, UIScreen.main.bounds.height * 0.5)

  var body: some View {
    ZStack {
      LinearGradient(
        gradient: Gradient(colors: [.blue, .purple]), startPoint: .topLeading, endPoint: .bottomTrailing
      )
      .edgesIgnoringSafeArea(.all)

      VStack(spacing: 40) {
        Text("Known: \(deck.known) of \(deck.count)")
          .font(.headline)
          .foregroundColor(.white)
          .padding(.horizontal, 20)
          .padding(.vertical, 8)
          .background(Capsule().fill(Color.black).opacity(0.7))

        ZStack {
          ForEach(deck.cards) { card in
            CardView(card: card) { isKnown in
              self.deck.removeTop(known: isKnown)
            }
            .stacked(at: self.position(of: card))
            .allowsHitTesting(card == self.deck.cards.last)
          }
        }
        .frame(width: width, height: width * 1.2)

        Button(action: deck.restart) {
          Text("Start again")
            .padding()
            .foregroundColor(.black)
            .background(Color.white)
            .clipShape(Capsule())
        }
      }
    }
    .alert(isPresented: $deck.isDone) {
      Alert(
        title: Text("No more cards"), message: Text("You knew \(deck.known) of \(deck.count)."),
        dismissButton: .default(Text("Start again"), action: deck.restart))
    }
  }

  private func position(of card: Card) -> Int {
    deck.cards.count - 1 - (deck.cards.firstIndex(of: card) ?? 0)
  }
}

extension View {
  func stacked(at position: Int) -> some View {
    return self.offset(CGSize(width: 0, height: CGFloat(position) * 10))
  }
}

struct ContentView_Previews: PreviewProvider {
  static var previews: some View {
    ContentView(deck: Deck(cards: Card.capitals))
  }
}
