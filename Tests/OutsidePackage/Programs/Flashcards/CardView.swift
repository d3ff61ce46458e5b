import SwiftUI

struct CardView: View {
  let card: Card
  var removal: (Bool) -> Void

  @State private var translation = CGSize.zero
  @State private var isShowingAnswer = false

  var body: some View {
    GeometryReader { geometry in
      ZStack {
        RoundedRectangle(cornerRadius: 25, style: .continuous)
          .fill(Color.white)
          .shadow(color: Color.black.opacity(0.2), radius: 8, x: 0, y: 4)
        RoundedRectangle(cornerRadius: 25, style: .continuous)
          .fill(self.translation.width > 0 ? Color.green : Color.red)
          .opacity(Double(abs(self.translation.width) / geometry.size.width) / 2)

        VStack(spacing: 16) {
          Text(self.card.question)
            .font(.title)
            .foregroundColor(.black)
          if self.isShowingAnswer {
            Text(self.card.answer)
              .font(.headline)
              .foregroundColor(.gray)
              .transition(.opacity)
          }
        }
        .multilineTextAlignment(.center)
        .padding(20)
      }
      .rotationEffect(.degrees(Double(self.translation.width / geometry.size.width) * 20), anchor: .bottom)
      .offset(x: self.translation.width, y: self.translation.height)
      .gesture(
        DragGesture()
          .onChanged { self.translation = $0.translation }
          .onEnded { value in
            if abs(value.translation.width) > geometry.size.width / 3 {
              self.removal(value.translation.width > 0)
            } else {
              self.translation = .zero
            }
          }
      )
      .onTapGesture {
        withAnimation(.easeInOut) { self.isShowingAnswer.toggle() }
      }
      .animation(.interactiveSpring())
    }
  }
}
