import SwiftUI

@main struct NotesApp: App {
  @State private var store = NoteStore()

  var body: some Scene {
    WindowGroup("Notes") {
      NoteList().environment(store)
    }
    .defaultSize(width: 420, height: 700)
  }
}
