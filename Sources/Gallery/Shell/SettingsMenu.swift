import ScrollUI

/// The settings of a `GalleryModel` as rows of a `Menu`.
struct SettingsMenu: View {
  let model: GalleryModel

  private static let sizes: KeyValuePairs<String, DynamicTypeSize> = [
    "Small": .small, "Standard": .large, "Larger": .xxLarge, "Largest": .accessibility1,
  ]

  var body: some View {
    Menu("Settings", systemImage: "gearshape") {
      Picker("Language", selection: binding(\.language)) {
        ForEach(GalleryLanguage.allCases, id: \.self) { Text(verbatim: $0.title).tag($0) }
      }
      Picker("Text size", selection: binding(\.textSize)) {
        ForEach(Self.sizes.map(\.key), id: \.self) { name in
          Text(LocalizedStringKey(name)).tag(Self.sizes.first { $0.key == name }?.value ?? .large)
        }
      }
      Toggle("High contrast", isOn: binding(\.hasHighContrast))
      Toggle("Right to left", isOn: binding(\.isRightToLeft))
    }
  }

  private func binding<Value>(_ path: ReferenceWritableKeyPath<GalleryModel, Value>) -> Binding<Value> {
    Binding(get: { model[keyPath: path] }, set: { model[keyPath: path] = $0 })
  }
}
