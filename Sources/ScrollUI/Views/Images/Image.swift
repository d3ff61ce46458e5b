import Engine

/// An image from a file, or a symbol that accompanies text.
///
/// `Image("name")` searches the program's `Assets` folders and catalogs for PNG, SVG, JPEG and PDF files; PDF needs
/// libpoppler-glib. `Image(systemName:)` draws a symbol of the library's own set, which has the most common names. An
/// unknown name draws nothing, and is reported once.
public struct Image: Equatable, Sendable {
  /// The treatment of a `resizable` image that is shown in another size than its own.
  public enum ResizingMode: Hashable, Sendable {
    /// Repeats the image.
    case tile
    /// Stretches the image.
    case stretch
  }

  /// The coloring of an image, set by `renderingMode(_:)`.
  public enum TemplateRenderingMode: Hashable, Sendable {
    /// Draws the image's opaque parts in the foreground style.
    case template
    /// Draws the image in its own colors.
    case original
  }

  /// The interpolation between the pixels of a scaled image. `none` keeps pixels as sharp squares; all other values
  /// interpolate linearly.
  public enum Interpolation: Hashable, Sendable {
    /// Pixels stay sharp squares.
    case none
    /// Pixels are interpolated.
    case low
    /// Pixels are interpolated, as with `low`. The default.
    case medium
    /// Pixels are interpolated, as with `low`.
    case high
  }

  /// The size of a symbol relative to text of the same font, set by `imageScale(_:)`.
  public enum Scale: Hashable, Sendable {
    /// 0.95 times the font size.
    case small
    /// 1.2 times the font size.
    case medium
    /// 1.55 times the font size.
    case large
  }

  /// The origin of the image.
  enum Source: Equatable {
    case named(String, folders: [String]?)
    case symbol(String)
    /// An image that `AsyncImage` has loaded.
    case loaded(ImageHandle)
    /// An image that a closure draws.
    case drawn(DrawnImage)
  }

  let source: Source
  private(set) var resizing: ImageResizing?
  private(set) var renderingMode: TemplateRenderingMode?
  private(set) var interpolation = Interpolation.medium
  private(set) var labeling = Labeling.name

  /// The name of the image for assistive technologies.
  enum Labeling: Equatable {
    /// The name of the file or the symbol.
    case name
    case text(Text)
    /// The image is a decoration.
    case none
  }

  nonisolated init(source: Source) { self.source = source }

  /// Creates an image of a loaded file. Assistive technologies read `label`; nil for a decoration.
  nonisolated package init(_ handle: ImageHandle, label: Text?) {
    self.init(source: .loaded(handle))
    labeling = label.map { .text($0) } ?? .none
  }

  /// Creates an image from the file called `name`, with or without its extension, in the program's `Assets`.
  ///
  /// On displays of that scale a variant `name@2x` is preferred.
  ///
  /// - Parameters:
  ///   - name: The name of the file in the assets.
  ///   - bundle: The bundle to search instead of the program's assets.
  nonisolated public init(_ name: String, bundle: Bundle? = nil) {
    self.init(source: .named(name, folders: bundle.map(Self.folders)))
  }

  /// Creates an image from a file. Assistive technologies read `label` in place of its name.
  nonisolated public init(_ name: String, bundle: Bundle? = nil, label: Text) {
    self.init(name, bundle: bundle)
    labeling = .text(label)
  }

  /// Creates an image from a file, without a meaning for assistive technologies.
  nonisolated public init(decorative name: String, bundle: Bundle? = nil) {
    self.init(name, bundle: bundle)
    labeling = .none
  }

  /// Creates an image of the symbol called `systemName`.
  nonisolated public init(systemName: String) { self.init(source: .symbol(systemName)) }

  /// Creates an image of the symbol called `systemName`. `variableValue` has no effect: symbols have a single layer.
  nonisolated public init(systemName: String, variableValue: Double?) { self.init(systemName: systemName) }

  /// Creates an image from a file; `variableValue` has no effect.
  nonisolated public init(_ name: String, variableValue: Double?, bundle: Bundle? = nil) {
    self.init(name, bundle: bundle)
  }

  /// Creates an image that `renderer` draws.
  ///
  /// The closure draws in a rectangle of `size`, with the origin in its left top corner, and is called when a view with the image is updated.
  /// The drawing is sharp at every display scale. Content outside of the rectangle is cut off. `resizable()`, `renderingMode(_:)` and texts take
  /// the image like an image of a file.
  ///
  /// ```swift
  /// Image(size: CGSize(width: 20, height: 20), label: Text("Dot")) { context in
  ///   context.fill(Path(ellipseIn: CGRect(x: 2, y: 2, width: 16, height: 16)), with: .color(.blue))
  /// }
  /// ```
  ///
  /// - Parameters:
  ///   - size: The size in points.
  ///   - label: The name for assistive technologies; nil for a decoration.
  ///   - opaque: True to fill the background with black before drawing.
  ///   - colorMode: Has no effect: drawing is in sRGB.
  ///   - renderer: Draws the image.
  nonisolated public init(
    size: CGSize, label: Text? = nil, opaque: Bool = false, colorMode: ColorRenderingMode = .nonLinear,
    renderer: @escaping (inout GraphicsContext) -> Void
  ) {
    self.init(source: .drawn(DrawnImage(size: size, isOpaque: opaque, renderer: renderer)))
    labeling = label.map { .text($0) } ?? .none
  }

  private nonisolated static func folders(of bundle: Bundle) -> [String] {
    let resources = bundle.resourcePath ?? bundle.bundlePath
    return [resources, resources + "/Assets"]
  }

