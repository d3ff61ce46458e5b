import CWindowSystem
import Foundation

/// The settings of an X11 desktop for all of its programs.
package struct X11Settings: Hashable, Sendable {
  package var xsettings = XSettings()
  /// The resources of the display (`xrdb`) by their names, such as `Xft.dpi`.
  package var resources: [String: String] = [:]

  package init(xsettings: XSettings = XSettings(), resources: [String: String] = [:]) {
    self.xsettings = xsettings
    self.resources = resources
  }

  /// Reads the settings of `$DISPLAY` (`x11_settings_ask`); nil under other window systems.
  static func ask() -> X11Settings? {
    var content = x11_settings()
    return x11_settings_ask(&content) ? X11Settings(taking: &content) : nil
  }

  /// Reads the settings and frees `content`.
  init(taking content: inout x11_settings) {
    xsettings = XSettings(UnsafeBufferPointer(start: content.xsettings, count: content.xsettings_length))
    let text = UnsafeBufferPointer(start: content.resources, count: content.resources_length)
    resources = Self.resources(in: String(decoding: text, as: UTF8.self))
    x11_settings_free(&content)
  }

  /// The resources in the text of `RESOURCE_MANAGER`: a line for each, `name: value`. Comments begin with an exclamation mark.
  package static func resources(in text: String) -> [String: String] {
    var resources: [String: String] = [:]
    for line in text.split(separator: "\n") where !line.hasPrefix("!") {
      guard let colon = line.firstIndex(of: ":") else { continue }
      let name = line[..<colon].trimmingCharacters(in: .whitespaces)
      resources[name] = line[line.index(after: colon)...].trimmingCharacters(in: .whitespaces)
    }
    return resources
  }

  // MARK: Text

  /// The settings that decide how glyphs become pixels, by the names of their resources, such as `Xft.rgba`. XSETTINGS have precedence over resources.
  package var text: [String: String] {
    var settings: [String: String] = [:]
    for name in ["antialias", "autohint", "hinting", "hintstyle", "lcdfilter", "rgba"] {
      settings["Xft.\(name)"] = resources["Xft.\(name)"]
    }
    for name in ["Antialias", "Hinting"] {
      // Managers write -1 for a setting without a value.
      guard let number = xsettings.number("Xft/\(name)"), number >= 0 else { continue }
      settings["Xft.\(name.lowercased())"] = "\(number)"
    }
    for name in ["HintStyle", "RGBA"] {
      if let text = xsettings.text("Xft/\(name)") { settings["Xft.\(name.lowercased())"] = text }
    }
    return settings
  }

  // MARK: Scale

  /// Dots per inch of a desktop without a scale, by convention.
  private static let plainDPI = 96.0
  /// The scales that a desktop can ask for. Displays with fewer dots than `plainDPI` have pixels for points.
  private static let scales = 1.0...5.0

  /// The pixels of a point.
  ///
  /// A variable of the environment for all programs has precedence (`GDK_SCALE`, `QT_SCALE_FACTOR`), then the dots per inch (`Xft/DPI`, `Xft.dpi`) relative
  /// to 96, then the whole scale `Gdk/WindowScalingFactor`. GNOME multiplies the dots per inch with the scale of texts, which views apply themselves.
  ///
  /// - Parameters:
  ///   - environment: The variables of the process.
  ///   - textScale: The `DesktopPreferences.textScale`, 0.5…3.
  /// - Returns: A multiple of 1/40 in 1…5.
  package func scale(environment: [String: String], textScale: Double) -> Double {
    for name in ["GDK_SCALE", "QT_SCALE_FACTOR"] {
      if let scale = environment[name].flatMap(Double.init), scale.isFinite, scale > 0 { return Self.rounded(scale) }
    }
    guard let dpi else { return Self.rounded(Double(xsettings.number("Gdk/WindowScalingFactor") ?? 1)) }
    return Self.rounded(dpi / Self.plainDPI / textScale)
  }

  private static func rounded(_ scale: Double) -> Double {
    (max(scales.lowerBound, min(scales.upperBound, scale)) * 40).rounded() / 40
  }

  /// The dots per inch for texts; nil if the desktop does not tell them. XSETTINGS has 1024 times the number, and -1 for an unset value.
  private var dpi: Double? {
    if let number = xsettings.number("Xft/DPI"), number > 0 { return Double(number) / 1024 }
    guard let text = resources["Xft.dpi"], let dpi = Double(text), dpi.isFinite, dpi > 0 else { return nil }
    return dpi
  }
}
