import Engine
import Foundation
import SDLHost
import ScrollUI

/// Writes the values of `AppStorage`, `SceneStorage` and `scrollRestoration(_:)` to their files, until the process kills itself with SIGKILL.
///
/// The line `saved=A,S` follows the complete write of the number `A` of `AppStorage` and of the number `S` of `SceneStorage`.
@MainActor enum StorageScenario {
  /// Runs `writes` writes and continues the numbers of the last run.
  ///
  /// - Parameter moment: The time from the beginning of the last write to the signal, in microseconds; nil for a regular end.
  static func run(writes: Int, moment: UInt32?) throws {
    guard let files = ProgramFiles(name: "storageprobe") else { return report("no home folder") }
    let page = StoragePage()
    let notch = WheelEvent(
      location: CGPoint(x: 150, y: 200), delta: CGVector(dx: 0, dy: -1), isPrecise: false)
    var options = SessionOptions()
    options.size = CGSize(width: 300, height: 400)
    let loop = try HeadlessLoop(page.environment(\.programStorage, files.storage), options: options)
    try loop.open()
    for write in 1...writes {
      page.model.step += 1
      // The place of a scroll view is stored when it has come to rest.
      try loop.play(frames: 60, isPaced: false) { frame in
        frame == 0 ? [.wheel(notch)] : []
      }
      if write == writes, let moment {
        Thread.detachNewThread {
          let end = ContinuousClock.now + .microseconds(moment)
          while ContinuousClock.now < end {}
          kill(getpid(), SIGKILL)
        }
      }
      files.save()
      report("saved=\(page.model.numbers.app),\(page.model.numbers.scene)")
    }
    guard moment != nil else { return }
    while true { pause() }
  }
}

@MainActor @Observable private final class StorageModel {
  var step = 0
  /// The numbers that the page has stored.
  @ObservationIgnored var numbers = (app: 0, scene: 0)
}

/// A page that stores the next number at each step, a text of which the number decides the length, and the place of its rows.
private struct StoragePage: View {
  let model = StorageModel()
  @AppStorage("number") private var number = 0
  @AppStorage("text") private var text = ""
  @SceneStorage("number") private var sceneNumber = 0

  var body: some View {
    ScrollView {
      LazyVStack(spacing: 0) { ForEach(0..<100_000) { Text("row \($0)").frame(height: 40) } }
    }
    .scrollRestoration("rows")
    .onChange(of: model.step) {
      number += 1
      sceneNumber += 1
      text = String(repeating: "\(number) ", count: number * 97 % 4000)
      model.numbers = (number, sceneNumber)
    }
  }
}
