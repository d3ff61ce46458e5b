import Engine
import Graphics

/// What a text, or a view around it, says about the room between characters and the lines under and through them.
struct TextLook: Equatable {
  var tracking: CGFloat?
  var kerning: CGFloat?
  /// `.some(nil)` asks for no line where a view around has asked for one.
  var underline: Text.LineStyle??
  var strikethrough: Text.LineStyle??

  nonisolated init() {}

  /// This look where it says something, and `outer` elsewhere.
  func over(_ outer: TextLook) -> TextLook {
    var result = outer
    if let tracking { result.tracking = tracking }
    if let kerning { result.kerning = kerning }
    if let underline { result.underline = underline }
    if let strikethrough { result.strikethrough = strikethrough }
    return result
  }

  func apply(to span: inout TextSpan, in environment: EnvironmentValues) {
    // As in SwiftUI, tracking wins over kerning.
    span.tracking = tracking ?? kerning ?? 0
    let color = span.color
    func line(_ style: Text.LineStyle??) -> RGBAColor? {
      style.flatMap(\.self).map { $0.color?.rgba(in: environment) ?? color }
    }
    span.underline = line(underline)
    span.strikethrough = line(strikethrough)
  }
}

extension Text {
  /// A line under or through a text.
  public struct LineStyle: Hashable, Sendable {
    /// How the line is broken up. All are drawn unbroken for now.
    public struct Pattern: Hashable, Sendable {
      private let rawValue: UInt8

      public static let solid = Pattern(rawValue: 0)
      public static let dot = Pattern(rawValue: 1)
      public static let dash = Pattern(rawValue: 2)
      public static let dashDot = Pattern(rawValue: 3)
      public static let dashDotDot = Pattern(rawValue: 4)
    }

    let pattern: Pattern
    let color: Color?

    /// `color` nil takes that of the text.
    nonisolated public init(pattern: Pattern = .solid, color: Color? = nil) {
      self.pattern = pattern
      self.color = color
    }

    public static let single = LineStyle()
  }

  /// Another form of the letters.
  public enum Case: Hashable, Sendable {
    case uppercase
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
  /// Extra points between characters. Ligatures, which the fonts that we look for do without, would be kept.
  public func kerning(_ kerning: CGFloat) -> Text {
    let kerning = Limits.distance(kerning, "kerning")
    return changed { $0.decoration.kerning = kerning }
  }

  /// Extra points between characters; wins over `kerning(_:)`.
  public func tracking(_ tracking: CGFloat) -> Text {
    let tracking = Limits.distance(tracking, "tracking")
    return changed { $0.decoration.tracking = tracking }
  }

  /// A line under the text; `color` nil takes that of the text.
  public func underline(
    _ isActive: Bool = true, pattern: LineStyle.Pattern = .solid, color: Color? = nil
  ) -> Text {
    changed { $0.decoration.underline = .some(isActive ? LineStyle(pattern: pattern, color: color) : nil) }
  }

  /// A line through the text; `color` nil takes that of the text.
  public func strikethrough(
    _ isActive: Bool = true, pattern: LineStyle.Pattern = .solid, color: Color? = nil
  ) -> Text {
    changed { $0.decoration.strikethrough = .some(isActive ? LineStyle(pattern: pattern, color: color) : nil) }
  }
}

private struct TextLookKey: EnvironmentKey {
  static var defaultValue: TextLook { TextLook() }
}

private struct TextCaseKey: EnvironmentKey {
  static var defaultValue: Text.Case? { nil }
}

private struct AllowsTighteningKey: EnvironmentKey {
  static var defaultValue: Bool { false }
}

extension EnvironmentValues {
  var textLook: TextLook {
    get { self[TextLookKey.self] }
    set { self[TextLookKey.self] = newValue }
  }

  /// The form in which texts show their letters; nil as they are written.
  public var textCase: Text.Case? {
    get { self[TextCaseKey.self] }
    set { self[TextCaseKey.self] = newValue }
  }

  /// How small a text's font may become before text is left out: a part of its size, more than 0 and at most 1.
  public var minimumScaleFactor: CGFloat {
    get { paragraphStyle.minimumScale }
    set { paragraphStyle.minimumScale = max(0.01, CGFloat(Limits.unit(Double(newValue), "minimumScaleFactor"))) }
  }

  /// Whether characters may move closer to each other to fit. Kept, and not acted on.
  public var allowsTightening: Bool {
    get { self[AllowsTighteningKey.self] }
    set { self[AllowsTighteningKey.self] = newValue }
  }
}

nonisolated extension View {
  /// Extra points between the characters of texts in this view.
  public func kerning(_ kerning: CGFloat) -> some View {
    let kerning = Limits.distance(kerning, "kerning")
    return transformEnvironment(\.textLook) { $0.kerning = kerning }
  }

  /// Extra points between the characters of texts in this view; wins over `kerning(_:)`.
  public func tracking(_ tracking: CGFloat) -> some View {
    let tracking = Limits.distance(tracking, "tracking")
    return transformEnvironment(\.textLook) { $0.tracking = tracking }
  }

  /// A line under the texts in this view; `color` nil takes theirs.
  public func underline(
    _ isActive: Bool = true, pattern: Text.LineStyle.Pattern = .solid, color: Color? = nil
  ) -> some View {
    transformEnvironment(\.textLook) {
      $0.underline = .some(isActive ? Text.LineStyle(pattern: pattern, color: color) : nil)
    }
  }

  /// A line through the texts in this view; `color` nil takes theirs.
  public func strikethrough(
    _ isActive: Bool = true, pattern: Text.LineStyle.Pattern = .solid, color: Color? = nil
  ) -> some View {
    transformEnvironment(\.textLook) {
      $0.strikethrough = .some(isActive ? Text.LineStyle(pattern: pattern, color: color) : nil)
    }
  }

  /// How small the fonts of texts in this view may become before text is left out: a part of their size, more than 0 and at most 1.
  public func minimumScaleFactor(_ factor: CGFloat) -> some View { environment(\.minimumScaleFactor, factor) }

  /// Whether characters may move closer to each other to fit. Accepted, and without effect.
  public func allowsTightening(_ flag: Bool) -> some View { environment(\.allowsTightening, flag) }

  /// Shows the letters of texts in this view in one form; nil as they are written.
  public func textCase(_ textCase: Text.Case?) -> some View { environment(\.textCase, textCase) }
}
