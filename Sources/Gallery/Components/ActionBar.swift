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
        Button(action: action.run) {
          HStack(spacing: 7) {
            Text(LocalizedStringKey(action.title)).font(GalleryStyle.small).lineLimit(1)
            KeyCap(text: String(action.key).uppercased(), isOn: action.isOn)
          }
          .chip()
        }
        .buttonStyle(SurfaceButtonStyle(isSelected: action.isOn, fill: AnyShapeStyle(.control)))
      }
    }
    .focusGroup()
    .frame(maxWidth: .infinity, alignment: .leading)
  }
}

extension View {
  /// Runs the `PageAction` with the `key` that is pressed without modifiers.
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
