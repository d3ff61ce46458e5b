import ScrollUI

/// A sample of `sequenced(before:)`: a `Tile` that a `DragGesture` moves after a `LongPressGesture`. A quick drag scrolls the page.
struct SequenceCard: View {
  private enum Step: Equatable {
    case idle
    case pressed
    case held
    case dragged(CGFloat)
  }

  /// The time for which the press is held, in seconds.
  private static let duration = 0.5

  @GestureState(resetTransaction: Transaction(animation: .snappy)) private var step = Step.idle

  var body: some View {
    PageCard(title: "Hold, then drag", detail: detail) {
      Stage(height: 124) {
        Tile(illustration: .balloon, isLifted: isHeld)
          .overlay {
            HoldRing(
              outline: RoundedRectangle(cornerRadius: 20), isPressing: step == .pressed, duration: Self.duration
            )
            .padding(-7)
          }
          .offset(x: distance)
          .gesture(gesture)
          .frame(maxWidth: .infinity, maxHeight: .infinity)
      }
    }
  }

  private var detail: Text {
    switch step {
    case .idle: Text("Drag quickly to scroll")
    case .pressed: Text("Hold …")
    case .held: Text("Now drag")
    case .dragged(let distance): Text(verbatim: "\(Int(distance))")
    }
  }

  private var isHeld: Bool { step != .idle && step != .pressed }

  private var distance: CGFloat {
    if case .dragged(let distance) = step { distance } else { 0 }
  }

  private var gesture: some Gesture {
    LongPressGesture(minimumDuration: Self.duration)
      .sequenced(before: DragGesture(minimumDistance: 0, coordinateSpace: .global))
      .updating($step) { value, state, _ in
        switch value {
        case .first: state = .pressed
        // The drag begins where the press was held, with a translation of zero.
        case .second(_, let drag):
          let width = drag?.translation.width ?? 0
          state = width == 0 ? .held : .dragged(width)
        }
      }
  }
}
