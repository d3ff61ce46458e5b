import ScrollUI

/// A behaviour that rests at every third row, counted from the top.
struct EveryThirdRow: ScrollTargetBehavior {
  let rowLength: CGFloat

  func updateTarget(_ target: inout ScrollTarget, context: TargetContext) {
    let length = rowLength * 3
    target.rect.origin.y = (target.rect.minY / length).rounded() * length
  }
}

/// Sample of `scrollTargetBehavior(_:)` with the `.viewAligned` variants and a custom behaviour.
struct ScrollTargetBehaviorDemo: View {
  @State private var items = (0..<100).map { Item(n: $0) }
  @State private var isEnabled = true
  @State private var kind = Kind.automatic

  var body: some View {
    VStack(spacing: 12) {
      Toggle("Target layout", isOn: $isEnabled)
      Picker("Behavior", selection: $kind) {
        ForEach(Kind.allCases, id: \.self) { Text($0.rawValue).tag($0) }
      }
      .pickerStyle(.segmented)
      .labelsHidden()
      ScrollView {
        LazyVStack(spacing: 8) {
          ForEach(items) { item in
            CellView(number: item.n, width: 260, height: 82)
          }
        }
        .scrollTargetLayout(isEnabled: isEnabled)
      }
      .border(.red, width: 2)
    }
    .scrollTargetBehavior(kind.behavior)
  }

  enum Kind: String, CaseIterable {
    case automatic, always
    case byOne = "by one"
    case never
    case custom = "every third"

    var behavior: AnyScrollTargetBehavior {
      switch self {
      case .automatic: AnyScrollTargetBehavior(.viewAligned)
      case .always: AnyScrollTargetBehavior(.viewAligned(limitBehavior: .always))
      case .byOne: AnyScrollTargetBehavior(.viewAligned(limitBehavior: .alwaysByOne))
      case .never: AnyScrollTargetBehavior(.viewAligned(limitBehavior: .never))
      case .custom: AnyScrollTargetBehavior(EveryThirdRow(rowLength: 90))
      }
    }
  }
}
