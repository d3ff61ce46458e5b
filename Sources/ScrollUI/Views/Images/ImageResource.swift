/// The name of an image in the assets of a program or of a bundle.
public struct ImageResource: Hashable, Sendable {
  fileprivate let name: String
  fileprivate let bundle: Bundle

  /// Creates the name of an image.
  ///
  /// - Parameters:
  ///   - name: The name of the image.
  ///   - bundle: The bundle of the image; the main bundle for the assets of the program.
  public init(name: String, bundle: Bundle) {
    self.name = name
    self.bundle = bundle
  }
}

/// The name of a color in the assets of a program or of a bundle.
public struct ColorResource: Hashable, Sendable {
  fileprivate let name: String
  fileprivate let bundle: Bundle

  /// Creates the name of a color.
  ///
  /// - Parameters:
  ///   - name: The name of the color.
  ///   - bundle: The bundle of the color; the main bundle for the assets of the program.
  public init(name: String, bundle: Bundle) {
    self.name = name
    self.bundle = bundle
  }
}

nonisolated extension Image {
  /// Creates an image from the assets.
  public init(_ resource: ImageResource) {
    self.init(resource.name, bundle: resource.bundle == .main ? nil : resource.bundle)
  }
}

nonisolated extension Color {
  /// Creates the color called `name` of a catalog, `*.xcassets`, in the program's `Assets` or in a bundle. It may have a form for dark
  /// windows. A color that is missing is gray and reported once.
  ///
  /// - Parameters:
  ///   - name: The name of the color.
  ///   - bundle: The bundle to search instead of the program's assets.
  public init(_ name: String, bundle: Bundle? = nil) {
    self.init(.named(name, folders: bundle.map { [$0.resourcePath ?? $0.bundlePath] }))
  }

  /// Creates a color from the assets.
  public init(_ resource: ColorResource) {
    self.init(resource.name, bundle: resource.bundle == .main ? nil : resource.bundle)
  }
}
