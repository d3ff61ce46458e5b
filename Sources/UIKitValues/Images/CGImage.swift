import Engine
import Foundation
import SDLHost
import ScrollUI

/// The pixels of an image, by the name of Core Graphics.
public final class CGImage: Sendable {
  let handle: ImageHandle

  init(_ handle: ImageHandle) { self.handle = handle }

  /// The width in pixels.
  public var width: Int { Int(limited: handle.pixelSize.width, to: 0...1 << 30) }
  /// The height in pixels.
  public var height: Int { Int(limited: handle.pixelSize.height, to: 0...1 << 30) }

  /// The image with `scale` pixels per point.
  func handle(scale: CGFloat) -> ImageHandle {
    guard scale != handle.scale, scale > 0, scale.isFinite else { return handle }
    return ImageHandle(
      source: handle.source, pixelSize: handle.pixelSize, scale: scale, isVector: handle.isVector, memo: handle.memo)
  }
}

/// The images of a file, by the name of Image I/O.
public final class CGImageSource: Sendable {
  let image: CGImage

  init(_ image: CGImage) { self.image = image }
}

/// The images of the file at `url`; nil if it cannot be read. `options` has no effect.
public func CGImageSourceCreateWithURL(_ url: NSURL, _ options: NSDictionary?) -> CGImageSource? {
  (url as URL).isFileURL
    ? ImageDecoder.handle(of: .file((url as URL).path), scale: 1).map { CGImageSource(CGImage($0)) } : nil
}

/// The images of the bytes of a file; nil for other bytes. `options` has no effect.
public func CGImageSourceCreateWithData(_ data: NSData, _ options: NSDictionary?) -> CGImageSource? {
  ImageDecoder.handle(of: .data(data as Data), scale: 1).map { CGImageSource(CGImage($0)) }
}

/// The image of a file at `index`, which must be 0; otherwise nil. `options` has no effect.
public func CGImageSourceCreateImageAtIndex(_ source: CGImageSource, _ index: Int, _ options: NSDictionary?) -> CGImage?
{
  index == 0 ? source.image : nil
}
