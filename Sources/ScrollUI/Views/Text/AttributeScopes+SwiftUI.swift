import Foundation

extension AttributeScopes {
  /// The attributes that `Text` shows.
  public struct SwiftUIAttributes: AttributeScope {
    /// The font; `nil` for the font of the view.
    public let font: FontAttribute
    /// The color of the text.
    public let foregroundColor: ForegroundColorAttribute
    /// The color behind the text.
    public let backgroundColor: BackgroundColorAttribute
    /// The line under the text.
    public let underlineStyle: UnderlineStyleAttribute
    /// The line through the text.
    public let strikethroughStyle: StrikethroughStyleAttribute
    /// The space after each character in points, which preserves ligatures.
    public let kern: KerningAttribute
    /// The space after each character in points.
    public let tracking: TrackingAttribute
    /// The distance above the baseline in points.
    public let baselineOffset: BaselineOffsetAttribute
    /// The emphasis of Markdown.
    public let inlinePresentationIntent: InlinePresentationIntentAttribute
    /// The attributes of Foundation, of which `link` is shown.
    public let foundation: AttributeScopes.FoundationAttributes

    /// The key of `font`.
    public enum FontAttribute: AttributedStringKey {
      /// The `Value` of the attribute.
      public typealias Value = Font
      /// The name of the attribute.
      public static let name = "SwiftUI.Font"
    }

    /// The key of `foregroundColor`.
    public enum ForegroundColorAttribute: AttributedStringKey {
      /// The `Value` of the attribute.
      public typealias Value = Color
      /// The name of the attribute.
      public static let name = "SwiftUI.ForegroundColor"
    }

    /// The key of `backgroundColor`.
    public enum BackgroundColorAttribute: AttributedStringKey {
      /// The `Value` of the attribute.
      public typealias Value = Color
      /// The name of the attribute.
      public static let name = "SwiftUI.BackgroundColor"
    }

    /// The key of `underlineStyle`.
    public enum UnderlineStyleAttribute: AttributedStringKey {
      /// The `Value` of the attribute.
      public typealias Value = Text.LineStyle
      /// The name of the attribute.
      public static let name = "SwiftUI.UnderlineStyle"
    }

    /// The key of `strikethroughStyle`.
    public enum StrikethroughStyleAttribute: AttributedStringKey {
      /// The `Value` of the attribute.
      public typealias Value = Text.LineStyle
      /// The name of the attribute.
      public static let name = "SwiftUI.StrikethroughStyle"
    }

    /// The key of `kern`.
    public enum KerningAttribute: AttributedStringKey {
      /// The `Value` of the attribute.
      public typealias Value = CGFloat
      /// The name of the attribute.
      public static let name = "SwiftUI.Kern"
    }

    /// The key of `tracking`.
    public enum TrackingAttribute: AttributedStringKey {
      /// The `Value` of the attribute.
      public typealias Value = CGFloat
      /// The name of the attribute.
      public static let name = "SwiftUI.Tracking"
    }

    /// The key of `baselineOffset`.
    public enum BaselineOffsetAttribute: AttributedStringKey {
      /// The `Value` of the attribute.
      public typealias Value = CGFloat
      /// The name of the attribute.
      public static let name = "SwiftUI.BaselineOffset"
    }

    /// The key of `inlinePresentationIntent`.
    public enum InlinePresentationIntentAttribute: AttributedStringKey {
      /// The `Value` of the attribute.
      public typealias Value = InlinePresentationIntent
      /// The name of the attribute.
      public static let name = "NSInlinePresentationIntent"
    }
  }

  /// The attributes that `Text` shows.
  public var swiftUI: SwiftUIAttributes.Type { SwiftUIAttributes.self }
}

extension AttributeDynamicLookup {
  /// The key of an attribute that `Text` shows, for `string.foregroundColor`.
  public subscript<Key: AttributedStringKey>(
    dynamicMember keyPath: KeyPath<AttributeScopes.SwiftUIAttributes, Key>
  ) -> Key {
    self[Key.self]
  }
}

/// The emphasis of a part of an attributed string; Foundation has it on other systems.
public struct InlinePresentationIntent: OptionSet, Hashable, Sendable {
  /// The bits of the set.
  public let rawValue: UInt

  /// Creates a set from its bits.
  public init(rawValue: UInt) { self.rawValue = rawValue }

  /// Italic text.
  public static let emphasized = InlinePresentationIntent(rawValue: 1)
  /// Bold text.
  public static let stronglyEmphasized = InlinePresentationIntent(rawValue: 2)
  /// Text in a typeface of equal character widths.
  public static let code = InlinePresentationIntent(rawValue: 4)
  /// Text with a line through it.
  public static let strikethrough = InlinePresentationIntent(rawValue: 32)
}

extension AttributedString {
  /// Creates a string from inline Markdown: `**strong**`, `*emphasis*`, `code` between backticks and `~~struck~~`. Foundation has it on
  /// other systems. Addresses of links are not kept.
  public init(markdown: String) throws {
    self.init()
    for run in InlineMarkdown.runs(of: LocalizedStringKey(markdown)) {
      var part = AttributedString(run.text)
      var intent: InlinePresentationIntent = []
      if run.style.contains(.strong) { intent.insert(.stronglyEmphasized) }
      if run.style.contains(.emphasis) { intent.insert(.emphasized) }
      if run.style.contains(.code) { intent.insert(.code) }
      if run.style.contains(.strikethrough) { intent.insert(.strikethrough) }
      if !intent.isEmpty { part.inlinePresentationIntent = intent }
      append(part)
    }
  }
}

nonisolated extension Text {
  /// Creates a text from a string with the attributes of `AttributeScopes.SwiftUIAttributes`. Links have the accent color.
  @_disfavoredOverload
  public init(_ attributedContent: AttributedString) {
    self.init(verbatim: "")
    let pieces = attributedContent.runs.map { Piece($0, in: attributedContent) }
    if !pieces.isEmpty { self = Text(pieces: pieces) }
  }
}

extension Text.Piece {
  /// Creates a part with the attributes of `run` in `string`.
  fileprivate nonisolated init(_ run: AttributedString.Runs.Run, in string: AttributedString) {
    self.init(text: String(string[run.range].characters))
    isAttributed = true
    font = run.font
    style = run.foregroundColor.map { Text.PieceStyle($0) }
    background = run.backgroundColor
    if let line = run.underlineStyle { decoration.underline = .some(line) }
    if let line = run.strikethroughStyle { decoration.strikethrough = .some(line) }
    decoration.kerning = run.kern.map { Limits.distance($0, "kern") }
    decoration.tracking = run.tracking.map { Limits.distance($0, "tracking") }
    decoration.baselineOffset = run.baselineOffset.map { Limits.distance($0, "baselineOffset") }
    isLink = run.link != nil
    let intent = run.inlinePresentationIntent ?? []
    if intent.contains(.stronglyEmphasized) { changes.weight = .bold }
    if intent.contains(.emphasized) { changes.isItalic = true }
    if intent.contains(.code) { changes.design = .monospaced }
    if intent.contains(.strikethrough) { decoration.strikethrough = .some(Text.LineStyle()) }
  }
}
