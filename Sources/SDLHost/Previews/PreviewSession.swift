import Dispatch
import Engine
import Files
import Previews
import ScrollUI

/// A program that shows its previews, started by the plug-in `preview` (`swift package preview`).
///
/// The plug-in sends `PreviewMessage` lines to the standard input. When the sources have changed, it starts the new program beside this
/// program, which stays in sight until the window of the new program has a picture. The end of the standard input ends the program.
@MainActor package final class PreviewSession {
  /// The folder of the session, which several programs use in turn: the state of the window, and the values of `AppStorage` and
  /// `SceneStorage`.
  private let folder: String
  private let model: PreviewModel
  private let title: String
  private var loop: WindowLoop?
  private var input: (any DispatchSourceRead)?
  private var received: [UInt8] = []
  private var options = SessionOptions()

  /// The variable of the environment with the folder of the session. A program that has it shows previews.
  package nonisolated static let folderVariable = "SCROLLUI_PREVIEW"
  /// The variable with the path of the file whose previews are shown; all previews of the program without it.
  package nonisolated static let fileVariable = "SCROLLUI_PREVIEW_FILE"

  /// The state of the window between two programs of a session.
  private struct State: Codable {
    var settings = PreviewSettings()
    var width: Double?
    var height: Double?
    var x: Int?
    var y: Int?
    var navigation: [StorageValue] = []
    var places: [StorageValue] = []
  }

  /// Creates the session of this process; nil if the program was not started for its previews.
  package convenience init?(environment: [String: String] = ProcessInfo.processInfo.environment) {
    guard let folder = environment[Self.folderVariable], folder.hasPrefix("/") else { return nil }
    let file = environment[Self.fileVariable].flatMap { $0.isEmpty ? nil : $0 }
    self.init(folder: folder, file: file, catalog: .ofProgram(file: file))
  }

  /// Creates a session that shows `catalog`. `file` is the path of the file for the title.
  package init(folder: String, file: String?, catalog: PreviewCatalog) {
    self.folder = folder
    let state = Self.state(in: folder)
    model = PreviewModel(catalog: catalog, settings: state.settings)
    let name = file?.split(separator: "/").last.map(String.init)
    title = name ?? "Previews of \(ProcessInfo.processInfo.processName)"
    options.title = title
    if let width = state.width, let height = state.height { options.size = CGSize(width: width, height: height) }
    if let x = state.x, let y = state.y { options.position = (x, y) }
    options.files = ProgramFiles(
      name: "preview", folders: UserFolders(["XDG_DATA_HOME": folder, "XDG_STATE_HOME": folder]))
    options.prepared = { host in
      host.restore(navigation: state.navigation)
      host.restore(state.places)
    }
  }

  /// Opens the window and runs until it is closed or the plug-in ends the program.
  package func run() throws(HostError) {
    ProgramStorage.process = options.files?.storage
    options.firstPicture = { [unowned self] in send(.ready) }
    let loop = try WindowLoop(PreviewWindow(model: model), options: options)
    self.loop = loop
    listen()
    defer { input?.cancel() }
    try loop.run()
  }

  private static func path(in folder: String) -> String { folder + "/window.json" }

  private static func state(in folder: String) -> State {
    guard let file = try? BoundedFile.read(path(in: folder), limit: 1 << 20),
      let state = try? JSONDecoder().decode(State.self, from: file.data)
    else { return State() }
    return state
  }

  private func save() {
    options.files?.save()
    guard let loop else { return }
    var state = State(settings: model.settings)
    (state.width, state.height) = (Double(loop.windowSize.width), Double(loop.windowSize.height))
    if let position = loop.windowPosition { (state.x, state.y) = (Int(position.x), Int(position.y)) }
    state.navigation = loop.session.host.storedNavigation
    state.places = loop.session.host.scrollPlaces
    do {
      try OutputFile.replace(Self.path(in: folder), with: JSONEncoder().encode(state))
    } catch {
      StandardError.warn("the state of the previews cannot be written: \(error)")
    }
  }

  // MARK: Messages

  private func send(_ message: PreviewMessage) {
    // The end of the standard input ends the program if the plug-in is gone.
    try? StandardOutput.print("\(PreviewMessage.marker)\(message.line)")
  }

  private func listen() {
    let source = DispatchSource.makeReadSource(fileDescriptor: STDIN_FILENO, queue: .main)
    source.setEventHandler { [weak self] in MainActor.assumeIsolated { self?.read() } }
    source.activate()
    input = source
  }

  private func read() {
    var bytes = [UInt8](repeating: 0, count: 1 << 16)
    let count = Glibc.read(STDIN_FILENO, &bytes, bytes.count)
    if count < 0, errno == EINTR || errno == EAGAIN { return }
    guard count > 0 else {
      input?.cancel()
      save()
      loop?.end()
      return
    }
    received += bytes[..<count]
    while let end = received.firstIndex(of: UInt8(ascii: "\n")) {
      let line = String(decoding: received[..<end], as: UTF8.self)
      received.removeSubrange(...end)
      if let message = PreviewMessage(line: line) { take(message) }
    }
  }

  private func take(_ message: PreviewMessage) {
    switch message {
    case .save:
      save()
      send(.saved)
    case .quit: loop?.end()
    default: model.take(message)
    }
  }
}
