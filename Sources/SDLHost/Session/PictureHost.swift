import Engine
import ScrollScripts
import ScrollUI

/// The views of an `ImageRenderer`, which run a single frame. No task of the program and no work of the main queue run meanwhile.
@MainActor struct PictureHost {
  /// The fonts of all pictures, opened by the first; nil if no font is installed.
  private static let text = try? TextSystem(SessionOptions())

  private let host: ViewHost
  private let rasterizer: any TextRasterizer
  private let scale: CGFloat

  /// Creates the views of `content`. Nil without fonts.
  init?(_ content: some View, scale: CGFloat, colorScheme: ColorScheme) {
    guard let text = Self.text else { return nil }
    var configuration = ViewHost.Configuration(size: CGSize(width: 1, height: 1))
    (configuration.scale, configuration.colorScheme, configuration.isWindow) = (scale, colorScheme, false)
    host = ViewHost(
      VStack { content }, configuration: configuration, textEngine: text.makeEngine(scale), images: AssetLibrary())
    host.pipeline.services.textInputHost = MemoryTextInputHost()
    host.graph.startsTasks = false
    (rasterizer, self.scale) = (text.rasterizer, scale)
  }

  /// The size of the views for `proposal`, in points.
  func size(for proposal: ProposedViewSize) -> CGSize {
    host.pipeline.prepare()
    return host.pipeline.root.children.first?.sizeThatFits(proposal) ?? .zero
  }

  /// Runs the frame in a window of `size` points, and returns its pixels over each of `backgrounds`; nil is the background of a window.
  /// Returns nil if there is no memory.
  func pictures(_ size: CGSize, over backgrounds: [RGBAColor?]) -> [PixelImage]? {
    guard let target = try? OffscreenTarget(size: size, scale: scale, text: rasterizer) else { return nil }
    host.pipeline.root.windowSize = size
    host.pipeline.runFrame(at: 0)
    var list = host.pipeline.displayList
    let own = list.background
    let images = backgrounds.compactMap { background in
      list.background = background ?? own
      target.draw(list)
      return try? target.snapshot()
    }
    return images.count == backgrounds.count ? images : nil
  }

  /// Unmounts the views.
  func close() { host.unmount() }
}
