import ScrollUI

/// A position that is a value, above a `ScrollViewReader` that scrolls to the same cards.
struct ScrollPositionComparison: View {
  /// The card that the option selects, from 1 to 500.
  let card: Int
  /// The number of steps to the next card minus the number of steps back.
  let steps: Int

  @State private var id: Int?
  @State private var target = 0

  var body: some View {
    VStack(spacing: 16) {
      SamplePane(title: "Reads and writes the position", code: ".scrollPosition(id: $id)", detail: name(of: id)) {
        ScrollPositionIDDemo(id: $id)
      }
      SamplePane(title: "Only scrolls to a position", code: "proxy.scrollTo(id)", detail: name(of: target)) {
        ScrollPositionReaderDemo(card: target)
      }
    }
    .onChange(of: card, initial: true) { write(card - 1) }
    .onChange(of: steps) { old, new in write((id ?? 0) + new - old) }
  }

  private func write(_ index: Int) {
    target = min(max(index, 0), 499)
    id = target
  }

  private func name(of index: Int?) -> Text {
    guard let index else { return Text("Unknown") }
    return Text("\(Text(Illustration.at(index).title)), \(index + 1) of 500")
  }
}
