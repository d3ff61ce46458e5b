import SwiftUI

struct Ring<Content: View>: View {
  var fraction: Double
  var content: () -> Content

  init(fraction: Double, @ViewBuilder content: @escaping () -> Content) {
    self.fraction = fraction
    self.content = content
  }

  var body: some View {
    ZStack {
      Circle()
        .stroke(Color.pink.opacity(0.15), lineWidth: 20)
      Circle()
        .trim(from: 0, to: CGFloat(fraction))
        .stroke(
          AngularGradient(gradient: Gradient(colors: [.pink, .orange, .pink]), center: .center),
          style: StrokeStyle(lineWidth: 20, lineCap: .round)
        )
        .rotationEffect(Angle(degrees: -90))
        .animation(.linear(duration: 1))
      content()
    }
  }
}

struct CapsuleStyle: ButtonStyle {
  let color: Color

  func makeBody(configuration: Self.Configuration) -> some View {
    configuration.label
      .font(Font.body.bold())
      .foregroundColor(.white)
      .padding(.vertical, 14)
      .frame(width: 120)
      .background(Capsule().fill(color))
      .scaleEffect(configuration.isPressed ? 0.92 : 1)
      .animation(.easeOut(duration: 0.15))
  }
}
