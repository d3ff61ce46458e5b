import ScrollUI

/// Sample of `scrollTransition`: cells change while they enter and leave the visible area.
struct ScrollTransitionDemo: View {
  @State private var clip = false
  @State private var kind = Kind.animated

  var body: some View {
    VStack(spacing: 12) {
      Picker("Configuration", selection: $kind) {
        ForEach(Kind.allCases, id: \.self) { Text($0.rawValue).tag($0) }
      }
      .pickerStyle(.segmented)
      .labelsHidden()
      Toggle("Draw outside the frame", isOn: $clip)
      ScrollView {
        VStack(spacing: 12) {
          ForEach(0..<30) { i in
            CellView(number: i, width: 240, height: 110)
              .scrollTransition(kind.configuration) { content, phase in
                content
                  .scaleEffect(phase != .identity ? 0.6 : 1)
                  .opacity(phase != .identity ? 0.3 : 1)
              }
          }
        }
        .frame(maxWidth: .infinity)
      }
      .frame(maxHeight: 300)
      .border(Color.gray.opacity(0.4))
      .scrollClipDisabled(clip)
      .frame(maxHeight: .infinity)
    }
  }

  enum Kind: String, CaseIterable {
    case animated, interactive, centered, identity

    var configuration: ScrollTransitionConfiguration {
      switch self {
      case .animated: .animated
      case .interactive: .interactive
      case .centered: .interactive.threshold(.centered)
      case .identity: .identity
      }
    }
  }
}