  nonisolated private func changed(_ change: (inout Image) -> Void) -> Image {
    var copy = self
    change(&copy)
    return copy
  }
}

nonisolated extension Image {
  /// Lets the image fill the proposed size.
  ///
  /// - Parameters:
  ///   - capInsets: The margins that keep their size, in points.
  ///   - resizingMode: `.stretch` by default; `.tile` repeats the image.
  public func resizable(capInsets: EdgeInsets = EdgeInsets(), resizingMode: ResizingMode = .stretch) -> Image {
    let resizing = ImageResizing(
      capInsets: Limits.insets(capInsets, "the cap insets of an image"), tiles: resizingMode == .tile)
    return changed { $0.resizing = resizing }
  }

  /// Sets the coloring of the image. With nil, symbols take the foreground style and other images keep their colors.
  public func renderingMode(_ renderingMode: TemplateRenderingMode?) -> Image {
    changed { $0.renderingMode = renderingMode }
  }

  /// Sets the interpolation of the scaled image. The default is `.medium`.
  public func interpolation(_ interpolation: Interpolation) -> Image { changed { $0.interpolation = interpolation } }

  /// Has no effect: edges are always smooth.
  public func antialiased(_ isAntialiased: Bool) -> Image { self }

  /// Has no effect: symbols have a single layer.
  public func symbolRenderingMode(_ mode: SymbolRenderingMode?) -> Image { self }
}

/// The coloring of a symbol's layers, for `symbolRenderingMode(_:)`. It has no effect: symbols have a single layer.
public struct SymbolRenderingMode: Hashable, Sendable {
  private let name: String

  /// A single color for all layers.
  public static let monochrome = SymbolRenderingMode(name: "monochrome")
  /// The layers' own colors.
  public static let multicolor = SymbolRenderingMode(name: "multicolor")
  /// A single color in different opacities.
  public static let hierarchical = SymbolRenderingMode(name: "hierarchical")
  /// An individual style for each layer.
  public static let palette = SymbolRenderingMode(name: "palette")
}

/// A variant of symbols: filled, in a circle, struck through.
public struct SymbolVariants: Hashable, Sendable {
  /// The name components that the variant adds to a symbol, in order.
  private let parts: [String]

  /// The symbols as they are named.
  public static let none = SymbolVariants(parts: [])
  /// Filled symbols: adds `.fill` to the name.
  public static let fill = SymbolVariants(parts: ["fill"])
  /// Symbols in a circle: adds `.circle` to the name.
  public static let circle = SymbolVariants(parts: ["circle"])
  /// Symbols in a square: adds `.square` to the name.
  public static let square = SymbolVariants(parts: ["square"])
  /// Symbols in a rectangle: adds `.rectangle` to the name.
  public static let rectangle = SymbolVariants(parts: ["rectangle"])
  /// Symbols that are struck through: adds `.slash` to the name.
  public static let slash = SymbolVariants(parts: ["slash"])

  /// This variant, filled: adds `.fill`.
  public var fill: SymbolVariants { adding("fill") }
  /// This variant, in a circle: adds `.circle`.
  public var circle: SymbolVariants { adding("circle") }
  /// This variant, in a square: adds `.square`.
  public var square: SymbolVariants { adding("square") }
  /// This variant, in a rectangle: adds `.rectangle`.
  public var rectangle: SymbolVariants { adding("rectangle") }
  /// This variant, struck through: adds `.slash`.
  public var slash: SymbolVariants { adding("slash") }

  /// True if this variant includes all parts of `other`.
  public func contains(_ other: SymbolVariants) -> Bool { other.parts.allSatisfy(parts.contains) }

  private func adding(_ part: String) -> SymbolVariants {
    parts.contains(part) ? self : SymbolVariants(parts: parts + [part])
  }

  /// The candidate names of a symbol in this variant, the most specific first. Names that do not exist are skipped by
  /// the caller.
  func names(of name: String) -> [String] {
    var own = name.split(separator: ".").map(String.init)
    let shapes = parts.filter { $0 != "fill" && !own.contains($0) }
    let isFilled = parts.contains("fill") || own.last == "fill"
    if own.last == "fill" { own.removeLast() }
    let base = own.joined(separator: ".")
    let shaped = ([base] + shapes).joined(separator: ".")
    var names = isFilled ? [shaped + ".fill", shaped] : [shaped]
    if !shapes.isEmpty { names += isFilled ? [base + ".fill", base] : [base] }
    return names
  }
}

extension EnvironmentValues {
  /// The size of symbols relative to text of the same font. The default is `.medium`.
  @Entry public var imageScale: Image.Scale = .medium

  /// The variant of symbols, used if a symbol has it.
  @Entry public var symbolVariants: SymbolVariants = .none

  /// The `SymbolRenderingMode` of symbols; stored without an effect.
  @Entry public var symbolRenderingMode: SymbolRenderingMode?

  /// The library that finds and loads images; nil if the window has no images.
  @Entry package var imageLibrary: (any ImageLibrary)?
}

nonisolated extension View {
  /// Sets the size of symbols in this view relative to text of the same font.
  public func imageScale(_ scale: Image.Scale) -> some View { environment(\.imageScale, scale) }

  /// Sets the variant of symbols in this view, used if a symbol has it.
  public func symbolVariant(_ variant: SymbolVariants) -> some View { environment(\.symbolVariants, variant) }

  /// Sets the coloring of the layers of symbols. Has no effect: symbols have a single layer.
  public func symbolRenderingMode(_ mode: SymbolRenderingMode?) -> some View {
    environment(\.symbolRenderingMode, mode)
  }
}
