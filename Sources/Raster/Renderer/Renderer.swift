import Graphics

/// The drawing primitives of a back end. `DisplayListPainter` reduces display lists to them.
///
/// `SoftwareRenderer` draws into memory; the host's `TextureRenderer` draws with the graphics card. All positions are device pixels of the
/// target, and no call marks a pixel outside of `clip`.
@MainActor package protocol Renderer: AnyObject {
  var clip: PixelRect { get }
  /// Fills and copies since `begin()`.
  var drawCalls: Int { get }
  /// Changes of clip, color and modulation since `begin()`.
  var stateChanges: Int { get }

  /// Starts a frame: counts are 0, and the clip is unknown until `setClip(_:)`.
  func begin()

  /// Narrows drawing to `rectangle`, which lies inside of the target.
  func setClip(_ rectangle: PixelRect)

  /// Fills pixels with a color, blended where it is translucent.
  func fill(_ rectangle: PixelRect, _ color: DeviceColor)

  /// Draws the part `source` of an image in the pixels `target`, with its components multiplied by `color`.
  func draw(
    _ image: RasterImage, from source: PixelRect, to target: PixelRect, _ color: DeviceColor,
    _ mode: LayerEffect.BlendMode)

  /// Stretches the part `source` of an image of straight pixels over the pixels `target`, interpolated between pixels, with its components
  /// multiplied by `color`.
  func drawStretched(_ image: RasterImage, from source: PixelRect, to target: PixelRect, _ color: DeviceColor)

  /// True if the target is opaque and each component of an image may have its own coverage (`RasterImage.Content.subpixels`). The default
  /// implementation returns false.
  var takesSubpixels: Bool { get }

  /// The path by which the pixels of a layer with `mode` reach the target.
  func compositing(of mode: LayerEffect.BlendMode) -> Compositing

  /// Blends premultiplied pixels whose top left corner lies at (`x`, `y`), `opacity` 255ths of them. Called only if
  /// `compositing(of: .normal)` is `.premultiplied`.
  func blend(_ buffer: PixelBuffer, x: Int32, y: Int32, opacity: UInt8)

  /// Blends the pixels of `sampler`, whose coordinates begin at (`x`, `y`). Called only if `compositing(of: .normal)` is `.premultiplied`.
  func blend(_ sampler: PixelSampler, x: Int32, y: Int32, opacity: UInt8)

  /// Saves the target's pixels under the edge of a clip. Called only if `compositing(of: .normal)` is `.premultiplied`.
  func save(_ pixels: SavedPixels)

  /// Blends saved pixels over the content of a clip.
  func restore(_ pixels: SavedPixels)

  /// Begins drawing on `region`, to which all clips until `endRegion()` belong.
  func beginRegion(_ region: PixelRect)

  /// Ends drawing on a region: its pixels are complete.
  func endRegion()

  /// The pixels of `area`, which lies inside of the target, `0xAARRGGBB`; nil if they cannot be read.
  func pixels(in area: PixelRect) -> [UInt32]?

  /// Replaces the pixels of `area` and their alpha.
  func replace(_ area: PixelRect, with pixels: [UInt32])

  /// Bytes that the back end keeps for each pixel of a cached image besides the image itself: 4 for a texture.
  var uploadedBytesPerPixel: Int { get }
}

/// The path by which the pixels of a layer reach a target.
package enum Compositing {
  /// `Renderer.blend(_:x:y:opacity:)` takes premultiplied pixels. The target is memory.
  case premultiplied
  /// The pixels become a `RasterImage`, which `Renderer.draw(_:from:to:_:_:)` blends.
  case image
  /// The painter reads the target, mixes in memory and replaces its pixels.
  case readBack
}

extension Renderer {
  package var takesSubpixels: Bool { false }
  package func blend(_ sampler: PixelSampler, x: Int32, y: Int32, opacity: UInt8) {
    blend(sampler.pixels(), x: x + sampler.frame.x, y: y + sampler.frame.y, opacity: opacity)
  }
  package func save(_ pixels: SavedPixels) {}
  package func restore(_ pixels: SavedPixels) {}
  package func beginRegion(_ region: PixelRect) {}
  package func endRegion() {}

  /// Draws the whole of an image with its coordinates' origin at (`x`, `y`).
  package func draw(
    _ image: RasterImage, x: Int32, y: Int32, _ color: DeviceColor, _ mode: LayerEffect.BlendMode = .normal
  ) {
    draw(
      image, from: PixelRect(x: 0, y: 0, width: image.frame.width, height: image.frame.height),
      to: image.frame.offset(x, y), color, mode)
  }
}
