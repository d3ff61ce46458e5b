import Engine

/// A font: a text style, the system font in a size, or a font family by name.
///
/// Fonts of text styles scale with `dynamicTypeSize`; fonts of a fixed size do not.
public struct Font: Hashable, Sendable {
  /// The role of text in a user interface, which determines its font.
  public enum TextStyle: CaseIterable, Hashable, Sendable {
    /// The styles; sizes at the standard size of text are listed at the fonts, such as `Font.title`.
    case largeTitle, title, title2, title3, headline, subheadline, body, callout, footnote, caption, caption2
  }

  /// The thickness of a font's strokes.
  public struct Weight: Hashable, Sendable {
    let value: Int

    /// Weight 100.
    public static let ultraLight = Weight(value: 100)
    /// Weight 200.
    public static let thin = Weight(value: 200)
    /// Weight 300.
    public static let light = Weight(value: 300)
    /// Weight 400, the default of all text styles but `headline`.
    public static let regular = Weight(value: 400)
    /// Weight 500.
    public static let medium = Weight(value: 500)
    /// Weight 600, the default of `headline`.
    public static let semibold = Weight(value: 600)
    /// Weight 700.
    public static let bold = Weight(value: 700)
    /// Weight 800.
    public static let heavy = Weight(value: 800)
    /// Weight 900.
    public static let black = Weight(value: 900)
  }

  /// The width of a font's letters. A family without such a face keeps its own width.
  public struct Width: Hashable, Sendable {
    /// The width: 0 is that of the family, −1 half of it, 1 twice of it.
    public var value: CGFloat

    /// Creates a width; `value` is clamped to −1…1.
    public init(_ value: CGFloat) { self.value = max(-1, min(1, Limits.distance(value, "the width of a font"))) }

    /// Letters of 62 % of the normal width.
    public static let compressed = Width(-0.76)
    /// Letters of 75 % of the normal width.
    public static let condensed = Width(-0.5)
    /// Letters of normal width.
    public static let standard = Width(0)
    /// Letters of 125 % of the normal width.
    public static let expanded = Width(0.25)

    /// The width in percent of the normal width, 50…200.
    fileprivate var percent: Int {
      Int(limited: (value < 0 ? 100 + value * 50 : 100 + value * 100).rounded(), to: 50...200)
    }
  }

  /// The kind of a typeface.
  public enum Design: Hashable, Sendable {
    /// The system font: that of the desktop, or Inter, Noto Sans or DejaVu Sans.
    case `default`
    /// A typeface with serifs: Source Serif 4, Noto Serif or DejaVu Serif.
    case serif
    /// A typeface with rounded strokes: Nunito, Quicksand or Varela Round, otherwise the system font.
    case rounded
    /// A typeface with equal character widths: JetBrains Mono, Noto Sans Mono or DejaVu Sans Mono.
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
  /// The text style with which the font scales; nil for a font of a fixed size.
  private var style: TextStyle?
  /// The letters that are drawn as small capitals.
  private(set) var smallCapitals = SmallCapitals()

  private init(_ standard: ResolvedFont, growsWith style: TextStyle? = nil) {
    self.standard = standard
    self.style = style
  }

  /// The font at a size of text.
  func resolved(at size: DynamicTypeSize) -> ResolvedFont {
    guard let style, size != .large else { return standard }
    var font = standard
    font.size = style.scaled(standard.size, at: size)
    return font
  }

  /// The system font in a fixed size, in points; at least 1.
  public static func system(size: CGFloat, weight: Weight? = nil, design: Design? = nil) -> Font {
    let size = max(1, Limits.length(size, "the size of a font"))
    return Font(
      ResolvedFont(design: (design ?? .default).resolved, size: size, weight: (weight ?? .regular).value))
  }

