import Engine

/// The drawing of an `Image(size:label:opaque:colorMode:renderer:)`. Equality is the identity of the object.
final class DrawnImage: Sendable {
  private let size: CGSize
  private let isOpaque: Bool
  private let renderer: UncheckedTransfer<(inout GraphicsContext) -> Void>
  @MainActor private var texts: GraphicsTextCache?
  /// The latest drawing. It is kept while the renderer draws the same, so that views need no new frame.
  @MainActor private var latest: (recording: Recording, handle: ImageHandle)?

  init(size: CGSize, isOpaque: Bool, renderer: @escaping (inout GraphicsContext) -> Void) {
    self.size = CGSize(
      width: Limits.length(size.width, "the width of an image"),
      height: Limits.length(size.height, "the height of an image"))
    self.isOpaque = isOpaque
    self.renderer = UncheckedTransfer(renderer)
  }

  /// Runs the renderer with the fonts and colors of `environment`.
  @MainActor func picture(in environment: EnvironmentValues) -> ImagePicture {
    let recording = recording(in: environment)
    if let latest, latest.recording == recording { return ImagePicture(handle: latest.handle, size: size) }
    let handle = ImageHandle(source: .recording(recording), pixelSize: size, scale: 1, isVector: true)
    latest = (recording, handle)
    return ImagePicture(handle: handle, size: size)
  }

  @MainActor private func recording(in environment: EnvironmentValues) -> Recording {
    let bounds = CGRect(origin: .zero, size: size)
    let texts = self.texts ?? GraphicsTextCache()
    self.texts = texts
    texts.begin()
    let recorder = GraphicsRecorder(bounds: bounds, environment: UncheckedTransfer(environment), texts: texts)
    var paint = PaintContext(list: DisplayList(size: size))
    return paint.record(bounds: bounds) { paint in
      // A clip without the margin of a recording.
      paint.clipped(to: bounds) { paint in
        if isOpaque { paint.fill(bounds, color: .black) }
        var context = GraphicsContext(recorder: recorder, state: GraphicsState(bounds: bounds))
        recorder.recording(into: &paint) { renderer.value(&context) }
      }
    }
  }
}

extension DrawnImage: Equatable {
  static func == (lhs: DrawnImage, rhs: DrawnImage) -> Bool { lhs === rhs }
}

extension EnvironmentValues {
  /// The engine that lays out and draws the texts of the window; nil outside of a window.
  @Entry package var textEngine: (any TextEngine)?
}
