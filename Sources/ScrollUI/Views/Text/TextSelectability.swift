import Engine

/// A setting of `textSelection(_:)`: `enabled` or `disabled`.
nonisolated public protocol TextSelectability {
  /// True if people can select the texts of a view.
  static var allowsSelection: Bool { get }
}

/// The setting that lets people select texts.
nonisolated public struct EnabledTextSelectability: TextSelectability {
  /// True: people can select the texts of a view.
  public static let allowsSelection = true
}

/// The setting that keeps people from selecting texts.
nonisolated public struct DisabledTextSelectability: TextSelectability {
  /// False: people cannot select the texts of a view.
  public static let allowsSelection = false
}

nonisolated extension TextSelectability where Self == EnabledTextSelectability {
  /// Lets people select texts.
  public static var enabled: EnabledTextSelectability { EnabledTextSelectability() }
}

nonisolated extension TextSelectability where Self == DisabledTextSelectability {
  /// Keeps people from selecting texts.
  public static var disabled: DisabledTextSelectability { DisabledTextSelectability() }
}

/// The selection in which texts take part.
struct TextSelectionSetting: Equatable {
  /// The scope of the outermost `textSelection(.enabled)`.
  var scope: TextSelectionScope?
  /// False inside of `textSelection(.disabled)`.
  var isEnabled = false

  /// The scope that texts join; nil for texts that cannot be selected.
  var selection: TextSelectionScope? { isEnabled ? scope : nil }

  static func == (one: Self, other: Self) -> Bool { one.scope === other.scope && one.isEnabled == other.isEnabled }
}

extension EnvironmentValues {
  /// The selection in which texts take part.
  @Entry var textSelection = TextSelectionSetting()
}
