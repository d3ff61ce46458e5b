import ScrollUI

/// `ScrollTargetLayoutDemo` without targets, and as the options say.
struct ScrollTargetLayoutComparison: View {
  let hasTargets: Bool
  let threshold: Double

  @State private var visible: [Int] = []

  var body: some View {
    Comparison {
      SamplePane(title: "Without targets", code: ".scrollTargetLayout(isEnabled: false)", detail: Self.numbers([])) {
        ScrollTargetLayoutDemo(hasTargets: false, visible: .constant([]))
      }
    } after: {
      SamplePane(
        title: hasTargets ? "Every row is a target" : "Without targets",
        code: ".scrollTargetLayout(isEnabled: \(hasTargets))", detail: Self.numbers(visible)
      ) {
        ScrollTargetLayoutDemo(hasTargets: hasTargets, threshold: threshold, visible: $visible)
          // A scroll view reports changes of visibility only. Another identity makes it report all visible rows for a new threshold.
          .id(threshold)
      }
    }
  }

  /// The range of the `visible` rows.
  private static func numbers(_ visible: [Int]) -> Text {
    guard let first = visible.min(), let last = visible.max() else { return Text("None reported") }
    return Text("Visible: \(first + 1)–\(last + 1)")
  }
}
