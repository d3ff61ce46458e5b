import Engine
import Geometry
import ScrollUI
import ScrollUITesting

extension UTType {
  static let testCard = UTType(exportedAs: "com.example.card", conformingTo: .json)
}

/// A transferable value of a program.
struct TestCard: Codable, Hashable, Transferable {
  var title: String

  static var transferRepresentation: some TransferRepresentation {
    CodableRepresentation(contentType: .testCard)
    ProxyRepresentation(exporting: \.title)
  }
}

/// A window of 400 × 400 points: sources at the left and targets at the right, each of 100 × 100 points.
///
/// The sources from the top: the card “Tea”, the text “Hello”, an address, a disabled card. The targets: cards, texts, addresses, and
/// providers of text; the first refuses the card “No”.
@MainActor struct DragSample {
  /// The calls of closures, such as "cards true" or "cards Tea 50,50".
  let calls = Recorder()
  /// False removes the source of the card.
  let showsCard = Remote<Bool>()
  /// False removes the target of cards.
  let showsTarget = Remote<Bool>()
  let window: TestWindow

  struct Setup {
    var title = "Tea"
    var reducesMotion = false
    var hasPreview = false
    var refuses = false
  }

  private struct Content: View {
    let setup: Setup
    let calls: Recorder
    let remotes: (card: Remote<Bool>, target: Remote<Bool>)
    @State private var showsCard = true
    @State private var showsTarget = true
    @State private var isProviderTargeted = false

    var body: some View {
      let _ = remotes.card.connect($showsCard)
      let _ = remotes.target.connect($showsTarget)
      HStack(spacing: 200) {
        VStack(spacing: 0) {
          if showsCard { card } else { Color.gray }
          Color.blue.draggable("Hello")
          Color.orange.draggable(URL(string: "https://example.com/a")!)
          Color.black.draggable(TestCard(title: "Disabled")).disabled(true)
        }
        VStack(spacing: 0) {
          if showsTarget { cards } else { Color.gray }
          target(String.self, "texts") { $0 }
          target(URL.self, "addresses", \.absoluteString)
          providers
        }
      }
      .onChange(of: isProviderTargeted) { calls.note("providers \(isProviderTargeted)") }
    }

    @ViewBuilder private var card: some View {
      if setup.hasPreview {
        Color.red.draggable(payload) { Text("Preview").frame(width: 60, height: 40) }
      } else {
        Color.red.draggable(payload)
      }
    }

    private var payload: TestCard {
      calls.note("payload")
      return TestCard(title: setup.title)
    }

    private var cards: some View {
      Color.green.dropDestination(for: TestCard.self) { cards, location in
        calls.note("cards \(cards.map(\.title).joined(separator: ",")) \(Int(location.x)),\(Int(location.y))")
        return !setup.refuses
      } isTargeted: {
        calls.note("cards \($0)")
      }
    }

    private func target<Value: Transferable>(
      _ type: Value.Type, _ name: String, _ text: @escaping (Value) -> String
    ) -> some View {
      Color.yellow.dropDestination(for: type) { values, location in
        calls.note("\(name) \(values.map(text).joined(separator: ",")) \(Int(location.x)),\(Int(location.y))")
        return true
      } isTargeted: {
        calls.note("\(name) \($0)")
      }
    }

    private var providers: some View {
      Color.purple.onDrop(of: [.text], isTargeted: $isProviderTargeted) { providers in
        for provider in providers {
          provider.loadObject(ofClass: String.self) { text, _ in calls.note("provider \(text ?? "none")") }
        }
        return true
      }
    }
  }

  init(_ change: (inout Setup) -> Void = { _ in }) {
    var setup = Setup()
    change(&setup)
    let (final, calls, remotes) = (setup, calls, (showsCard, showsTarget))
    window = TestWindow(width: 400, height: 400) { Content(setup: final, calls: calls, remotes: remotes) }
    if setup.reducesMotion { window.updateEnvironment { $0.accessibilityReduceMotion = true } }
    window.settle()
  }

  /// The middle of a source, from the top.
  static func source(_ index: Int) -> CGPoint { CGPoint(x: 50, y: 50 + 100 * CGFloat(index)) }
  /// The middle of a target, from the top.
  static func target(_ index: Int) -> CGPoint { CGPoint(x: 350, y: 50 + 100 * CGFloat(index)) }

  /// Presses a source and moves the mouse in two steps.
  func lift(_ index: Int, to point: CGPoint) {
    window.press(Self.source(index))
    window.move(CGPoint(x: 100, y: Self.source(index).y))
    window.move(point)
  }

  func drag(_ index: Int, to point: CGPoint) {
    lift(index, to: point)
    window.release(point)
  }

  /// True while a preview is in front of the window.
  var hasPreview: Bool { window.pipeline.root.foreground != nil }

  var session: DragCoordinator { window.pipeline.input.drags }
}
