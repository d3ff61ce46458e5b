import AccessBusTestSupport
import MessageBus
import Portals
import PortalsTestSupport
import Testing

@MainActor @Suite struct DesktopSettingsTests {
  private func preferences(_ group: String, _ name: String, _ value: DBusValue) -> DesktopPreferences {
    var preferences = DesktopPreferences()
    preferences.set(group, name, to: .variant(value))
    return preferences
  }

  @Test func eachKeyIsAPreference() {
    #expect(preferences("org.freedesktop.appearance", "color-scheme", .uint32(1)).isDark == true)
    #expect(preferences("org.freedesktop.appearance", "color-scheme", .uint32(2)).isDark == false)
    #expect(preferences("org.freedesktop.appearance", "color-scheme", .uint32(0)).isDark == nil)
    #expect(preferences("org.freedesktop.appearance", "contrast", .uint32(1)).hasHighContrast)
    #expect(preferences("org.gnome.desktop.a11y.interface", "high-contrast", .boolean(true)).hasHighContrast)
    #expect(preferences("org.gnome.desktop.interface", "enable-animations", .boolean(false)).reducesMotion)
    #expect(preferences("org.freedesktop.appearance", "reduced-motion", .uint32(1)).reducesMotion)
    #expect(
      preferences("org.gnome.desktop.a11y.interface", "show-status-shapes", .boolean(true)).differentiatesWithoutColor)
    let accent = preferences(
      "org.freedesktop.appearance", "accent-color", .structure([.double(1), .double(0.5), .double(0)]))
    #expect(accent.accent == DesktopPreferences.Accent(red: 1, green: 0.5, blue: 0))
  }

  @Test(arguments: [
    (DBusValue.double(1.25), 1.25), (.double(.nan), 1), (.double(-2), 1), (.double(100), 3), (.double(0.1), 0.5),
    (.string("large"), 1),
  ])
  func theScaleOfTextsIsLimited(value: DBusValue, scale: Double) {
    #expect(preferences("org.gnome.desktop.interface", "text-scaling-factor", value).textScale == scale)
  }

  @Test(arguments: [
    ("Cantarell 11", "Cantarell"), ("Noto Sans Bold Italic 10.5", "Noto Sans"), ("Inter semi-bold 16px", "Inter"),
    ("Noto Sans,10,-1,5,50,0,0,0,0,0", "Noto Sans"), ("Segoe UI Black, Condensed 9", "Segoe UI Black"),
    (" Fira  Sans ", "Fira Sans"), ("Zen Kaku 3.1.4", "Zen Kaku 3.1.4"), ("Bold 12", nil), ("11", nil), ("", nil),
    (", 11", nil), (String(repeating: "a", count: 300), nil),
  ])
  func theFamilyOfAFontIsTheNameWithoutStyleAndSize(name: String, family: String?) {
    #expect(preferences("org.gnome.desktop.interface", "font-name", .string(name)).fontFamily == family)
    #expect(preferences("org.kde.kdeglobals.General", "font", .string(name)).fontFamily == family)
  }

  @Test func valuesOfOtherTypesAreNoPreferences() {
    let wrong = preferences("org.freedesktop.appearance", "color-scheme", .string("dark"))
    #expect(wrong.isDark == nil && !wrong.hasHighContrast)
    #expect(preferences("org.gnome.desktop.interface", "font-name", .uint32(11)).fontFamily == nil)
    #expect(
      preferences("org.freedesktop.appearance", "accent-color", .structure([.double(2), .double(0), .double(0)])).accent
        == nil)
    #expect(preferences("org.example", "contrast", .uint32(1)) == DesktopPreferences())
    #expect(preferences("org.gnome.desktop.interface", "cursor-size", .int32(24)) == DesktopPreferences())
  }

  @Test(.enabled(if: PrivateBus.obstacle == nil, "\(PrivateBus.obstacle ?? "")"))
  func changesOfThePortalArriveLive() async throws {
    let bus = try await PrivateBus()
    let portal = try await FakePortal(
      on: bus,
      settings: ["org.freedesktop.appearance": ["color-scheme": .uint32(1)], "org.gnome.desktop.interface": [:]])
    let session = try #require(BusClient(to: bus.address, beside: [portal.connection]))
    let settings = DesktopSettings(on: session.connection)
    var changes = 0
    settings.didChange = { changes += 1 }
    #expect(await session.wait { settings.isKnown ? true : nil } == true)
    #expect(settings.preferences.isDark == true && changes == 1)
    portal.set("org.freedesktop.appearance", "contrast", to: .uint32(1))
    portal.set("org.freedesktop.appearance", "contrast", to: .uint32(1))
    portal.set("org.freedesktop.appearance", "color-scheme", to: .uint32(0))
    #expect(await session.wait { settings.preferences.isDark == nil ? true : nil } == true)
    #expect(settings.preferences.hasHighContrast && changes == 3)
  }

  @Test(.enabled(if: PrivateBus.obstacle == nil, "\(PrivateBus.obstacle ?? "")"))
  func aSessionWithoutAPortalHasNoPreferences() async throws {
    let bus = try await PrivateBus()
    let session = try bus.client()
    let settings = DesktopSettings(on: session.connection)
    #expect(await session.wait { settings.isKnown ? true : nil } == true)
    #expect(settings.preferences == DesktopPreferences())
  }
}
