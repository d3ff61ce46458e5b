import MessageBus

/// The preferences of the user that apply to all programs, as the settings of the desktop have them.
///
/// A desktop has some of the keys. Two keys for the same preference are both right.
package struct DesktopPreferences: Hashable, Sendable {
  /// A color in sRGB; components in 0…1.
  package struct Accent: Hashable, Sendable {
    package var red, green, blue: Double

    package init(red: Double, green: Double, blue: Double) {
      self.red = red
      self.green = green
      self.blue = blue
    }
  }

  private struct Key: Hashable {
    var group, name: String
  }

  private var values: [Key: DBusValue] = [:]

  /// No preferences.
  package init() {}

  /// The groups of settings that are read.
  static let groups = [appearance, interface, access, plasma]
  private static let appearance = "org.freedesktop.appearance"
  private static let interface = "org.gnome.desktop.interface"
  private static let access = "org.gnome.desktop.a11y.interface"
  private static let plasma = "org.kde.kdeglobals.General"

  private func value(_ group: String, _ name: String) -> DBusValue? { values[Key(group: group, name: name)] }

  /// The keys that are read.
  private static let keys: Set<Key> = [
    Key(group: appearance, name: "color-scheme"), Key(group: appearance, name: "contrast"),
    Key(group: appearance, name: "reduced-motion"), Key(group: appearance, name: "accent-color"),
    Key(group: access, name: "high-contrast"), Key(group: access, name: "show-status-shapes"),
    Key(group: interface, name: "enable-animations"), Key(group: interface, name: "text-scaling-factor"),
    Key(group: interface, name: "font-name"), Key(group: plasma, name: "font"),
  ]

  /// Sets a value. Values of other keys and of unexpected types have no effect.
  package mutating func set(_ group: String, _ name: String, to value: DBusValue) {
    let key = Key(group: group, name: name)
    guard Self.keys.contains(key) else { return }
    values[key] = value.content
  }

  /// True for dark windows, false for light windows; nil without a preference.
  package var isDark: Bool? {
    switch value(Self.appearance, "color-scheme") {
    case .uint32(1): true
    case .uint32(2): false
    default: nil
    }
  }

  package var hasHighContrast: Bool {
    value(Self.appearance, "contrast") == .uint32(1) || value(Self.access, "high-contrast") == .boolean(true)
  }

  package var reducesMotion: Bool {
    value(Self.appearance, "reduced-motion") == .uint32(1)
      || value(Self.interface, "enable-animations") == .boolean(false)
  }

  /// True if states have marks besides their colors.
  package var differentiatesWithoutColor: Bool { value(Self.access, "show-status-shapes") == .boolean(true) }

  /// The size of texts relative to the standard size, 0.5…3.
  package var textScale: Double {
    guard let scale = value(Self.interface, "text-scaling-factor")?.asDouble, scale.isFinite, scale > 0 else {
      return 1
    }
    return max(0.5, min(3, scale))
  }

  /// The family of the font of controls; nil for that of the program.
  package var fontFamily: String? {
    let names = [value(Self.interface, "font-name"), value(Self.plasma, "font")]
    return names.lazy.compactMap { $0?.asString.flatMap(FontName.family) }.first
  }

  /// The color of interactive elements; nil for that of the program.
  package var accent: Accent? {
    let parts = value(Self.appearance, "accent-color")?.elements.compactMap(\.asDouble) ?? []
    guard parts.count == 3, parts.allSatisfy({ 0...1 ~= $0 }) else { return nil }
    return Accent(red: parts[0], green: parts[1], blue: parts[2])
  }
}
