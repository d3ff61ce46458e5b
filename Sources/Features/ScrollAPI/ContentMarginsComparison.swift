import ScrollUI

/// A row of cards with `padding(_:_:)` around the `ScrollView`, and `ContentMarginsDemo`.
struct ContentMarginsComparison: View {
  let length: CGFloat
  let placement: ContentMarginPlacement
  @State private var text: String

  init(length: CGFloat, placement: ContentMarginPlacement, text: String) {
    self.length = length
    self.placement = placement
    _text = State(initialValue: text)
  }

  var body: some View {
    VStack(spacing: 16) {
      SamplePane(title: "Padding around the frame", code: ".padding(.horizontal, \(Int(length)))") {
        ScrollView(.horizontal) { CardStrip() }.padding(.horizontal, length).animation(.snappy, value: length)
      }
      .frame(height: 164)
      ContentMarginsDemo(length: length, placement: placement, text: $text).frame(minHeight: 300)
    }
  }
}

/// A row of `SceneCard`s.
struct CardStrip: View {
  var body: some View {
    HStack(spacing: 10) {
      ForEach(0..<14) { SceneCard(index: $0).frame(width: 190) }
    }
    .frame(maxHeight: .infinity)
    .padding(.vertical, 12)
  }
}
