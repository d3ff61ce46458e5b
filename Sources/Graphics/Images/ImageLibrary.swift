import Foundation
import Geometry

/// Gives out images. The same source and scale give the same handle.
@MainActor package protocol ImageStore: AnyObject {
  /// The image at `source`, with `scale` pixels per point. A missing or broken one is reported once and gives a placeholder.
  func image(_ source: ImageSource, scale: CGFloat) -> ImageHandle
}

/// Finds images by their names.
@MainActor package protocol ImageLibrary: AnyObject {
  /// The app's own folders of images, in the order in which they are looked through.
  var folders: [String] { get }

  /// The image called `name`, for a display of `scale` pixels per point; nil where there is none. `folders` are looked through
  /// instead of the app's own.
  func image(named name: String, in folders: [String]?, scale: CGFloat) -> ImageHandle?

  /// The drawing called `name`, with lines as heavy as in text of `weight` (100…900); nil where there is none.
  func symbol(named name: String, weight: Int) -> ImageHandle?

  /// The image at an address, of a file or on the web, with `scale` pixels per point. Throws where there is none, and
  /// `CancellationError` when the task is cancelled.
  func load(_ url: URL, scale: CGFloat) async throws -> ImageHandle
}
