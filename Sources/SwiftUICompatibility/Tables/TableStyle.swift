import ScrollUI

/// The appearance of tables, a value of `automatic`, `inset` or `bordered`.
@MainActor @preconcurrency public protocol TableStyle {
  /// True if each second row has another background.
  nonisolated var alternatesRowBackgrounds: Bool { get }
}

/// The default style, equal to `InsetTableStyle`.
public struct AutomaticTableStyle: TableStyle {
  /// Creates the style that `tableStyle(.automatic)` names.
  nonisolated public init() {}
  /// False: the rows have the background of the window.
  nonisolated public var alternatesRowBackgrounds: Bool { false }
}

/// A style without a frame.
public struct InsetTableStyle: TableStyle {
  /// True if each second row has another background.
  nonisolated public let alternatesRowBackgrounds: Bool

  /// Creates the style that `tableStyle(.inset)` names, in which each second row may have another background.
  nonisolated public init(alternatesRowBackgrounds: Bool = false) {
    self.alternatesRowBackgrounds = alternatesRowBackgrounds
  }
}

/// A style with a frame around the table.
public struct BorderedTableStyle: TableStyle {
  /// True if each second row has another background.
  nonisolated public let alternatesRowBackgrounds: Bool

  /// Creates the style that `tableStyle(.bordered)` names, in which each second row may have another background.
  nonisolated public init(alternatesRowBackgrounds: Bool = false) {
    self.alternatesRowBackgrounds = alternatesRowBackgrounds
  }
}

extension TableStyle where Self == AutomaticTableStyle {
  /// The default style, equal to `inset`.
  public static var automatic: AutomaticTableStyle { AutomaticTableStyle() }
}

extension TableStyle where Self == InsetTableStyle {
  /// A table without a frame.
  public static var inset: InsetTableStyle { InsetTableStyle() }

  /// A table without a frame, in which each second row may have another background.
  public static func inset(alternatesRowBackgrounds: Bool) -> InsetTableStyle {
    InsetTableStyle(alternatesRowBackgrounds: alternatesRowBackgrounds)
  }
}

extension TableStyle where Self == BorderedTableStyle {
  /// A table in a frame.
  public static var bordered: BorderedTableStyle { BorderedTableStyle() }

  /// A table in a frame, in which each second row may have another background.
  public static func bordered(alternatesRowBackgrounds: Bool) -> BorderedTableStyle {
    BorderedTableStyle(alternatesRowBackgrounds: alternatesRowBackgrounds)
  }
}

extension EnvironmentValues {
  @Entry var tableHasFrame: Bool = false
}

nonisolated extension View {
  /// Sets the style of the tables in this view.
  @MainActor public func tableStyle<S: TableStyle>(_ style: S) -> some View {
    let alternates = style.alternatesRowBackgrounds
    return environment(\.tableHasFrame, style is BorderedTableStyle)
      .transformEnvironment(\.alternatesRowBackgrounds) { $0 = $0 || alternates }
  }
}
