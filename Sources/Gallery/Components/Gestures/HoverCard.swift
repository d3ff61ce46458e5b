import Features
import ScrollUI

/// A sample of `onHover(perform:)`, `help(_:)` and `pointerStyle(_:)`: a `Picture` grows under the pointer.
struct HoverCard: View {
  @State private var hovered: Int?

  private static let illustrations: [Illustration] = [.moon, .fox, .koi, .crane, .comet]

  var body: some View {
    PageCard(title: "Hover", detail: hovered.map { Text(Self.illustrations[$0].title) } ?? Text("Rest here for a tip"))
    {
      HStack(spacing: 8) {
        ForEach(0..<Self.illustrations.count, id: \.self) { index in
          Picture(Self.illustrations[index])
            .frame(height: 60)
            .clipShape(RoundedRectangle(cornerRadius: 8))
            .opacity(hovered == index ? 1 : 0.75)
            .scaleEffect(hovered == index ? 1.08 : 1)
            .animation(.snappy(duration: 0.2), value: hovered)
            .onHover { isOver in
              if isOver { hovered = index } else if hovered == index { hovered = nil }
            }
            .pointerStyle(.link)
            .help(Self.illustrations[index].title)
        }
      }
    }
  }
}
