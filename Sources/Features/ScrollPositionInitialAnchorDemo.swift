import ScrollUI

/// Sample of `scrollPosition(initialAnchor:)`: the initial offset among 10,000 cells. The anchor is used only when the
/// scroll view is inserted.
struct ScrollPositionInitialAnchorDemo: View {
  @State private var show = true
  @State private var position = Position.center

  var body: some View {
    VStack(spacing: 16) {
      Toggle("Show", isOn: $show)
      Picker("Position", selection: $position) {
        ForEach(Position.allCases) { Text($0.rawValue).tag($0) }
      }
      .pickerStyle(.segmented)
      .labelsHidden()
      if show {
        ScrollView(.horizontal) {
          LazyHStack(spacing: 10) {
            ForEach(0..<10_000) { i in
              CellView(number: i, height: 140)
            }
          }
        }
        .scrollPosition(initialAnchor: position.unitPoint)
        .frame(height: 150)
      }
      Spacer(minLength: 0)
    }
  }

  enum Position: String, Identifiable, CaseIterable {
    case leading, center, trailing

    var id: UnitPoint { unitPoint }

    var unitPoint: UnitPoint {
      switch self {
      case .leading: .leading
      case .center: .center
      case .trailing: .trailing
      }
    }
  }
}
