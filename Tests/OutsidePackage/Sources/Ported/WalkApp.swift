import SwiftUI

/// A walk: its steps and its places.
public struct WalkApp: App {
  /// Creates the program for a test.
  public init() {}

  /// The window.
  public var body: some Scene {
    WindowGroup("Walk") { WalkPage(goal: 2) }.defaultSize(width: 300, height: 300)
  }
}

struct WalkPage: View {
  @StateObject private var counter: StepCounter
  @State private var walk: Walk

  init(goal: Int) {
    _counter = StateObject(wrappedValue: StepCounter(goal: goal))
    walk = Walk(from: "Pier")
  }

  var body: some View {
    VStack {
      Text("Steps: \(counter.steps)")
      ForEach(counter.messages, id: \.self) { Text($0) }
      ForEach(walk.places, id: \.self) { Text($0) }
      Rectangle().fill(Color.meadow).frame(width: 20, height: 20)
      Button("Step") { counter.steps += 1 }
      Button("Visit the park") { walk.visit("Park") }
    }
  }
}

extension Color {
  /// The plug-in AssetSymbols leaves this name of the catalog to the program.
  static let meadow = Color("meadow", bundle: .module)
}
