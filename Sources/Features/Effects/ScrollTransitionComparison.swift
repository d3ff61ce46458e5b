import ScrollUI

/// `ScrollTransitionDemo` with `.identity`, and with `configuration`.
struct ScrollTransitionComparison: View {
  let configuration: ScrollTransitionConfiguration
  let name: String
  let scale: CGFloat
  let opacity: Double
  let clip: Bool

  var body: some View {
    Comparison {
      SamplePane(title: "Without a transition", code: ".scrollTransition(.identity)", overflow: overflow) {
        ScrollTransitionDemo(configuration: .identity, clip: clip)
      }
    } after: {
      SamplePane(title: "With a transition", code: ".scrollTransition(.\(name))", overflow: overflow) {
        ScrollTransitionDemo(configuration: configuration, scale: scale, opacity: opacity, clip: clip)
      }
    }
  }

  private var overflow: CGFloat { clip ? 36 : 0 }
}
