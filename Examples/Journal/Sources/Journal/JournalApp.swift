import SwiftUI

@main struct JournalApp: App {
  @State private var journal = Journal()

  var body: some Scene {
    WindowGroup("Journal") {
      JournalView().environment(journal)
    }
    .defaultSize(width: 480, height: 760)
  }
}
