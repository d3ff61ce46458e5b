import SwiftUI

let screen = UIScreen.main.bounds

struct GameView: View {
  @ObservedObject var game: Game
  @State private var isShowingResult = false
  private let generator = UINotificationFeedbackGenerator()
  private static let columns = 4

  private var side: CGFloat {
    let width = min(screen.width, screen.height) - Game.spacing * CGFloat(Self.columns + 1)
    return width / CGFloat(Self.columns)
  }

  var body: some View {
    VStack(spacing: Game.spacing) {
      header
      ForEach(0..<game.cards.count / Self.columns) { row in
        HStack(spacing: Game.spacing) {
          ForEach(0..<Self.columns) { column in
            self.button(self.game.cards[row * Self.columns + column])
          }
        }
      }
      Spacer()
    }
    .padding(Game.spacing)
    .frame(maxWidth: .infinity, maxHeight: .infinity)
    .background(Color(#colorLiteral(red: 0.09, green: 0.11, blue: 0.2, alpha: 1)).edgesIgnoringSafeArea(.all))
    .alert(isPresented: $isShowingResult) {
      Alert(
        title: Text("Well done"), message: Text("You needed \(game.moves) moves."),
        dismissButton: .default(Text("Again")) { self.game.restart() })
    }
  }

  private var header: some View {
    HStack {
      Text("Memory").font(.largeTitle).bold()
      Spacer()
      Text("\(game.moves) moves").foregroundColor(.secondary)
    }
  }

  private func button(_ card: Card) -> some View {
    Button(action: { self.open(card) }) {
      CardView(card: card).frame(width: side, height: side)
    }
    .buttonStyle(PlainButtonStyle())
    .accessibilityLabel(Text("Card \(card.id + 1)"))
  }

  private func open(_ card: Card) {
    if game.open(card) {
      generator.notificationOccurred(.success)
    } else {
      UIImpactFeedbackGenerator(style: .light).impactOccurred()
    }
    isShowingResult = game.isOver
  }
}

struct CardView: View {
  let card: Card

  var body: some View {
    ZStack {
      RoundedCorner(radius: 24, corners: [.topLeft, .bottomRight])
        .fill(Color(card.isOpen ? UIColor.systemIndigo : UIColor(white: 1, alpha: 0.12)))
      if card.isOpen {
        Image(systemName: card.symbol).font(.largeTitle).foregroundColor(.white)
      }
    }
    .opacity(card.isFound ? 0.5 : 1)
    .animation(.easeOut(duration: 0.2))
  }
}

struct RoundedCorner: Shape {
  var radius: CGFloat = .infinity
  var corners: UIRectCorner = .allCorners

  func path(in rect: CGRect) -> Path {
    let path = UIBezierPath(
      roundedRect: rect, byRoundingCorners: corners, cornerRadii: CGSize(width: radius, height: radius))
    return Path(path.cgPath)
  }
}
