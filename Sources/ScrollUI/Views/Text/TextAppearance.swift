import Engine

/// The character spacing and the line decorations of a text, as set on the text or on an enclosing view.
struct TextAppearance: Equatable {
  var tracking: CGFloat?
  var kerning: CGFloat?
  /// The distance above the baseline, in points.
  var baselineOffset: CGFloat?
  /// `.some(nil)` removes the underline that an enclosing view has set.
  var underline: Text.LineStyle??
  var strikethrough: Text.LineStyle??

  /// The attributes of this value, completed by those of `outer`.
  func over(_ outer: TextAppearance) -> TextAppearance {
    TextAppearance(
      tracking: tracking ?? outer.tracking, kerning: kerning ?? outer.kerning,
      baselineOffset: baselineOffset ?? outer.baselineOffset, underline: underline ?? outer.underline,
      strikethrough: strikethrough ?? outer.strikethrough)
  }

  func apply(to span: inout TextSpan, in environment: EnvironmentValues) {
    // Tracking replaces kerning, as in SwiftUI.
    span.tracking = tracking ?? kerning ?? 0
    span.baselineOffset = baselineOffset ?? 0
    let color = span.color
    func line(_ style: Text.LineStyle??) -> RGBAColor? {
      style.flatMap(\.self).map { $0.color?.rgba(in: environment) ?? color }
    }
    span.underline = line(underline)
    span.strikethrough = line(strikethrough)
  }
}

extension Text {
  /// The style of a line under or through a text.
  public struct LineStyle: Hashable, Sendable {
    /// The dash pattern of the line. All patterns are drawn as `solid`.
    public struct Pattern: Hashable, Sendable {
      private let rawValue: UInt8

      /// A solid line.
      public static let solid = Pattern(rawValue: 0)
      /// A dotted line; drawn as `solid`.
      public static let dot = Pattern(rawValue: 1)
      /// A dashed line; drawn as `solid`.
      public static let dash = Pattern(rawValue: 2)
      /// Dashes and dots in turn; drawn as `solid`.
      public static let dashDot = Pattern(rawValue: 3)
      /// A dash and two dots in turn; drawn as `solid`.
      public static let dashDotDot = Pattern(rawValue: 4)
    }

    let pattern: Pattern
    let color: Color?

    /// Creates a line style. With `color` nil the line has the color of the text.
    nonisolated public init(pattern: Pattern = .solid, color: Color? = nil) {
      self.pattern = pattern
      self.color = color
    }

    /// A solid line in the color of the text.
    public static let single = LineStyle()
  }

  /// The letter case of a text, set by `textCase(_:)`.
  public enum Case: Hashable, Sendable {
    /// All letters in upper case.
    case uppercase
    /// All letters in lower case.
    case lowercase

    func apply(to text: String) -> String {
      switch self {
      case .uppercase: text.uppercased()
      case .lowercase: text.lowercased()
      }
    }
  }
}

nonisolated extension Text {
  /// Sets the additional space between characters, in points.
  ///
  /// Unlike tracking it preserves ligatures, which the supported fonts do not have.
  public func kerning(_ kerning: CGFloat) -> Text {
    let kerning = Limits.distance(kerning, "kerning")
    return changed { $0.decoration.kerning = kerning }
  }

  /// Sets the additional space between characters, in points. It replaces `kerning(_:)`.
  public func tracking(_ tracking: CGFloat) -> Text {
    let tracking = Limits.distance(tracking, "tracking")
    return changed { $0.decoration.tracking = tracking }
  }

  /// Raises the text above the baseline of its line by `baselineOffset` points; a negative distance lowers it.
  public func baselineOffset(_ baselineOffset: CGFloat) -> Text {
    let offset = Limits.distance(baselineOffset, "baselineOffset")
    return changed { $0.decoration.baselineOffset = offset }
  }

  /// Adds a line under the text, in the color of the text unless `color` is given. With `isActive` false it removes
  /// the underline of an enclosing view.
  public func underline(
    _ isActive: Bool = true, pattern: LineStyle.Pattern = .solid, color: Color? = nil
  ) -> Text {
    changed { $0.decoration.underline = .some(isActive ? LineStyle(pattern: pattern, color: color) : nil) }
  }

  /// Adds a line through the text, in the color of the text unless `color` is given. With `isActive` false it removes
  /// the line of an enclosing view.
  public func strikethrough(
    _ isActive: Bool = true, pattern: LineStyle.Pattern = .solid, color: Color? = nil
  ) -> Text {
    changed { $0.decoration.strikethrough = .some(isActive ? LineStyle(pattern: pattern, color: color) : nil) }
  }
}

