import ScrollUI

/// A mailbox: a swipe uncovers actions at either edge of a row, and a longer swipe performs the first.
struct SwipesPage: View {
  @State private var mailbox = Mailbox()
  @Environment(\.pageOptions) private var options

  var body: some View {
    styledList
      .columnMargins()
      .overlay { if mailbox.letters.isEmpty { empty } }
      .onCommand(Self.restore, isEnabled: mailbox.isChanged) { withAnimation { mailbox.restore() } }
      .onKeyPress("z", phases: [.down, .repeat]) { press in
        guard press.modifiers == .control else { return .ignored }
        withAnimation { mailbox.undo() }
        return .handled
      }
  }

  private var list: some View {
    List {
      ForEach(mailbox.letters) { letter in
        LetterRow(letter: letter)
          .swipeActions(edge: .leading, allowsFullSwipe: options.isOn(Self.full)) {
            Button(letter.isRead ? "Unread" : "Read", systemImage: letter.isRead ? "envelope.fill" : "envelope") {
              mailbox.toggleRead(letter.id)
            }
            .tint(.blue)
          }
          .swipeActions(edge: .trailing, allowsFullSwipe: options.isOn(Self.full)) {
            Button("Delete", systemImage: "trash", role: .destructive) { mailbox.remove(letter.id) }
            Button("Flag", systemImage: letter.isFlagged ? "flag.fill" : "flag") { mailbox.toggleFlag(letter.id) }
              .tint(.orange)
            Button("Archive", systemImage: "tray.and.arrow.down") {
              withAnimation { mailbox.remove(letter.id) }
            }
          }
      }
    }
  }

  @ViewBuilder private var styledList: some View {
    switch options.choice(Self.style) {
    case "plain": list.listStyle(.plain)
    default: list.listStyle(.insetGrouped)
    }
  }

  private var empty: some View {
    VStack(spacing: 8) {
      Text("All letters are gone.").font(GalleryStyle.headline)
      Text("Control Z brings back the last one.").font(GalleryStyle.hint).foregroundStyle(.secondary)
      Button("Restore all") { withAnimation { mailbox.restore() } }.buttonStyle(.borderedProminent)
    }
  }
}
