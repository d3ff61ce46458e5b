/// The services and properties of a window that nodes read. The host sets them.
@MainActor package struct WindowServices {
  /// Measures text. It has the same `scale`.
  package let textEngine: any TextEngine
  /// The clipboard and the input method; nil if the host has neither.
  package var textInputHost: (any TextInputHost)?
  /// The title that the content has set for the window; nil for the title of the program.
  package var title: String?
  /// The colour behind all views.
  package var background = RGBAColor.white
  /// Device pixels per point, positive.
  package var scale: CGFloat = 1

  init(textEngine: any TextEngine) { self.textEngine = textEngine }
}

extension FramePipeline {
  func servicesDidChange(from old: WindowServices) {
    if services.scale != old.scale {
      services.textEngine.scale = services.scale
      root.markPaintBelow()
      requestPaint()
    }
    if services.background != old.background { requestPaint() }
  }
}
