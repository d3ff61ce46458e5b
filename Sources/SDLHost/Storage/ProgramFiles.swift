import Files
import ScrollUI

/// The files with the values of a program's `AppStorage` and `SceneStorage`, in the folders of the XDG base directory specification.
@MainActor package final class ProgramFiles {
  /// The values, for the environment of a window.
  package let storage: ProgramStorage
  /// `app-storage.json` in the folder of the program below `UserFolders.data`.
  package let app: ValueFile
  /// `scene-storage.json` in the folder of the program below `UserFolders.state`.
  package let scene: ValueFile

  /// The files of the program `name` below `folders`; nil without a home folder. Reads no file.
  package init?(name: String, folders: UserFolders = UserFolders()) {
    guard let data = folders.data, let state = folders.state, !name.isEmpty, !name.contains("/"), name != ".",
      name != ".."
    else { return nil }
    app = ValueFile(path: "\(data)/\(name)/app-storage.json")
    scene = ValueFile(path: "\(state)/\(name)/scene-storage.json")
    storage = ProgramStorage(app: app, scene: scene)
  }

  /// True if there are changes to save.
  package var hasChanges: Bool { app.hasChanges || scene.hasChanges }

  /// Writes the files that have changed.
  package func save() {
    app.save()
    scene.save()
  }
}
