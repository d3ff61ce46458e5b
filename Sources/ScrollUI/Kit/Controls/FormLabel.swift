/// A control after its label in the row of a form; elsewhere, and for `labelsHidden()` or an empty label, the control alone.
struct FormLabel<Label: View, Control: View>: View {
  let label: Label
  /// True for a control that takes the room beside the label, as a field does; false for a control at the trailing edge.
  var takesRoom = false
  /// Makes the control; the parameter is true if the label is displayed.
  @ViewBuilder let control: (_ isLabeled: Bool) -> Control

  @Environment(\.controlSurroundings) private var surroundings
  @Environment(\.labelsVisibility) private var labels
  @Environment(\.stringTable) private var stringTable

  /// The distance between the label and a field, and the minimum width of the field, in points.
  private static var spacing: CGFloat { 16 }
  private static var minimumWidth: CGFloat { 80 }

  var body: some View {
    if !surroundings.isForm || labels == .hidden || isEmpty {
      control(false)
    } else if surroundings == .form, takesRoom {
      HStack(alignment: .firstTextBaseline, spacing: Self.spacing) {
        label.layoutPriority(1)
        control(true).multilineTextAlignment(.trailing).frame(minWidth: Self.minimumWidth)
      }
    } else {
      LabeledContent(content: { control(true) }, label: { label })
    }
  }

  private var isEmpty: Bool {
    label is EmptyView || (label as? Text).map { $0.plainText(in: stringTable).isEmpty } ?? false
  }
}
