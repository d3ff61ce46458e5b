import Engine
import Graphics

/// A font, or a rule for one.
public struct Font: Hashable, Sendable {
  /// A role of text in a user interface.
  public enum TextStyle: CaseIterable, Hashable, Sendable {
    case largeTitle, title, title2, title3, headline, subheadline, body, callout, footnote, caption, caption2
  }

  /// How heavy the strokes are.
  public struct Weight: Hashable, Sendable {
    let value: Int

    public static let ultraLight = Weight(value: 100)
    public static let thin = Weight(value: 200)
    public static let light = Weight(value: 300)
    public static let regular = Weight(value: 400)
    public static let medium = Weight(value: 500)
    public static let semibold = Weight(value: 600)
    public static let bold = Weight(value: 700)
    public static let heavy = Weight(value: 800)
    public static let black = Weight(value: 900)
  }

  /// The kind of typeface.
  public enum Design: Hashable, Sendable {
    case `default`
    case serif
    case rounded
    case monospaced

    fileprivate var resolved: ResolvedFont.Design {
      switch self {
      case .default: .standard
      case .serif: .serif
      case .rounded: .rounded
      case .monospaced: .monospaced
      }
    }
  }

  /// The font at the standard size of text.
  private var standard: ResolvedFont
  /// The text style that it grows with; nil for a font of one size.
  private var style: TextStyle?

  private init(_ standard: ResolvedFont, growsWith style: TextStyle? = nil) {
    self.standard = standard
    self.style = style
  }

  /// The font for a size of text.
  func resolved(at size: DynamicTypeSize) -> ResolvedFont {
    guard let style, size != .large else { return standard }
    var font = standard
    font.size = style.scaled(standard.size, at: size)
    return font
  }

  /// The system's font in a size of points.
  public static func system(size: CGFloat, weight: Weight? = nil, design: Design? = nil) -> Font {
    let size = max(1, Limits.length(size, "the size of a font"))
    return Font(
      ResolvedFont(design: (design ?? .default).resolved, size: size, weight: (weight ?? .regular).value))
  }

  @_disfavoredOverload
  public static func system(size: CGFloat, weight: Weight = .regular, design: Design = .default) -> Font {
    system(size: size, weight: Optional(weight), design: Optional(design))
  }

  /// The system's font for a role.
  public static func system(_ style: TextStyle, design: Design? = nil, weight: Weight? = nil) -> Font {
    var font = Font(style)
    if let design { font.standard.design = design.resolved }
    if let weight { font.standard.weight = weight.value }
    return font
  }

  /// A family by name, in a size of points at the standard size of text; it grows as the body text does. Where the machine lacks the
  /// family the system's font stands in.
  public static func custom(_ name: String, size: CGFloat) -> Font { custom(name, size: size, relativeTo: .body) }

  /// The same in a size that is always the same.
  public static func custom(_ name: String, fixedSize: CGFloat) -> Font { Font(family(name, size: fixedSize)) }

  /// The same in a size that grows as text of a style does.
  public static func custom(_ name: String, size: CGFloat, relativeTo style: TextStyle) -> Font {
    Font(family(name, size: size), growsWith: style)
  }

  private static func family(_ name: String, size: CGFloat) -> ResolvedFont {
    ResolvedFont(family: name, size: max(1, Limits.length(size, "the size of a font")))
  }

  private init(_ style: TextStyle) {
    let weight: Weight = style == .headline ? .semibold : .regular
    self.init(ResolvedFont(size: style.pointSize(at: .large), weight: weight.value), growsWith: style)
  }

  public static let largeTitle = Font(.largeTitle)
  public static let title = Font(.title)
  public static let title2 = Font(.title2)
  public static let title3 = Font(.title3)
  public static let headline = Font(.headline)
  public static let subheadline = Font(.subheadline)
  public static let body = Font(.body)
  public static let callout = Font(.callout)
  public static let footnote = Font(.footnote)
  public static let caption = Font(.caption)
  public static let caption2 = Font(.caption2)

  public func weight(_ weight: Weight) -> Font { changed { $0.weight = weight.value } }

  public func bold() -> Font { weight(.bold) }

  public func italic() -> Font { changed { $0.isItalic = true } }

  public func monospaced() -> Font { changed { $0.design = .monospaced } }

  /// Figures of one width. The fonts that we look for have them as their default or not at all, so nothing changes.
  public func monospacedDigit() -> Font { self }

  private func changed(_ change: (inout ResolvedFont) -> Void) -> Font {
    var copy = self
    change(&copy.standard)
    return copy
  }
}

private struct FontKey: EnvironmentKey {
  static var defaultValue: Font? { nil }
}

private struct FontChangesKey: EnvironmentKey {
  static var defaultValue: FontChanges { FontChanges() }
}

/// What views around have said about the font, whichever font it is.
struct FontChanges: Hashable, Sendable {
  var weight: Font.Weight?
  var isItalic: Bool?
  var design: Font.Design?
  var isSecondary = false

  /// The size of secondary text beside primary one.
  private static let secondaryScale: CGFloat = 0.8

  func apply(to font: inout ResolvedFont) {
    if isSecondary { font.size *= Self.secondaryScale }
    if let weight { font.weight = weight.value }
    if let isItalic { font.isItalic = isItalic }
    if let design { font.design = design.resolved }
  }
}

extension EnvironmentValues {
  /// The font of text that names none; nil is the body font.
  public var font: Font? {
    get { self[FontKey.self] }
    set { self[FontKey.self] = newValue }
  }

  var fontChanges: FontChanges {
    get { self[FontChangesKey.self] }
    set { self[FontChangesKey.self] = newValue }
  }
}

nonisolated extension View {
  public func font(_ font: Font?) -> some View { environment(\.font, font) }

  public func fontWeight(_ weight: Font.Weight?) -> some View {
    transformEnvironment(\.fontChanges) { $0.weight = weight }
  }

  public func fontDesign(_ design: Font.Design?) -> some View {
    transformEnvironment(\.fontChanges) { $0.design = design }
  }

  public func bold(_ isActive: Bool = true) -> some View {
    transformEnvironment(\.fontChanges) { $0.weight = isActive ? .bold : nil }
  }

  public func italic(_ isActive: Bool = true) -> some View {
    transformEnvironment(\.fontChanges) { $0.isItalic = isActive }
  }

  public func monospaced(_ isActive: Bool = true) -> some View {
    transformEnvironment(\.fontChanges) { $0.design = isActive ? .monospaced : nil }
  }

  public func monospacedDigit() -> some View { self }
}
