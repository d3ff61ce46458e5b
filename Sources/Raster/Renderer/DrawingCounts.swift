import Graphics

/// What drawing has cost; the numbers behind the on-screen overlay and the cost gates.
package struct DrawingCounts: Equatable, Sendable {
  /// Fills and copies given to SDL for the last display list.
  package var drawCalls = 0
  /// Changes of colour, clip and modulation given to SDL for the last display list.
  package var stateChanges = 0
  /// Pixels drawn for the last display list, each once for every rectangle that was drawn again and has it; those that were only
  /// moved do not count.
  package var drawnPixels = 0
  /// Pixels moved for the last display list, from where a scroll view's content was to where it is.
  package var movedPixels = 0
  /// Pictures made for the last display list: of texts, masks, paths, images and layers.
  package var madePictures = 0
  /// Glyphs that FreeType has drawn for the last display list.
  package var drawnGlyphs = 0
  /// Memory of all cached text, in bytes.
  package var textCacheBytes = 0
  /// Memory of all cached corner masks, in bytes.
  package var maskCacheBytes = 0
  /// Memory of all cached paths, images and layers, in bytes.
  package var pictureCacheBytes = 0

  package init() {}
}

/// How much memory the caches of a renderer may hold.
package struct DrawingLimits: Sendable {
  /// For text, in bytes.
  package var textCacheBytes: Int
  /// For the masks of rounded shapes, in bytes.
  package var maskCacheBytes: Int
  /// For paths, images and layers, in bytes.
  package var pictureCacheBytes: Int
  /// How much of that may be taken by layers, at most half of it, in bytes.
  package var layerCacheBytes: Int

  package init(
    textCacheBytes: Int = 48 << 20, maskCacheBytes: Int = 16 << 20, pictureCacheBytes: Int = 96 << 20,
    layerCacheBytes: Int = 32 << 20
  ) {
    self.layerCacheBytes = layerCacheBytes
    self.textCacheBytes = textCacheBytes
    self.maskCacheBytes = maskCacheBytes
    self.pictureCacheBytes = pictureCacheBytes
  }
}