  /// The system font in a fixed size, in points; at least 1.
  @_disfavoredOverload
  public static func system(size: CGFloat, weight: Weight = .regular, design: Design = .default) -> Font {
    system(size: size, weight: Optional(weight), design: Optional(design))
  }

  /// The system font of a text style, with another design or weight.
  public static func system(_ style: TextStyle, design: Design? = nil, weight: Weight? = nil) -> Font {
    var font = Font(style)
    if let design { font.standard.design = design.resolved }
    if let weight { font.standard.weight = weight.value }
    return font
  }

  /// A font family in a size that scales with text of the style `body`; `size` is in points at the standard size.
  ///
  /// If the family is not installed, the system font is used.
  public static func custom(_ name: String, size: CGFloat) -> Font { custom(name, size: size, relativeTo: .body) }

  /// A font family in a fixed size, in points. If it is not installed, the system font is used.
  public static func custom(_ name: String, fixedSize: CGFloat) -> Font { Font(family(name, size: fixedSize)) }

  /// A font family in a size that scales with text of `style`; `size` is in points at the standard size.
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

  /// The font of large titles: 34 points at the standard size.
  public static let largeTitle = Font(.largeTitle)
  /// The font of titles: 28 points at the standard size.
  public static let title = Font(.title)
  /// The font of second-level titles: 22 points at the standard size.
  public static let title2 = Font(.title2)
  /// The font of third-level titles: 20 points at the standard size.
  public static let title3 = Font(.title3)
  /// The font of headlines: 17 points at the standard size, semibold.
  public static let headline = Font(.headline)
  /// The font of subheadlines: 15 points at the standard size.
  public static let subheadline = Font(.subheadline)
  /// The font of body text, the default: 17 points at the standard size.
  public static let body = Font(.body)
  /// The font of callouts: 16 points at the standard size.
  public static let callout = Font(.callout)
  /// The font of footnotes: 13 points at the standard size.
  public static let footnote = Font(.footnote)
  /// The font of captions: 12 points at the standard size.
  public static let caption = Font(.caption)
  /// The font of secondary captions: 11 points at the standard size.
  public static let caption2 = Font(.caption2)

  /// The font with another weight.
  public func weight(_ weight: Weight) -> Font { changed { $0.weight = weight.value } }

  /// The font with letters of another width, if its family has them.
  public func width(_ width: Width) -> Font { changed { $0.width = width.percent } }

  /// The font with the weight `Weight.bold`.
  public func bold() -> Font { weight(.bold) }

  /// The italic font.
  public func italic() -> Font { changed { $0.isItalic = true } }

  /// The font with a typeface of equal character widths.
  public func monospaced() -> Font { changed { $0.design = .monospaced } }

  /// The font with digits of equal width. It has no effect: the supported typefaces have such digits by default or not
  /// at all.
  public func monospacedDigit() -> Font { self }

  /// The font with all letters as small capitals but those that are capitals.
  public func smallCaps() -> Font { with { $0.smallCapitals = [.lowercase, .uppercase] } }

  /// The font with lowercase letters as small capitals.
  public func lowercaseSmallCaps() -> Font { with { $0.smallCapitals.insert(.lowercase) } }

  /// The font with capital letters as small capitals.
  public func uppercaseSmallCaps() -> Font { with { $0.smallCapitals.insert(.uppercase) } }

  private func changed(_ change: (inout ResolvedFont) -> Void) -> Font {
    with { change(&$0.standard) }
  }

  private func with(_ change: (inout Font) -> Void) -> Font {
    var copy = self
    change(&copy)
    return copy
  }
}

/// The changes to any font that enclosing views have set.
struct FontChanges: Hashable, Sendable {
  var weight: Font.Weight?
  var isItalic: Bool?
  var design: Font.Design?
  var width: Font.Width?
  var isSecondary = false
  /// The weight that the user prefers for all texts.
  var legibility: LegibilityWeight?
  /// The factor of all sizes that the user prefers.
  var scale: CGFloat = 1
  /// The family of the system font that the user prefers; nil for that of the program.
  var systemFamily: String?

