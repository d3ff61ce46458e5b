import ScrollUI

/// An action of a page with its key, shown as a button in an `ActionBar`.
struct PageAction: Identifiable {
  /// The key as printed on the keyboard.
  let key: Character
  let title: String
  /// True if the action is armed and waits to take effect; the button is highlighted.
  let isOn: Bool
  let run: @MainActor () -> Void

  init(key: Character, title: String, isOn: Bool = false, run: @escaping @MainActor () -> Void) {
    self.key = key
    self.title = title
    self.isOn = isOn
    self.run = run
  }

  var id: Character { key }
}

/// The `PageAction`s of a page as buttons, labelled with their keys.
struct ActionBar: View {
  let actions: [PageAction]

  var body: some View {
    FlowLayout {
      ForEach(actions) { action in
        Button(action: action.run) {
          HStack(spacing: 7) {
            KeyCap(text: String(action.key).uppercased(), isOn: action.isOn)
            Text(action.title).font(GalleryStyle.small).lineLimit(1)
          }
          .foregroundStyle(action.isOn ? Color.white : Color.primary)
          .padding(EdgeInsets(top: 4, leading: 5, bottom: 4, trailing: 10))
          .background(
            action.isOn ? Color.accentColor : Color.gray.opacity(0.14), in: RoundedRectangle(cornerRadius: 7))
        }
        .buttonStyle(.plain)
      }
    }
    .focusGroup()
    .frame(maxWidth: .infinity, alignment: .leading)
  }
}
