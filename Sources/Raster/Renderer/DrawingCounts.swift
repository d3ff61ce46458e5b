/// The cost of drawing a display list: the figures of the overlay on the screen and of the cost gates.
package struct DrawingCounts: Equatable, Sendable {
  /// Fills and copies for the last `DisplayList`.
  package var drawCalls = 0
  /// Changes of color, clip and modulation for the last `DisplayList`.
  package var stateChanges = 0
  /// Pixels drawn for the last `DisplayList`, counted once for each region that contains them. Moved pixels do not count.
  package var drawnPixels = 0
  /// Pixels moved for the last `DisplayList` with scrolled content.
  package var movedPixels = 0
  /// Rasters made for the last `DisplayList`: of texts, masks, paths, images and layers.
  package var madeRasters = 0
  /// Glyphs that FreeType has drawn for the last `DisplayList`.
  package var drawnGlyphs = 0
  /// Memory of all cached text, in bytes.
  package var textCacheBytes = 0
  /// Memory of all cached corner masks, in bytes.
  package var maskCacheBytes = 0
  /// Memory of all cached paths, images and layers, in bytes.
  package var rasterCacheBytes = 0

  package init() {}
}

/// The memory limits of a painter's caches.
@MainActor package struct DrawingLimits {
  /// The bound on these and further caches together.
  package var budget: CacheBudget
  /// For text, in bytes.
  package var textCacheBytes: Int
  /// For the masks of rounded shapes, in bytes.
  package var maskCacheBytes: Int
  /// For paths, images and layers, in bytes, of a target of up to 2560 × 1600 pixels; in proportion more for a larger target.
  package var rasterCacheBytes: Int
  /// The part of `rasterCacheBytes` for layers, in bytes, clamped to a half.
  package var layerCacheBytes: Int

  package init(
    textCacheBytes: Int = 48 << 20, maskCacheBytes: Int = 16 << 20, rasterCacheBytes: Int = 96 << 20,
    layerCacheBytes: Int = 32 << 20, budget: CacheBudget = .shared
  ) {
    self.budget = budget
    self.layerCacheBytes = layerCacheBytes
    self.textCacheBytes = textCacheBytes
    self.maskCacheBytes = maskCacheBytes
    self.rasterCacheBytes = rasterCacheBytes
  }
}
