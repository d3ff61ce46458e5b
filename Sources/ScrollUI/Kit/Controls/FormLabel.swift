/// A control after its label in the row of a form; elsewhere, and for `labelsHidden()` or an empty label, the control alone.
struct FormLabel<Label: View, Control: View>: View {
  let label: Label
  /// True for a field, which displays its label as a placeholder, except in a form with columns.
  var isPlaceholder = false
  /// Makes the control; the parameter is true if the label is displayed.
  @ViewBuilder let control: (_ isLabeled: Bool) -> Control

  @Environment(\.controlSurroundings) private var surroundings
  @Environment(\.labelsVisibility) private var labels
  @Environment(\.stringTable) private var stringTable

  var body: some View {
    let isShown = surroundings == .columns || surroundings == .form && !isPlaceholder
    if !isShown || labels == .hidden || isEmpty {
      control(false)
    } else {
      LabeledContent(content: { control(true) }, label: { label })
    }
  }

  private var isEmpty: Bool {
    label is EmptyView || (label as? Text).map { $0.plainText(in: stringTable).isEmpty } ?? false
  }
}
