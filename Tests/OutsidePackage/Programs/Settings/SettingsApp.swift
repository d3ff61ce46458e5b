import SwiftUI

@main
struct SettingsApp: App {
  var body: some Scene {
    WindowGroup {
      SettingsView()
    }
    .windowStyle(HiddenTitleBarWindowStyle())
    .windowToolbarStyle(UnifiedWindowToolbarStyle(showsTitle: false))
  }
}

struct SettingsView: View {
  @AppStorage("notifications") private var notifies = true
  @AppStorage("fontSize") private var fontSize = 14.0
  @AppStorage("theme") private var theme = Theme.system
  @State private var profile: Profile
  @State private var tint = Color.blue
  @State private var asksToReset = false

  init() {
    profile = Profile()
  }

  var body: some View {
    NavigationStack {
      Form {
        Section("Profile") {
          @Bindable var profile = profile
          TextField("Name", text: $profile.name)
          DatePicker("Birthday", selection: $profile.birthday, displayedComponents: .date)
            .datePickerStyle(WheelDatePickerStyle())
          Stepper(value: $profile.plan, in: 1...3, onEditingChanged: { _ in }) {
            Text("Plan \(profile.plan)")
          }
          Text(profile.greeting).foregroundStyle(.secondary)
        }
        Section {
          Picker("Theme", selection: $theme) {
            ForEach(Theme.allCases) { Text($0.title).tag($0) }
          }
          .pickerStyle(.segmented)
          ColorPicker("Tint", selection: $tint)
          Slider(
            value: $fontSize, in: 10...24, step: 1, onEditingChanged: { _ in }, minimumValueLabel: Text("A"),
            maximumValueLabel: Text("A").font(.title)
          ) {
            Text("Size of text")
          }
          Text("Text of \(fontSize, specifier: "%.0f") points").font(.system(size: fontSize))
        } header: {
          Text("Appearance")
        } footer: {
          Text("The theme is for this program alone.")
        }
        Section("Notifications") {
          Toggle("Allow notifications", isOn: $notifies.animation())
          if notifies {
            NavigationLink("Sounds") { SoundList() }
          }
        }
        Button("Reset", role: .destructive) { asksToReset = true }
      }
      .navigationTitle("Settings")
      .tint(tint)
      .confirmationDialog("Reset all settings?", isPresented: $asksToReset, titleVisibility: .visible) {
        Button("Reset all", role: .destructive, action: reset)
      }
    }
    .preferredColorScheme(theme == .dark ? .dark : theme == .light ? .light : nil)
  }

  private func reset() {
    (notifies, fontSize, theme) = (true, 14, .system)
    profile = Profile()
  }
}

struct SoundList: View {
  @AppStorage("sound") private var sound = "Chime"

  var body: some View {
    List(["Chime", "Bell", "Drop"], id: \.self) { name in
      HStack {
        Text(name)
        Spacer()
        if name == sound { Image(systemName: "checkmark").foregroundColor(.accentColor) }
      }
      .contentShape(Rectangle())
      .onTapGesture { sound = name }
    }
    .navigationBarTitle("Sounds", displayMode: .inline)
  }
}

#Preview {
  SettingsView()
}
