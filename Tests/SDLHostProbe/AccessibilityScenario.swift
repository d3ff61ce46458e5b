import AccessBusTestSupport
import SDLHost
import ScrollUI

/// A window with the tree of a `FakeWindow` for readers.
@MainActor enum AccessibilityScenario {
  /// Shows the window until it is closed, and prints when readers begin and end to listen.
  static func run() throws {
    let fake = FakeWindow()
    var options = SessionOptions()
    options.title = "hostprobe"
    options.size = CGSize(width: 400, height: 300)
    options.accessibility = .on
    options.semanticSource = { _ in
      SemanticSource(handler: fake) { send in
        fake.didChange = send ?? { _ in }
        report("listening: \(send != nil)")
      }
    }
    try WindowLoop(Preferences(), options: options).run()
    report("requests: \(fake.requests.count)")
  }

  /// Prints the preferences of the user whenever they change.
  private struct Preferences: View {
    @Environment(\.colorScheme) private var scheme
    @Environment(\.colorSchemeContrast) private var contrast
    @Environment(\.accessibilityReduceMotion) private var reducesMotion
    @Environment(\.accessibilityDifferentiateWithoutColor) private var hasMarks
    @Environment(\.sizeCategory) private var size
    @Environment(\.accessibilityVoiceOverEnabled) private var hasReader
    @Environment(\.desktopFontFamily) private var family

    var body: some View {
      let font = family ?? "own"
      let _ = report("preferences: \(scheme) \(contrast) \(reducesMotion) \(hasMarks) \(size) \(hasReader) \(font)")
      Text("Mail")
    }
  }
}
