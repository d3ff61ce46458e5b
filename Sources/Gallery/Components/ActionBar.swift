import ScrollUI

/// An action of a page with its key, shown as a button in an `ActionBar`.
struct PageAction: Identifiable {
  /// The key as printed on the keyboard.
  let key: Character
  let title: String
  /// True if the action is armed and waits to take effect; the button is highlighted.
  var isOn = false
  let run: @MainActor () -> Void

  var id: Character { key }
}

/// The `PageAction`s of a page as buttons, labelled with their keys.
struct ActionBar: View {
  let actions: [PageAction]

  var body: some View {
    FlowLayout {
      ForEach(actions) { action in
        Self.button(action.key, action.title, isOn: action.isOn, action: action.run)
      }
    }
    .focusGroup()
    .frame(maxWidth: .infinity, alignment: .leading)
  }

  /// A button with the cap of the key that does the same.
  static func button(
    _ key: Character, _ title: String, isOn: Bool, action: @escaping @MainActor () -> Void
  ) -> some View {
    Button(action: action) {
      HStack(spacing: 7) {
        KeyCap(text: String(key).uppercased(), isOn: isOn)
        Text(title).font(GalleryStyle.small).lineLimit(1)
      }
      .foregroundStyle(isOn ? Color.white : Color.primary)
      .padding(EdgeInsets(top: 4, leading: 5, bottom: 4, trailing: 10))
      .background(isOn ? Color.accentColor : Color.gray.opacity(0.14), in: RoundedRectangle(cornerRadius: 7))
    }
    .buttonStyle(.plain)
  }
}

extension View {
  /// Runs the action whose key is pressed without modifiers.
  func onKeyPress(of actions: @escaping @MainActor () -> [PageAction]) -> some View {
    onKeyPress(phases: .down) { press in
      guard press.modifiers.isEmpty, let action = actions().first(where: { KeyEquivalent($0.key) == press.key }) else {
        return .ignored
      }
      action.run()
      return .handled
    }
  }
}
