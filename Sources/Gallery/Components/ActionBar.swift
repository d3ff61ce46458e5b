import ScrollUI

/// Something that a page does when a key is pressed.
struct PageAction: Identifiable {
  /// The key, as it is printed on the keyboard.
  let key: Character
  let title: String
  let run: @MainActor () -> Void

  var id: Character { key }
}

/// A page's actions as buttons with their keys.
struct ActionBar: View {
  let actions: [PageAction]

  var body: some View {
    FlowLayout {
      ForEach(actions) { action in
        Button(action: action.run) {
          HStack(spacing: 7) {
            KeyCap(text: String(action.key).uppercased())
            Text(action.title).font(GalleryStyle.small).lineLimit(1)
          }
          .padding(EdgeInsets(top: 4, leading: 5, bottom: 4, trailing: 10))
          .background(Color.gray.opacity(0.14), in: RoundedRectangle(cornerRadius: 7))
        }
        .buttonStyle(.plain)
      }
    }
    .frame(maxWidth: .infinity, alignment: .leading)
  }
}
