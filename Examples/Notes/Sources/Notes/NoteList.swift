import SwiftUI

struct NoteList: View {
  @Environment(NoteStore.self) private var store
  @State private var search = ""
  @State private var path: [Note.ID] = []

  var body: some View {
    NavigationStack(path: $path) {
      List {
        if !pinned.isEmpty {
          Section("Pinned") { rows(pinned) }
        }
        Section("Notes") { rows(others) }
      }
      .overlay {
        if found.isEmpty { ContentUnavailableView.search(text: search) }
      }
      .navigationTitle("Notes")
      .searchable(text: $search, prompt: "Search notes")
      .toolbar {
        ToolbarItem(placement: .primaryAction) {
          Button("New note", systemImage: "square.and.pencil") { path = [store.add().id] }
        }
      }
      .navigationDestination(for: Note.ID.self) { id in
        NoteDetail(id: id)
      }
    }
  }

  private var found: [Note] { store.notes.filter { $0.matches(search) } }
  private var pinned: [Note] { found.filter(\.isPinned) }
  private var others: [Note] { found.filter { !$0.isPinned } }

  private func rows(_ notes: [Note]) -> some View {
    ForEach(notes) { note in
      NavigationLink(value: note.id) { NoteRow(note: note) }
        .swipeActions(edge: .leading) {
          Button(note.isPinned ? "Unpin" : "Pin", systemImage: note.isPinned ? "pin.slash" : "pin") {
            withAnimation { store.togglePin(note) }
          }
          .tint(.orange)
        }
        .swipeActions {
          Button("Delete", systemImage: "trash", role: .destructive) {
            withAnimation { store.delete(note) }
          }
        }
    }
  }
}

struct NoteRow: View {
  let note: Note

  var body: some View {
    VStack(alignment: .leading, spacing: 4) {
      HStack {
        Text(note.title.isEmpty ? "New note" : note.title).font(.headline)
        if note.isPinned {
          Image(systemName: "pin.fill").font(.caption).foregroundStyle(.orange)
        }
      }
      HStack(spacing: 8) {
        Text(note.date, format: .dateTime.day().month())
        Text(note.text).foregroundStyle(.secondary).lineLimit(1)
      }
      .font(.subheadline)
    }
    .padding(.vertical, 2)
  }
}

#Preview("List") {
  NoteList().environment(NoteStore())
}

#Preview("Empty list") {
  NoteList().environment(NoteStore(notes: []))
}

#Preview("Rows", traits: .fixedLayout(width: 360, height: 150)) {
  VStack(alignment: .leading) {
    ForEach(Note.samples.prefix(2)) { NoteRow(note: $0) }
  }
  .padding()
}
