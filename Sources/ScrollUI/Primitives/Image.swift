import Engine
import Foundation
import Graphics

/// A picture from a file, or a symbol that goes along with text.
///
/// `Image("name")` looks for PNG, SVG and JPEG files in the app's `Assets`; `Image(systemName:)` has a set of symbols of its own, with the names
/// that are most common. A name that is not found shows a placeholder, and says so once.
public struct Image: Equatable, Sendable {
  /// What happens to an image that is shown at another size than its own.
  public enum ResizingMode: Hashable, Sendable {
    case tile
    case stretch
  }

  /// Whether an image shows its own colours, or its outline in the style of the text around.
  public enum TemplateRenderingMode: Hashable, Sendable {
    case template
    case original
  }

  /// How carefully pixels are mixed. `none` keeps them sharp squares; all others mix them as well as they can be.
  public enum Interpolation: Hashable, Sendable {
    case none
    case low
    case medium
    case high
  }

  /// How large a symbol is beside text of the same font.
  public enum Scale: Hashable, Sendable {
    case small
    case medium
    case large
  }

  /// Where the image comes from.
  enum Source: Equatable {
    case named(String, folders: [String]?)
    case symbol(String)
    /// One that was loaded.
    case loaded(ImageHandle)
  }

  let source: Source
  private(set) var resizing: ImageResizing?
  private(set) var renderingMode: TemplateRenderingMode?
  private(set) var interpolation = Interpolation.medium

  nonisolated init(source: Source) { self.source = source }

  /// The image called `name` in the app's assets, with or without its extension; a larger form of it, `name@2x`, is taken on displays of that
  /// scale. A bundle's own resources are looked through where one is given.
  nonisolated public init(_ name: String, bundle: Bundle? = nil) {
    self.init(source: .named(name, folders: bundle.map(Self.folders)))
  }

  /// The same; the label is for assistive technologies.
  nonisolated public init(_ name: String, bundle: Bundle? = nil, label: Text) { self.init(name, bundle: bundle) }

  /// The same, for an image that says nothing which is not said elsewhere.
  nonisolated public init(decorative name: String, bundle: Bundle? = nil) { self.init(name, bundle: bundle) }

  /// The symbol called `systemName`.
  nonisolated public init(systemName: String) { self.init(source: .symbol(systemName)) }

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
  /// The image in whatever size it is offered. The points of `capInsets` at its edges keep their size.
  public func resizable(capInsets: EdgeInsets = EdgeInsets(), resizingMode: ResizingMode = .stretch) -> Image {
    let resizing = ImageResizing(
      capInsets: Limits.insets(capInsets, "the cap insets of an image"), tiles: resizingMode == .tile)
    return changed { $0.resizing = resizing }
  }

  /// Whether the image shows its own colours; nil leaves it to what it is: symbols follow the text, other images do not.
  public func renderingMode(_ renderingMode: TemplateRenderingMode?) -> Image {
    changed { $0.renderingMode = renderingMode }
  }

  public func interpolation(_ interpolation: Interpolation) -> Image { changed { $0.interpolation = interpolation } }

  /// Edges are smooth in any case.
  public func antialiased(_ isAntialiased: Bool) -> Image { self }

  /// How a symbol of several layers is coloured: the symbols here have one.
  public func symbolRenderingMode(_ mode: SymbolRenderingMode?) -> Image { self }
}

/// How the layers of a symbol are coloured. The symbols here have one layer, which takes the style of the text around.
public struct SymbolRenderingMode: Hashable, Sendable {
  private let name: String

  public static let monochrome = SymbolRenderingMode(name: "monochrome")
  public static let multicolor = SymbolRenderingMode(name: "multicolor")
  public static let hierarchical = SymbolRenderingMode(name: "hierarchical")
  public static let palette = SymbolRenderingMode(name: "palette")
}

/// Forms of a symbol: filled, in a circle, struck through.
public struct SymbolVariants: Hashable, Sendable {
  /// The parts that are added to a symbol's name, in their order.
  private let parts: [String]

  public static let none = SymbolVariants(parts: [])
  public static let fill = SymbolVariants(parts: ["fill"])
  public static let circle = SymbolVariants(parts: ["circle"])
  public static let square = SymbolVariants(parts: ["square"])
  public static let rectangle = SymbolVariants(parts: ["rectangle"])
  public static let slash = SymbolVariants(parts: ["slash"])

  public var fill: SymbolVariants { adding("fill") }
  public var circle: SymbolVariants { adding("circle") }
  public var square: SymbolVariants { adding("square") }
  public var rectangle: SymbolVariants { adding("rectangle") }
  public var slash: SymbolVariants { adding("slash") }

  public func contains(_ other: SymbolVariants) -> Bool { other.parts.allSatisfy(parts.contains) }

  private func adding(_ part: String) -> SymbolVariants {
    parts.contains(part) ? self : SymbolVariants(parts: parts + [part])
  }

  /// The names of a symbol in this form, the nearest first; those that do not exist are passed over.
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

private struct ImageScaleKey: EnvironmentKey {
  static var defaultValue: Image.Scale { .medium }
}

private struct SymbolVariantsKey: EnvironmentKey {
  static var defaultValue: SymbolVariants { .none }
}

private struct ImageLibraryKey: EnvironmentKey {
  static var defaultValue: (any ImageLibrary)? { nil }
}

private struct SymbolRenderingModeKey: EnvironmentKey {
  static var defaultValue: SymbolRenderingMode? { nil }
}

extension EnvironmentValues {
  /// How large symbols are beside text of the same font.
  public var imageScale: Image.Scale {
    get { self[ImageScaleKey.self] }
    set { self[ImageScaleKey.self] = newValue }
  }

  /// The form in which symbols are shown, where they have it.
  public var symbolVariants: SymbolVariants {
    get { self[SymbolVariantsKey.self] }
    set { self[SymbolVariantsKey.self] = newValue }
  }

  /// How the layers of symbols are coloured. Kept, and without effect.
  public var symbolRenderingMode: SymbolRenderingMode? {
    get { self[SymbolRenderingModeKey.self] }
    set { self[SymbolRenderingModeKey.self] = newValue }
  }

  /// Where images are found; nil for nowhere.
  var imageLibrary: (any ImageLibrary)? {
    get { self[ImageLibraryKey.self] }
    set { self[ImageLibraryKey.self] = newValue }
  }
}

nonisolated extension View {
  /// How large symbols in this view are beside text of the same font.
  public func imageScale(_ scale: Image.Scale) -> some View { environment(\.imageScale, scale) }

  /// The form in which symbols in this view are shown, where they have it.
  public func symbolVariant(_ variant: SymbolVariants) -> some View { environment(\.symbolVariants, variant) }

  /// How the layers of symbols are coloured. The symbols here have one layer.
  public func symbolRenderingMode(_ mode: SymbolRenderingMode?) -> some View {
    environment(\.symbolRenderingMode, mode)
  }
}
