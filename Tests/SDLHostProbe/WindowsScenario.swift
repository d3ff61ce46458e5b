import SDLHost
import ScrollUI

/// A program with several windows, which are operated by keys: 1 and 2 open notes, A adds to a count that all windows show, W closes a note,
/// F shows the first window.
@MainActor enum WindowsScenario {
  /// Runs until the last window is closed.
  static func run() throws {
    var options = SessionOptions()
    options.title = "hostprobe"
    options.size = CGSize(width: 400, height: 300)
    try WindowLoop(AppContent(Notes()), options: options).run()
    report("end")
  }

  private struct Notes: App {
    @State private var count = 0

    var body: some Scene {
      Window("hostprobe", id: "first") { First(count: $count) }
      WindowGroup("Note", id: "note", for: Int.self) { number in Note(number: number.wrappedValue ?? 0, count: $count) }
      Settings { Text("No settings").frame(width: 320, height: 200) }
    }
  }

  private struct First: View {
    @Binding var count: Int
    @Environment(\.openWindow) private var openWindow

    var body: some View {
      VStack {
        Text("Count: \(count)")
        Button("First note") { openWindow(value: 1) }.keyboardShortcut("1", modifiers: [])
        Button("Second note") { openWindow(id: "note", value: 2) }.keyboardShortcut("2", modifiers: [])
      }
      .onChange(of: count) { _, count in report("count \(count)") }
    }
  }

  private struct Note: View {
    let number: Int
    @Binding var count: Int
    @Environment(\.dismissWindow) private var dismissWindow
    @Environment(\.openWindow) private var openWindow

    var body: some View {
      VStack {
        Text("Note \(number) of \(count)")
        Button("Add") { count += 1 }.keyboardShortcut("a", modifiers: [])
        Button("Close") { dismissWindow() }.keyboardShortcut("w", modifiers: [])
        Button("First") { openWindow(id: "first") }.keyboardShortcut("f", modifiers: [])
      }
      .frame(width: 300, height: 150)
      .onAppear { report("note \(number) opened") }
      .onDisappear { report("note \(number) closed") }
      .onChange(of: count) { _, count in report("note \(number) shows \(count)") }
    }
  }
}
