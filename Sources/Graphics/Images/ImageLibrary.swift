/// Opens images. The same source and scale give the same `ImageHandle`.
@MainActor package protocol ImageStore: AnyObject {
  /// The image at `source`, with `scale` pixels per point. A missing or broken image is reported once and gives a placeholder.
  func image(_ source: ImageSource, scale: CGFloat) -> ImageHandle
}

/// Finds images by their names.
@MainActor package protocol ImageLibrary: AnyObject {
  /// The app's own folders of images, in the order of the search.
  var folders: [String] { get }

  /// The image called `name`, for a display of `scale` pixels per point; nil if there is none. `folders` replaces the app's own
  /// folders.
  func image(named name: String, in folders: [String]?, scale: CGFloat) -> ImageHandle?

  /// The color called `name`; nil if there is none. `folders` replaces the app's own folders. Called on any thread: `TiledCanvas` draws
  /// beside the main actor.
  nonisolated func color(named name: String, in folders: [String]?) -> NamedColor?

  /// The symbol `name`, with line widths for text of `weight` (100…900); nil if it does not exist.
  func symbol(named name: String, weight: Int) -> ImageHandle?

  /// Loads the image at the address of a file or on the web, with `scale` pixels per point.
  ///
  /// - Throws: an error that describes the failure, or `CancellationError` if the task is cancelled.
  func load(_ url: URL, scale: CGFloat) async throws -> ImageHandle
}
