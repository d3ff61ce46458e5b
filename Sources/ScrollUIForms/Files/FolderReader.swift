import Foundation
import ScrollUI

/// The listing of the folder that a dialog shows: read when the dialog asks for it, and once for each folder.
@MainActor final class FolderReader {
  private var known: (folder: URL, listing: FolderListing)?

  /// The listing of `folder`. `read` reads it, unless `folder` is the folder of the last call.
  func listing(of folder: URL, _ read: (URL) -> FolderListing) -> FolderListing {
    if let known, known.folder == folder { return known.listing }
    let listing = read(folder)
    known = (folder, listing)
    return listing
  }

  /// Lets the next call of `listing` read the folder.
  func forget() { known = nil }
}
