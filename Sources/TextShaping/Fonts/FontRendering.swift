/// The way in which glyphs become pixels: the values that desktops set for all programs.
///
/// Advances do not depend on it, so layouts are equal under all values.
package struct FontRendering: Hashable, Sendable {
  /// The fit of outlines to pixels.
  package enum Hinting: Int, Hashable, Sendable, CaseIterable {
    case none
    /// Heights are fitted by FreeType's own rules.
    case slight
    /// Heights are fitted by the instructions of the font, if it has any.
    case medium
    /// The same as `medium`: FreeType does not move points sideways.
    case full
  }

  /// The order of the stripes of a pixel.
  package enum SubpixelOrder: Int, Hashable, Sendable, CaseIterable {
    /// Unknown, or without stripes: text is gray.
    case none
    /// Red, green and blue from the left.
    case rgb
    /// Blue, green and red from the left.
    case bgr
    /// Red, green and blue from the top.
    case vrgb
    /// Blue, green and red from the top.
    case vbgr

    /// True if the stripes of a pixel are above each other.
    package var isVertical: Bool { self == .vrgb || self == .vbgr }
  }

  /// The filter of FreeType that spreads the coverage of a stripe over its neighbors, against colored edges.
  package enum SubpixelFilter: Int, Hashable, Sendable, CaseIterable {
    case none
    case standard
    case light
    case legacy
  }

  /// False for glyphs of black and white pixels alone.
  package var isAntialiased: Bool
  package var hinting: Hinting
  /// True if the instructions of fonts are not used.
  package var usesAutohinter: Bool
  package var subpixelOrder: SubpixelOrder
  package var subpixelFilter: SubpixelFilter

  package init(
    isAntialiased: Bool = true, hinting: Hinting = .slight, usesAutohinter: Bool = false,
    subpixelOrder: SubpixelOrder = .none, subpixelFilter: SubpixelFilter = .standard
  ) {
    self.isAntialiased = isAntialiased
    self.hinting = hinting
    self.usesAutohinter = usesAutohinter
    self.subpixelOrder = subpixelOrder
    self.subpixelFilter = subpixelFilter
  }

  /// The values of runs without a display, of recordings and of tests: gray, with slight hinting.
  package static let fixed = FontRendering()

  /// True if glyphs have a coverage for each stripe of a pixel.
  var hasSubpixels: Bool { isAntialiased && subpixelOrder != .none }
}

// MARK: Settings

extension FontRendering {
  /// The values with `settings`, which have precedence: resources of X11 by their names, such as `"Xft.hintstyle": "hintslight"`.
  ///
  /// XSETTINGS have the same values as `Xft/HintStyle` and so on, numbers in decimal digits; -1 stands for no setting. A value that is not
  /// known is ignored.
  package func overridden(by settings: [String: String]) -> FontRendering {
    var result = self
    if let value = settings["Xft.antialias"].flatMap(FontRendering.flag) { result.isAntialiased = value }
    if let value = settings["Xft.autohint"].flatMap(FontRendering.flag) { result.usesAutohinter = value }
    if let style = settings["Xft.hintstyle"].flatMap({ FontRendering.value($0, prefix: "hint", styles) }) {
      result.hinting = style
    }
    switch settings["Xft.hinting"].flatMap(FontRendering.flag) {
    case false?: result.hinting = .none
    // Hinting without a style is that of the desktop's default.
    case true? where result.hinting == .none && settings["Xft.hintstyle"] == nil: result.hinting = .slight
    default: break
    }
    if let order = settings["Xft.rgba"].flatMap({ FontRendering.value($0, prefix: "", orders) }) {
      result.subpixelOrder = order
    }
    if let filter = settings["Xft.lcdfilter"].flatMap({ FontRendering.value($0, prefix: "lcd", filters) }) {
      result.subpixelFilter = filter
    }
    return result
  }

  /// A Boolean value as the X Toolkit and fontconfig write it; nil for other texts.
  private static func flag(_ text: String) -> Bool? {
    switch text.trimmed.lowercased() {
    case "1", "true", "yes", "on", "t", "y": true
    case "0", "false", "no", "off", "f", "n": false
    default: nil
    }
  }

  /// The value of a name with or without `prefix`, or of a number of fontconfig; nil for other texts.
  private static func value<Value>(_ text: String, prefix: String, _ names: [(name: String, value: Value)]) -> Value? {
    let text = text.trimmed.lowercased()
    if let number = Int(text) { return names.indices.contains(number) ? names[number].value : nil }
    let name = text.hasPrefix(prefix) ? String(text.dropFirst(prefix.count)) : text
    return names.first { $0.name == name }?.value
  }

  // The places are the numbers of fontconfig.
  private var styles: [(name: String, value: Hinting)] {
    [("none", .none), ("slight", .slight), ("medium", .medium), ("full", .full)]
  }
  private var orders: [(name: String, value: SubpixelOrder)] {
    [("unknown", .none), ("rgb", .rgb), ("bgr", .bgr), ("vrgb", .vrgb), ("vbgr", .vbgr), ("none", .none)]
  }
  private var filters: [(name: String, value: SubpixelFilter)] {
    [("none", .none), ("default", .standard), ("light", .light), ("legacy", .legacy)]
  }
}

extension FontRendering {
  /// The values of fontconfig by the numbers of its constants; nil for a property that no rule sets. Other numbers count as nil.
  package init(
    antialias: Bool?, hinting: Bool?, hintStyle: Int?, autohint: Bool?, rgba: Int?, lcdFilter: Int?
  ) {
    self.init()
    isAntialiased = antialias ?? true
    self.hinting = hinting == false ? .none : hintStyle.flatMap { Hinting(rawValue: $0) } ?? .full
    usesAutohinter = autohint ?? false
    subpixelOrder = rgba.flatMap { SubpixelOrder(rawValue: $0) } ?? .none
    subpixelFilter = lcdFilter.flatMap { SubpixelFilter(rawValue: $0) } ?? .standard
  }
}

extension String {
  fileprivate var trimmed: String {
    String(drop(while: \.isWhitespace).reversed().drop(while: \.isWhitespace).reversed())
  }
}
