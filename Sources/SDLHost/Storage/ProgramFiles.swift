import Files
import ScrollUI

/// The files with the values of a program's `AppStorage` and `SceneStorage`, in the folders of the XDG base directory specification.
@MainActor package final class ProgramFiles {
  /// The values, for the environment of a window.
  package let storage: ProgramStorage
  /// The values of `app` that a `UserDefaults` shares; nil without `sharedWith`.
  private let shared: SharedValues?
  /// `app-storage.json` in the folder of the program below `UserFolders.data`.
  package let app: ValueFile
  /// `scene-storage.json` in the folder of the program below `UserFolders.state`.
  package let scene: ValueFile

  /// The files of the program `name` below `folders`; nil without a home folder. Reads no file without `defaults`.
  ///
  /// - Parameter defaults: The defaults that share the values of `AppStorage`: `UserDefaults.standard` in a program with a window.
  package init?(name: String, folders: UserFolders = UserFolders(), sharedWith defaults: UserDefaults? = nil) {
    guard let data = folders.data, let state = folders.state, !name.isEmpty, !name.contains("/"), name != ".",
      name != ".."
    else { return nil }
    app = ValueFile(path: "\(data)/\(name)/app-storage.json")
    scene = ValueFile(path: "\(state)/\(name)/scene-storage.json")
    if let defaults {
      let values = SharedValues(app, DefaultsValues(defaults))
      shared = values
      storage = ProgramStorage(app: values, scene: scene)
    } else {
      shared = nil
      storage = ProgramStorage(app: app, scene: scene)
    }
  }

  /// True if there are changes to save.
  package var hasChanges: Bool { app.hasChanges || scene.hasChanges }

  /// Writes the files that have changed.
  package func save() {
    shared?.takeOutsideChanges()
    app.save()
    scene.save()
  }
}
