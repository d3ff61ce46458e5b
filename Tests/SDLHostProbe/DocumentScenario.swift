import Foundation
import Graphics
import SDLHost

/// Shows two broken documents, and reports the messages about them.
@MainActor enum DocumentScenario {
  static func run() {
    let store = SDLImageStore { report($0) }
    for name in ["one", "three"] { _ = store.image(.data(Data("%PDF-1.4 \(name)".utf8)), scale: 1) }
    report("ended")
  }
}
