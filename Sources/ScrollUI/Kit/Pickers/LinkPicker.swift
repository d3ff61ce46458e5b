import Engine

/// A picker that shows its label and the selected option on a link to a page with all options.
struct LinkPicker<Label: View, Content: View>: View {
  let value: PickerValue
  let label: Label
  let content: Content

  @State private var isOpen = false
  @Environment(\.labelsVisibility) private var labels
  @Environment(\.controlSurroundings) private var surroundings

  var body: some View {
    NavigationLink(isActive: $isOpen) {
      OptionPage(value: value, label: label, content: content) { isOpen = false }
    } label: {
      HStack(spacing: 8) {
        if labels == .hidden {
          selected.invisibleLabel(label)
        } else {
          LabeledContent(content: { selected }, label: { label })
        }
        // In rows the list draws the chevron.
        if !surroundings.isRow {
          Image(systemName: "chevron.forward").imageScale(.small).foregroundStyle(.secondary).accessibilityHidden(true)
        }
      }
    }
    .defaultButtonStyle(PlainButtonStyle())
  }

  private var selected: some View {
    Group(subviews: content) { options in options.first(where: value.isSelected) }
  }
}

/// The page of a `LinkPicker`: a list of all options with a checkmark at the selected option.
private struct OptionPage<Label: View, Content: View>: View {
  let value: PickerValue
  let label: Label
  let content: Content
  /// Called after the user has chosen an option.
  let leave: @MainActor () -> Void

  var body: some View {
    if let title = label as? Text {
      list.navigationTitle(title)
    } else {
      list.toolbar { ToolbarItem(placement: .principal) { label.labelStyle(.titleOnly) } }
    }
  }

  private var list: some View {
    List {
      Group(subviews: content) { options in
        ForEach(options) { option in
          OptionRow(option: option, isSelected: value.isSelected(option)) {
            value.select(option)
            leave()
          }
        }
      }
    }
  }
}

private struct OptionRow: View {
  let option: Subview
  let isSelected: Bool
  let select: @MainActor () -> Void

  var body: some View {
    Button(action: select) {
      HStack(spacing: 8) {
        option
        Spacer(minLength: 0)
        Image(systemName: "checkmark")
          .fontWeight(.semibold)
          .foregroundStyle(.tintedText)
          .opacity(isSelected ? 1 : 0)
          .accessibilityHidden(true)
      }
    }
    .environment(\.buttonStyle, AnyButtonStyle(primitive: RowButtonStyle(leadsToPage: true)))
    .semantics(.radioButton) { [isSelected] in $0.states.insert(isSelected ? [.checkable, .checked] : .checkable) }
  }
}
