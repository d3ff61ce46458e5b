import Files
import Gallery
import SDLHost
import ScrollUI

/// The state of the gallery between runs: read from the `StateFile`, changed by the options of the command line, and kept when it changes.
@MainActor package final class RunMemory {
  /// The `StateFile`; nil for a run that neither reads nor keeps a state.
  private let file: StateFile?
  /// The files of `AppStorage` and `SceneStorage`; nil as `file`.
  package let files: ProgramFiles?
  private let overrides: GalleryOverrides
  /// The `GalleryState` at the start of this run.
  package let state: GalleryState

  /// Runs with a fixed course and runs for measurements have the same state each time, as with `--fresh`. The replay of a recording from the
  /// window has the state `recorded`.
  package init(
    _ options: DemoOptions, recorded: GalleryState? = nil,
    environment: [String: String] = ProcessInfo.processInfo.environment
  ) {
    let isFixed =
      options.isFresh || options.isHeadless || options.isTour || options.checksBudget || options.replay != nil
      || options.record != nil || options.frames != nil || options.screenshot != nil || options.trace != nil
    let folders = UserFolders(environment)
    file = isFixed ? nil : folders.state.map { StateFile(directory: $0) }
    files = isFixed ? nil : ProgramFiles(name: "scrolldemo", folders: folders)
    var overrides = GalleryOverrides()
    overrides.colorScheme = options.theme == .light ? .light : options.theme == .dark ? .dark : nil
    overrides.language = options.language
    overrides.reducesMotion = options.reducesMotion
    self.overrides = overrides
    state = overrides.applied(to: recorded ?? file?.state ?? GalleryState())
  }

  /// The size of the window at the end of the last run, in points; nil if it is unknown or below `DemoOptions.minimumSize`.
  package var windowSize: CGSize? {
    let least = DemoOptions.minimumSize
    guard let width = state.width, let height = state.height, least.width...16_384 ~= CGFloat(width),
      least.height...16_384 ~= CGFloat(height)
    else { return nil }
    return CGSize(width: width, height: height)
  }

  /// Keeps the page and the settings of `state`.
  package func save(_ state: GalleryState) {
    guard let file else { return }
    var state = overrides.removed(from: state, last: file.state)
    (state.width, state.height) = (file.state.width, file.state.height)
    file.save(state)
  }

  /// Keeps `size`, the size of the window in points, for the `windowSize` of the next run.
  package func save(size: CGSize) {
    guard let file else { return }
    var state = file.state
    (state.width, state.height) = (Double(size.width), Double(size.height))
    file.save(state)
  }
}
