import Files
import Observation
import ScrollInstruments
import ScrollUI

/// The state of the recorder: its `RunRecorder`, and the content of the `RecorderPanel`.
@MainActor @Observable final class RecorderModel {
  /// The content of the panel below its buttons.
  enum Mode: Hashable {
    case timeline
    /// The path of a file to save.
    case saving
    /// The saved recordings, and the path of a file to open.
    case opening
    /// The question whether a recording that is not saved may be dropped for an action.
    case confirming(Drop)
  }

  /// An action that drops the present recording.
  enum Drop: Hashable {
    case record
    case open
    /// Back to the gallery.
    case leave
  }

  /// The result of `save(with:)` or `open(with:)`, for the user.
  enum Message: Hashable {
    case saved(path: String)
    case notSaved(reason: String)
    case notOpened(reason: String)
    /// The file exists; saving again replaces it.
    case exists
  }

  let stage: RunRecorder
  var mode = Mode.timeline
  /// True if the `RecorderPanel` starts a recording when it appears.
  @ObservationIgnored var recordsWhenShown = false
  var message: Message?
  /// The path in the text field of `saving` and `opening`.
  var path = "" { didSet { if path != oldValue { message = nil } } }
  /// The recordings in the folder, as of the last `beginOpening`.
  private(set) var files: [RecordingFolder.File] = []
  /// True if `stage` has no recording that is not in a file.
  private(set) var isSaved = true
  @ObservationIgnored private let folder: RecordingFolder
  @ObservationIgnored private let folders: UserFolders

  init(stage: RunRecorder, environment: [String: String] = ProcessInfo.processInfo.environment) {
    self.stage = stage
    folders = UserFolders(environment)
    folder = RecordingFolder(folders)
  }

  // MARK: Recording

  /// True if `RunRecorderView` is shown instead of the gallery.
  var showsStage: Bool { stage.activity != .empty }

  /// True if `action` may drop the present recording. Asks the user otherwise; the answer calls the same function again.
  private func mayDrop(for action: Drop) -> Bool {
    if isSaved || !stage.hasRecording || mode == .confirming(action) { return true }
    mode = .confirming(action)
    return false
  }

  /// Starts a recording, or asks first (`Mode.confirming`) if the present recording is not saved.
  func record(from start: GalleryStart) {
    guard mayDrop(for: .record) else { return }
    mode = .timeline
    message = nil
    isSaved = false
    stage.record(from: start.run)
  }

  /// Drops the recording and shows the gallery again, or asks first (`Mode.confirming`).
  func leave() {
    guard mayDrop(for: .leave) else { return }
    stage.close()
    (mode, message, isSaved) = (.timeline, nil, true)
  }

  func togglePlaying() {
    if stage.activity == .playing { stage.pause() } else { stage.play() }
  }

  // MARK: Files

  func beginSaving(at date: Date) {
    guard stage.hasRecording else { return }
    path = folder.newPath(page: stage.header?.page ?? "recording", date: date)
    message = nil
    mode = .saving
  }

  func save(with services: any RunServices) {
    guard let text = stage.text else { return }
    let target = folders.expand(path)
    guard !target.isEmpty else { return }
    if message != .exists, FileManager.default.fileExists(atPath: target) {
      message = .exists
      return
    }
    do {
      try services.write(text, to: target)
      isSaved = true
      mode = .timeline
      message = .saved(path: target)
    } catch {
      message = .notSaved(reason: error.reason)
    }
  }

  func beginOpening() {
    guard mayDrop(for: .open) else { return }
    files = folder.files
    path = files.first?.path ?? folder.path + "/"
    message = nil
    mode = .opening
  }

  /// Opens the file at `path`. The present recording stays if `RunRecorder.open(_:)` fails.
  func open(with services: any RunServices) {
    do {
      let data = try services.read(folders.expand(path))
      try stage.open(data)
      (mode, message, isSaved) = (.timeline, nil, true)
    } catch let error as FileError {
      message = .notOpened(reason: error.reason)
    } catch {
      message = .notOpened(reason: "\(error)")
    }
  }

  func cancel() {
    mode = .timeline
    message = nil
  }

  /// The path with the home folder as `~`, for display.
  func shortened(_ path: String) -> String { folders.shorten(path) }
}
