import Foundation

/// The folders of a user by the names of Apple's Foundation.
///
/// A folder that the desktop offers to the user, such as that of documents, is the user's own choice (`xdg-user-dirs`); where it does not exist,
/// the property is the home directory, so that a program can write there at once.
extension URL {
  /// The folder for documents, by default `~/Documents`; the home directory without such a folder.
  public static var documentsDirectory: URL { userFolder(.documentDirectory) }

  /// The folder for downloads, by default `~/Downloads`; the home directory without such a folder.
  public static var downloadsDirectory: URL { userFolder(.downloadsDirectory) }

  /// The folder with the icons of the desktop, by default `~/Desktop`; the home directory without such a folder.
  public static var desktopDirectory: URL { userFolder(.desktopDirectory) }

  /// The folder for films, by default `~/Videos`; the home directory without such a folder.
  public static var moviesDirectory: URL { userFolder(.moviesDirectory) }

  /// The folder for music, by default `~/Music`; the home directory without such a folder.
  public static var musicDirectory: URL { userFolder(.musicDirectory) }

  /// The folder for pictures, by default `~/Pictures`; the home directory without such a folder.
  public static var picturesDirectory: URL { userFolder(.picturesDirectory) }

  /// The folder that other users may read, by default `~/Public`; the home directory without such a folder.
  public static var sharedPublicDirectory: URL { userFolder(.sharedPublicDirectory) }

  /// The folder for data of programs, `$XDG_DATA_HOME`, by default `~/.local/share`. A program makes a folder of its own name in it.
  public static var applicationSupportDirectory: URL { folder(.applicationSupportDirectory) ?? homeDirectory }

  /// The folder for files that can be made again, `$XDG_CACHE_HOME`, by default `~/.cache`.
  public static var cachesDirectory: URL { folder(.cachesDirectory) ?? temporaryDirectory }

  /// The folder for data of programs, the same as `applicationSupportDirectory`.
  public static var libraryDirectory: URL { applicationSupportDirectory }

  /// The folder of files that the desktop has thrown away, `Trash/files` in `$XDG_DATA_HOME`.
  public static var trashDirectory: URL {
    applicationSupportDirectory.appending(path: "Trash/files", directoryHint: .isDirectory)
  }

  private static func userFolder(_ directory: FileManager.SearchPathDirectory) -> URL {
    guard let url = folder(directory), FileManager.default.fileExists(atPath: url.path) else { return homeDirectory }
    return url
  }

  private static func folder(_ directory: FileManager.SearchPathDirectory) -> URL? {
    FileManager.default.urls(for: directory, in: .userDomainMask).first
  }
}
