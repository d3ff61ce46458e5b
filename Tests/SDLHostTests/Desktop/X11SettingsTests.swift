import SDLHost
import Testing

/// The settings of X11 desktops as bytes and texts, and their scale.
@Suite struct X11SettingsTests {
  /// The content of `_XSETTINGS_SETTINGS` with numbers, a text and a color.
  private static func content(
    _ numbers: [(String, Int32)], texts: [(String, String)] = [], isBigEndian: Bool = false
  ) -> [UInt8] {
    func bytes<Number: FixedWidthInteger>(_ number: Number) -> [UInt8] {
      withUnsafeBytes(of: isBigEndian ? number.bigEndian : number.littleEndian, Array.init)
    }
    func padded(_ text: String) -> [UInt8] {
      Array(text.utf8) + Array(repeating: 0, count: (4 - text.utf8.count % 4) % 4)
    }
    func head(_ type: UInt8, _ name: String) -> [UInt8] {
      [type, 0] + bytes(UInt16(name.utf8.count)) + padded(name) + bytes(UInt32(7))
    }
    var content: [UInt8] = [isBigEndian ? 1 : 0, 0, 0, 0] + bytes(UInt32(3))
    content += bytes(UInt32(numbers.count + texts.count + 2))
    for (name, text) in [("Net/ThemeName", "Adwaita")] + texts {
      content += head(1, name) + bytes(UInt32(text.utf8.count)) + padded(text)
    }
    content += head(2, "Gtk/Color") + Array(repeating: 9, count: 8)
    for (name, number) in numbers { content += head(0, name) + bytes(number) }
    return content
  }

  @Test(arguments: [false, true])
  func numbersAndTextsAreReadInBothOrdersOfBytes(isBigEndian: Bool) {
    let settings = XSettings(Self.content([("Xft/DPI", 147_456), ("Xft/Hinting", -1)], isBigEndian: isBigEndian))
    #expect(settings.number("Xft/DPI") == 147_456 && settings.number("Xft/Hinting") == -1)
    #expect(settings.text("Net/ThemeName") == "Adwaita")
    #expect(settings.number("Net/ThemeName") == nil && settings.text("Xft/DPI") == nil)
    #expect(settings.number("Gtk/Color") == nil)
  }

  @Test func aCutContentKeepsTheSettingsBeforeTheCut() {
    let content = Self.content([("Xft/DPI", 98_304), ("Gdk/WindowScalingFactor", 2)])
    for length in 0..<content.count {
      let settings = XSettings(content.prefix(length))
      #expect(settings.number("Gdk/WindowScalingFactor") == nil)
      #expect([nil, 98_304].contains(settings.number("Xft/DPI")))
    }
    #expect(XSettings(content).number("Gdk/WindowScalingFactor") == 2)
  }

  @Test func lengthsAndCountsBeyondTheContentEndTheReading() {
    var content = Self.content([("Xft/DPI", 98_304)])
    content.replaceSubrange(8..<12, with: [255, 255, 255, 255])
    #expect(XSettings(content).number("Xft/DPI") == 98_304)
    // The length of the first name, and the length of the first text.
    for place in [15, 38] {
      var broken = content
      broken[place] = 255
      #expect(XSettings(broken).number("Xft/DPI") == nil)
    }
    // The order of the bytes.
    content[0] = 108
    #expect(XSettings(content) == XSettings())
  }

  @Test func resourcesAreLinesWithAColon() {
    let resources = X11Settings.resources(
      in: "! comment: 1\nXft.dpi:\t144\n\nXcursor.size : 24\nbroken\nXft.rgba: rgb: x\n")
    #expect(resources == ["Xft.dpi": "144", "Xcursor.size": "24", "Xft.rgba": "rgb: x"])
  }

  @Test func xsettingsOfTextHavePrecedenceOverResources() {
    let resources = ["Xft.rgba": "bgr", "Xft.hinting": "0", "Xft.autohint": "1", "Xft.dpi": "144"]
    var settings = X11Settings(resources: resources)
    #expect(settings.text == ["Xft.rgba": "bgr", "Xft.hinting": "0", "Xft.autohint": "1"])
    settings.xsettings = XSettings(
      Self.content(
        [("Xft/Antialias", 1), ("Xft/Hinting", -1), ("Xft/DPI", 98_304)],
        texts: [("Xft/HintStyle", "hintmedium"), ("Xft/RGBA", "none")]))
    #expect(
      settings.text == [
        "Xft.rgba": "none", "Xft.hinting": "0", "Xft.autohint": "1", "Xft.antialias": "1",
        "Xft.hintstyle": "hintmedium",
      ])
  }

  @Test(
    arguments: [
      // Without settings, by resources, and by invalid numbers.
      ([:], "", [], 1, 1), ([:], "144", [], 1, 1.5), ([:], "120", [], 1, 1.25), ([:], "168", [], 1, 1.75),
      ([:], "288", [], 1, 3), ([:], "75", [], 1, 1), ([:], "0", [], 1, 1), ([:], "-96", [], 1, 1),
      ([:], "nan", [], 1, 1), ([:], "1e300", [], 1, 5), ([:], "fast", [], 1, 1), ([:], "97", [], 1, 1),
      // XSETTINGS before the resources; -1 is unset.
      ([:], "144", [("Xft/DPI", 196_608)], 1, 2), ([:], "144", [("Xft/DPI", -1)], 1, 1.5),
      ([:], "", [("Gdk/WindowScalingFactor", 2)], 1, 2),
      ([:], "", [("Gdk/WindowScalingFactor", 2), ("Xft/DPI", 221_184)], 1, 2.25),
      ([:], "", [("Gdk/WindowScalingFactor", -7)], 1, 1),
      // GNOME multiplies the dots per inch with the scale of texts.
      ([:], "", [("Xft/DPI", 122_880)], 1.25, 1),
      ([:], "", [("Gdk/WindowScalingFactor", 2), ("Xft/DPI", 245_760)], 1.25, 2),
      // The environment before all, unless it has no number.
      (["GDK_SCALE": "2"], "144", [], 1, 2), (["QT_SCALE_FACTOR": "1.75"], "144", [], 1, 1.75),
      (["GDK_SCALE": "1", "QT_SCALE_FACTOR": "3"], "144", [], 1, 1), (["GDK_SCALE": "0"], "144", [], 1, 1.5),
      (["GDK_SCALE": "inf"], "144", [], 1, 1.5), (["GDK_SCALE": ""], "144", [], 1, 1.5),
      (["QT_SCALE_FACTOR": "100"], "", [], 1, 5),
    ] as [([String: String], String, [(String, Int32)], Double, Double)])
  func theScaleFollows(
    environment: [String: String], dpi: String, numbers: [(String, Int32)], textScale: Double, expected: Double
  ) {
    let settings = X11Settings(
      xsettings: XSettings(Self.content(numbers)), resources: dpi.isEmpty ? [:] : ["Xft.dpi": dpi])
    #expect(settings.scale(environment: environment, textScale: textScale) == expected)
  }
}