  /// The size of secondary text relative to primary text.
  private static let secondaryScale: CGFloat = 0.8

  func apply(to font: inout ResolvedFont) {
    if isSecondary { font.size *= Self.secondaryScale }
    if let weight { font.weight = weight.value }
    if let isItalic { font.isItalic = isItalic }
    if let design { font.design = design.resolved }
    if let width { font.width = width.percent }
  }

  /// Makes a font larger and heavier and changes its family if the user prefers that; called after all other changes.
  func applyPreferences(to font: inout ResolvedFont) {
    if legibility == .bold { font.weight = min(900, font.weight + 200) }
    if scale != 1 { font.size *= scale }
    if let systemFamily, font.family == nil, font.design == .standard { font.family = systemFamily }
  }
}

/// The weight of texts that the user prefers.
public enum LegibilityWeight: Hashable, Sendable {
  /// The weights of the fonts.
  case regular
  /// Weights that are two steps heavier: bold for a semibold font, semibold for a regular font.
  case bold
}

extension EnvironmentValues {
  /// The weight of texts that the user prefers; nil for the weights of the fonts. The default is nil.
  public var legibilityWeight: LegibilityWeight? {
    get { fontChanges.legibility }
    set { fontChanges.legibility = newValue }
  }

  /// The factor of the sizes of all fonts, those of a fixed size too. `dynamicTypeSize` changes fonts of text styles alone.
  package var textScale: CGFloat {
    get { fontChanges.scale }
    set { fontChanges.scale = max(0.1, Limits.length(newValue, "the scale of texts")) }
  }

  /// The family of the fonts of the desktop, for text in the system font; nil for the family of the program.
  package var desktopFontFamily: String? {
    get { fontChanges.systemFamily }
    set { fontChanges.systemFamily = newValue }
  }

  /// The font of text without its own font; nil for `Font.body`.
  @Entry public var font: Font?

  @Entry var fontChanges: FontChanges = FontChanges()
}

nonisolated extension View {
  /// Sets the font of text in this view; nil for `Font.body`.
  public func font(_ font: Font?) -> some View { environment(\.font, font) }

  /// Sets `EnvironmentValues.font` for this view if it is nil.
  func defaultFont(_ font: Font) -> some View { transformEnvironment(\.font) { $0 = $0 ?? font } }

  /// Sets the font weight of text in this view; nil for the weight of the font.
  public func fontWeight(_ weight: Font.Weight?) -> some View {
    transformEnvironment(\.fontChanges) { $0.weight = weight }
  }

  /// Sets the font design of text in this view; nil for the design of the font.
  public func fontDesign(_ design: Font.Design?) -> some View {
    transformEnvironment(\.fontChanges) { $0.design = design }
  }

  /// Sets the width of the letters in this view; nil for the width of the font. A family without such a face keeps its own width.
  public func fontWidth(_ width: Font.Width?) -> some View {
    transformEnvironment(\.fontChanges) { $0.width = width }
  }

  /// Sets the weight of text in this view to `Weight.bold`; false restores the weight of the font.
  public func bold(_ isActive: Bool = true) -> some View {
    transformEnvironment(\.fontChanges) { $0.weight = isActive ? .bold : nil }
  }

  /// Makes text in this view italic; false makes it upright, even in an italic font.
  public func italic(_ isActive: Bool = true) -> some View {
    transformEnvironment(\.fontChanges) { $0.isItalic = isActive }
  }

  /// Sets the design of text in this view to `monospaced`; false restores the design of the font.
  public func monospaced(_ isActive: Bool = true) -> some View {
    transformEnvironment(\.fontChanges) { $0.design = isActive ? .monospaced : nil }
  }

  /// Has no effect, see `Font.monospacedDigit()`.
  public func monospacedDigit() -> some View { self }
}