extension EnvironmentValues {
  @Entry var textAppearance: TextAppearance = TextAppearance()

  /// The letter case in which texts are shown; nil for texts as they are written.
  @Entry public var textCase: Text.Case?

  /// The smallest factor, in 0.01…1, by which the font of a text may be reduced before text is omitted. The default is
  /// 1.
  public var minimumScaleFactor: CGFloat {
    get { paragraphStyle.minimumScale }
    set { paragraphStyle.minimumScale = max(0.01, CGFloat(Limits.unit(Double(newValue), "minimumScaleFactor"))) }
  }

  /// True if characters may move closer together to fit. Stored without an effect.
  @Entry public var allowsTightening: Bool = false
}

nonisolated extension View {
  /// Sets the additional space between the characters of texts in this view, in points.
  public func kerning(_ kerning: CGFloat) -> some View {
    let kerning = Limits.distance(kerning, "kerning")
    return transformEnvironment(\.textAppearance) { $0.kerning = kerning }
  }

  /// Sets the additional space between the characters of texts in this view, in points. It replaces `kerning(_:)`.
  public func tracking(_ tracking: CGFloat) -> some View {
    let tracking = Limits.distance(tracking, "tracking")
    return transformEnvironment(\.textAppearance) { $0.tracking = tracking }
  }

  /// Raises the texts in this view above the baseline of their lines by `baselineOffset` points.
  public func baselineOffset(_ baselineOffset: CGFloat) -> some View {
    let offset = Limits.distance(baselineOffset, "baselineOffset")
    return transformEnvironment(\.textAppearance) { $0.baselineOffset = offset }
  }

  /// Adds a line under the texts in this view, in their color unless `color` is given. With `isActive` false it
  /// removes the underline of an enclosing view.
  public func underline(
    _ isActive: Bool = true, pattern: Text.LineStyle.Pattern = .solid, color: Color? = nil
  ) -> some View {
    transformEnvironment(\.textAppearance) {
      $0.underline = .some(isActive ? Text.LineStyle(pattern: pattern, color: color) : nil)
    }
  }

  /// Adds a line through the texts in this view, in their color unless `color` is given. With `isActive` false it
  /// removes the line of an enclosing view.
  public func strikethrough(
    _ isActive: Bool = true, pattern: Text.LineStyle.Pattern = .solid, color: Color? = nil
  ) -> some View {
    transformEnvironment(\.textAppearance) {
      $0.strikethrough = .some(isActive ? Text.LineStyle(pattern: pattern, color: color) : nil)
    }
  }

  /// Sets the smallest factor, in 0.01…1, by which the fonts of texts in this view may be reduced before text is
  /// omitted.
  public func minimumScaleFactor(_ factor: CGFloat) -> some View { environment(\.minimumScaleFactor, factor) }

  /// Sets `allowsTightening`. Has no effect: the space between characters stays.
  public func allowsTightening(_ flag: Bool) -> some View { environment(\.allowsTightening, flag) }

  /// Sets the letter case in which texts in this view are shown; nil for texts as they are written.
  public func textCase(_ textCase: Text.Case?) -> some View { environment(\.textCase, textCase) }
}
