import Engine
import ScrollUI

extension App {
  /// Opens the window of the app's first scene (`WindowGroup`), runs until it is closed, and exits the process. Called
  /// by `@main`.
  ///
  /// The exit status is 0, or 3 after a line on standard error (`HostError`) if a display, a font or another
  /// requirement is missing. In builds with `DEBUG`, a program that `swift package preview` has started shows its previews instead.
  public static func main() {
    TaskThreads.install()
    #if DEBUG
      if let previews = PreviewSession() { run(previews) }
    #endif
    var options = SessionOptions()
    options.files = ProgramFiles(name: ProcessInfo.processInfo.processName, sharedWith: .standard)
    // The initializer of the program may read values.
    ProgramStorage.process = options.files?.storage
    LaunchAddresses.urls = LaunchAddresses.urls(in: Array(CommandLine.arguments.dropFirst()))
    let program = Self()
    if let window = program.body.firstWindow {
      options.title = window.title.isEmpty ? ProcessInfo.processInfo.processName : window.title
      options.size = window.size ?? options.size
    }
    ProgramWindow.expectedSize = options.size
    do throws(HostError) {
      try WindowLoop(AppContent(program), options: options).run()
      ProgramEnd.exit(with: 0)
    } catch {
      StandardError.print("\(options.title): \(error)")
      ProgramEnd.exit(with: 3)
    }
  }

  #if DEBUG
    private static func run(_ previews: PreviewSession) -> Never {
      do throws(HostError) {
        try previews.run()
        ProgramEnd.exit(with: 0)
      } catch {
        StandardError.print("preview: \(error)")
        ProgramEnd.exit(with: 3)
      }
    }
  #endif
}
