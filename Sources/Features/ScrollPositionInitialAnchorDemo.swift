import ScrollUI

/// Where ten thousand cells stand at first. The anchor counts when the scroll view comes, and not again.
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
              CellView(height: 140, color: .blue).idView(i)
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

extension FeatureDemos {
  package static var initialAnchor: some View { ScrollPositionInitialAnchorDemo() }
}
