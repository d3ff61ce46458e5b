import SDLHost
import ScrollUI

/// A window that prints its `windowDisplay` whenever it changes.
@MainActor enum DisplayScenario {
  /// Shows the window until it is closed.
  static func run() throws {
    var options = SessionOptions()
    options.title = "hostprobe"
    options.size = CGSize(width: 400, height: 300)
    try WindowLoop(Summary(), options: options).run()
  }

  private struct Summary: View {
    @Environment(\.windowDisplay) private var display

    var body: some View {
      let _ = report("display: \(display?.summary ?? "none")")
      Text("Display")
    }
  }
}
