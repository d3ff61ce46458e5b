import ScrollUI

/// `CoordinatorDemo` in the space `.scrollView` and in a space `.named(_:)`.
struct CoordinatorComparison: View {
  let margin: CGFloat

  var body: some View {
    HStack(spacing: 16) {
      SamplePane(title: "From the margin", code: ".bounds(of: .scrollView)") {
        CoordinatorDemo(space: .scrollView, margin: margin)
      }
      SamplePane(title: "From the frame", code: ".bounds(of: .named(\"list\"))") {
        CoordinatorDemo(space: .named("list"), margin: margin)
      }
    }
  }
}
