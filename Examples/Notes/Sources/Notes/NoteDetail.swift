import SwiftUI

struct NoteDetail: View {
  let id: Note.ID
  @Environment(NoteStore.self) private var store
  @Environment(\.dismiss) private var dismiss
  @State private var confirmsDeletion = false
  @FocusState private var isEditing: Bool

  var body: some View {
    @Bindable var store = store
    if let index = store.notes.firstIndex(where: { $0.id == id }) {
      let note = store.notes[index]
      VStack(alignment: .leading, spacing: 12) {
        TextField("Title", text: $store.notes[index].title)
          .textFieldStyle(.plain)
          .font(.title.bold())
        Text(note.date, format: .dateTime.weekday(.wide).day().month(.wide).year())
          .font(.footnote)
          .foregroundStyle(.secondary)
        TextEditor(text: $store.notes[index].text)
          .focused($isEditing)
      }
      .defaultFocus($isEditing, note.title.isEmpty)
      .padding()
      .navigationTitle(note.title.isEmpty ? "New note" : note.title)
      .toolbar {
        ToolbarItem {
          Button(note.isPinned ? "Unpin" : "Pin", systemImage: note.isPinned ? "pin.fill" : "pin") {
            store.togglePin(note)
          }
        }
        ToolbarItem {
          Button("Delete", systemImage: "trash", role: .destructive) { confirmsDeletion = true }
        }
      }
      .confirmationDialog("Delete this note?", isPresented: $confirmsDeletion) {
        Button("Delete", role: .destructive) {
          dismiss()
          store.delete(note)
        }
      }
    } else {
      ContentUnavailableView("No note", systemImage: "doc")
    }
  }
}

#Preview {
  NavigationStack { NoteDetail(id: 2) }.environment(NoteStore())
}
