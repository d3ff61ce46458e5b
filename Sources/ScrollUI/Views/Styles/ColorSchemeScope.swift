/// The color scheme that the views of a presentation prefer; nil without a preference.
struct PreferredColorSchemeKey: PreferenceKey {
  static var defaultValue: ColorScheme? { nil }
  static func reduce(value: inout ColorScheme?, nextValue: () -> ColorScheme?) { value = nextValue() ?? value }
}

/// Marks the content of a window, a sheet or a popover, which has the color scheme that a view inside of it prefers.
struct ColorSchemeScope: PrimitiveModifier {
  /// Called with the environment of the content, initially and after each change.
  var changed: ((EnvironmentValues) -> Void)?

  static func element<Base: View>(of base: Base.Type) -> ModifiedElement<Base>.Type { ColorSchemeElement.self }
}

/// The element of a `ColorSchemeScope`. Ancestors do not receive the preference.
final class ColorSchemeElement<Content: View>: PassThroughElement<Content, ColorSchemeScope>, PreferenceReader {
  private var preferred: ColorScheme?

  override func didMount() { modifier.changed?(childEnvironment) }

  override var childEnvironment: EnvironmentValues {
    guard let preferred else { return environment }
    var inner = environment
    inner.colorScheme = preferred
    return inner
  }

  override func environmentChangesForChildren(_ changed: [ObjectIdentifier]) -> [ObjectIdentifier] {
    modifier.changed?(childEnvironment)
    return preferred == nil ? changed : changed.filter { !colorSchemeKeys.contains($0) }
  }

  // MARK: Preference

  var readerName: String { "preferredColorScheme" }

  override func preferenceDidChange(_ key: ObjectIdentifier?) -> Bool {
    if key == nil || key == ObjectIdentifier(PreferredColorSchemeKey.self) { graph.schedule(self) }
    return key != ObjectIdentifier(PreferredColorSchemeKey.self)
  }

  override func collect<Key: PreferenceKey>(_ key: Key.Type, into value: inout Key.Value?) {
    if Key.self != PreferredColorSchemeKey.self { super.collect(key, into: &value) }
  }

  func reducePreference() {
    var reduced: ColorScheme??
    super.collect(PreferredColorSchemeKey.self, into: &reduced)
    let new = reduced ?? nil
    guard new != preferred else { return }
    let old = childEnvironment
    preferred = new
    let inner = childEnvironment
    passEnvironment(colorSchemeKeys.filter { !inner.hasSameValue(as: old, for: $0) })
    modifier.changed?(inner)
  }

  override func didUnmount() { graph.cancel(self) }
}

extension View {
  /// Marks this view as the content of a presentation, which has the color scheme that a view inside of it prefers.
  package func colorSchemeScope() -> some View { modifier(ColorSchemeScope()) }
}

/// The keys of the values that `EnvironmentValues.colorScheme` sets.
@MainActor private let colorSchemeKeys: [ObjectIdentifier] = {
  var environment = EnvironmentValues()
  return environment.apply { $0.colorScheme = .dark }
}()
