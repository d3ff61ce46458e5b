import Engine
import Foundation
import Geometry
import ScrollUI

extension App {
  /// Opens the app's window and runs until it is closed. Ends the process: with status 0, or with 3 and one line on standard error
  /// when the machine lacks a display, a font or something else that is needed.
  public static func main() {
    let program = Self()
    var options = SessionOptions()
    if let window = program.body.firstWindow {
      options.title = window.title.isEmpty ? ProcessInfo.processInfo.processName : window.title
      options.size = window.size ?? options.size
    }
    do throws(HostError) {
      try WindowLoop(AppContent(program), options: options).run()
      exit(0)
    } catch {
      StandardError.print("\(options.title): \(error)")
      exit(3)
    }
  }
}
