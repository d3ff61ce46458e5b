import ScrollUI

/// `ScrollClipDisableDemo` with clipping, and as `isDisabled` says.
struct ScrollClipDisableComparison: View {
  let isDisabled: Bool
  let radius: CGFloat

  var body: some View {
    Comparison {
      SamplePane(title: "Clipped to the frame", code: ".scrollClipDisabled(false)", overflow: 28) {
        ScrollClipDisableDemo(isDisabled: false, radius: radius)
      }
    } after: {
      SamplePane(
        title: isDisabled ? "Drawn outside the frame" : "Clipped to the frame",
        code: ".scrollClipDisabled(\(isDisabled))",
        overflow: 28, isClipped: !isDisabled
      ) {
        ScrollClipDisableDemo(isDisabled: isDisabled, radius: radius)
      }
    }
  }
}
