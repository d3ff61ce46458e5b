import Engine
import Foundation
import SDLHost
import ScrollUI

/// An image of the assets, a symbol, or the bytes of an image file, by the name of UIKit.
///
/// `Image(uiImage:)` shows it. A view with `Image(_:)` needs no `UIImage`.
public final class UIImage: Sendable {
  /// The source of an image.
  enum Source: Equatable, Sendable {
    case named(String)
    case symbol(String)
    case file(ImageHandle)
    case empty
  }

  let source: Source
  /// The size in points.
  public let size: CGSize
  /// The number of pixels per point.
  public let scale: CGFloat
  let handle: ImageHandle?

  init(_ source: Source, _ handle: ImageHandle?) {
    self.source = source
    self.handle = handle
    size = handle?.size ?? .zero
    scale = handle?.scale ?? 1
  }

  /// Creates an image without pixels.
  public convenience init() { self.init(.empty, nil) }

  /// Creates the image called `name` of the assets; nil for an unknown name. The name is that of `Image(_:)`.
  public convenience init?(named name: String) {
    let found = AssetImages.withLibrary { library in
      library.image(named: name, in: nil, scale: ProgramWindow.screen?.scale ?? 1)
    }
    guard let found, !found.isPlaceholder else { return nil }
    self.init(.named(name), found)
  }

  /// Creates the symbol called `name`; nil for an unknown name.
  public convenience init?(systemName name: String) {
    let found = AssetImages.withLibrary { $0.symbol(named: name, weight: 400) }
    guard let found else { return nil }
    self.init(.symbol(name), found)
  }

  /// Creates an image of the bytes of a PNG, JPEG, GIF, WebP or SVG file; nil for other bytes.
  ///
  /// - Parameters:
  ///   - data: The bytes of a file.
  ///   - scale: The number of pixels per point.
  public convenience init?(data: Data, scale: CGFloat = 1) {
    guard let handle = ImageDecoder.handle(of: .data(data), scale: scale) else { return nil }
    self.init(.file(handle), handle)
  }

  /// Creates an image of the file at `path`; nil for a missing file, and for a file that is no image.
  public convenience init?(contentsOfFile path: String) {
    guard let handle = ImageDecoder.handle(of: .file(path), scale: 1) else { return nil }
    self.init(.file(handle), handle)
  }

  /// Creates an image of the pixels of `cgImage`, with a pixel per point.
  public convenience init(cgImage: CGImage) { self.init(.file(cgImage.handle), cgImage.handle) }

  /// The pixels of the image; nil for an image without pixels.
  public var cgImage: CGImage? { handle.map(CGImage.init) }

  /// Creates the image of a literal. A name without an image ends the program, as with other literals that are wrong.
  public convenience init(imageLiteralResourceName name: String) {
    let found = AssetImages.withLibrary { library in
      library.image(named: name, in: nil, scale: ProgramWindow.screen?.scale ?? 1)
    }
    guard let found else { preconditionFailure("there is no image called “\(name)” in the assets") }
    self.init(.named(name), found)
  }
}

/// The type of an image literal: `#imageLiteral(resourceName: "harbor")`.
public typealias _ImageLiteralType = UIImage

extension UIImage: _ExpressibleByImageLiteral {}

extension Image {
  /// Creates an image of a `UIImage`. Assistive technologies read the names of assets and symbols.
  public init(uiImage: UIImage) {
    switch uiImage.source {
    case .named(let name): self.init(name)
    case .symbol(let name): self.init(systemName: name)
    case .file(let handle): self.init(handle, label: nil)
    case .empty: self.init(size: .zero) { _ in }
    }
  }

  /// Creates an image of the pixels of a `CGImage`.
  ///
  /// - Parameters:
  ///   - cgImage: The pixels.
  ///   - scale: The number of pixels per point.
  ///   - label: The name for assistive technologies.
  public init(_ cgImage: CGImage, scale: CGFloat, label: Text) { self.init(cgImage.handle(scale: scale), label: label) }

  /// Creates an image of the pixels of a `CGImage`, without a meaning for assistive technologies.
  public init(decorative cgImage: CGImage, scale: CGFloat) { self.init(cgImage.handle(scale: scale), label: nil) }
}
