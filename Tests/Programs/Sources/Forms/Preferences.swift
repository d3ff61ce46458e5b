import SwiftUI

struct Preferences: App {
  @AppStorage("appearance") private var appearance = Appearance.system

  var body: some Scene {
    WindowGroup {
      PreferencesView()
        .preferredColorScheme(appearance.colorScheme)
    }
    .commands {
      CommandMenu("Account") {
        Button("Sign Out") {}
          .keyboardShortcut("q", modifiers: [.command, .shift])
      }
    }
    #if os(macOS)
      Settings {
        GeneralPane()
      }
    #endif
  }
}

enum Appearance: String, CaseIterable, Identifiable {
  case system, light, dark

  var id: String { rawValue }
  var title: String { rawValue.capitalized }
  var colorScheme: ColorScheme? {
    switch self {
    case .system: nil
    case .light: .light
    case .dark: .dark
    }
  }
}

enum Pane: String, CaseIterable, Hashable {
  case general, notifications, privacy, about

  var title: LocalizedStringKey {
    switch self {
    case .general: "General"
    case .notifications: "Notifications"
    case .privacy: "Privacy"
    case .about: "About"
    }
  }

  var symbol: String {
    switch self {
    case .general: "gearshape.fill"
    case .notifications: "bell.badge.fill"
    case .privacy: "hand.raised.fill"
    case .about: "info.circle.fill"
    }
  }

  var color: Color {
    switch self {
    case .general: .gray
    case .notifications: .red
    case .privacy: .blue
    case .about: .indigo
    }
  }
}

struct SettingsIcon: View {
  let symbol: String
  let color: Color

  var body: some View {
    Image(systemName: symbol)
      .font(.system(size: 14))
      .foregroundStyle(.white)
      .frame(width: 28, height: 28)
      .background(color.gradient, in: .rect(cornerRadius: 6))
  }
}

struct PreferencesView: View {
  @State private var pane: Pane? = .general
  @State private var visibility = NavigationSplitViewVisibility.all

  var body: some View {
    NavigationSplitView(columnVisibility: $visibility) {
      List(selection: $pane) {
        Section {
          ForEach(Pane.allCases, id: \.self) { pane in
            NavigationLink(value: pane) {
              Label {
                Text(pane.title)
              } icon: {
                SettingsIcon(symbol: pane.symbol, color: pane.color)
              }
            }
          }
        }
      }
      .navigationTitle("Settings")
      .navigationSplitViewColumnWidth(min: 180, ideal: 220, max: 300)
    } detail: {
      switch pane {
      case .general: GeneralPane()
      case .notifications: NotificationsPane()
      case .privacy: PrivacyPane()
      case .about: AboutPane()
      case nil: Text("Choose a pane")
      }
    }
    .navigationSplitViewStyle(.balanced)
  }
}

struct GeneralPane: View {
  @AppStorage("appearance") private var appearance = Appearance.system
  @AppStorage("fontSize") private var fontSize = 14.0
  @AppStorage("userName") private var userName = "Anonymous"
  @State private var startPage = "Home"

  var body: some View {
    Form {
      Section("Appearance") {
        Picker("Theme", selection: $appearance) {
          ForEach(Appearance.allCases) { Text($0.title).tag($0) }
        }
        LabeledContent("Font size") {
          HStack {
            Slider(value: $fontSize, in: 10...24, step: 1)
            Text("\(fontSize, specifier: "%.0f") pt")
              .monospacedDigit()
          }
        }
        Text("The quick brown fox")
          .font(.system(size: fontSize))
      }
      Section("User") {
        TextField("User name", text: $userName)
        LabeledContent("Version", value: "1.2.3")
        Picker("Start page", selection: $startPage) {
          Text("Home").tag("Home")
          Text("Last page").tag("Last page")
        }
        .pickerStyle(.inline)
      }
    }
    .formStyle(.grouped)
    .navigationTitle("General")
  }
}

struct NotificationsPane: View {
  @AppStorage("notify") private var isOn = false
  @AppStorage("sound") private var sound = "Chime"
  @State private var hours: Set<Int> = [9, 12]
  @State private var isExpanded = false

  var body: some View {
    Form {
      Toggle("Allow notifications", isOn: $isOn)
      Section {
        Picker(selection: $sound) {
          ForEach(["Chime", "Bell", "None"], id: \.self, content: Text.init)
        } label: {
          Label("Sound", systemImage: "speaker.wave.2")
        }
        DisclosureGroup("Quiet hours", isExpanded: $isExpanded) {
          ForEach([9, 12, 18, 22], id: \.self) { hour in
            Toggle(
              "\(hour):00",
              isOn: .init(
                get: { hours.contains(hour) }, set: { if $0 { hours.insert(hour) } else { hours.remove(hour) } }))
          }
        }
      }
      .disabled(!isOn)
    }
    .formStyle(.grouped)
    .navigationTitle("Notifications")
  }
}

struct PrivacyPane: View {
  @State private var isErasing = false
  @State private var erased = false

  var body: some View {
    List {
      Section {
        Text("Data is kept on this computer only.")
          .font(.callout)
        Link("Privacy policy", destination: URL(string: "https://example.com/privacy")!)
      }
      Section {
        Button(role: .destructive) {
          isErasing = true
        } label: {
          Text(erased ? "Data erased" : "Erase all data…")
        }
        .disabled(erased)
      } footer: {
        Text("This cannot be undone.")
      }
    }
    .navigationTitle("Privacy")
    .alert("Erase all data?", isPresented: $isErasing) {
      Button("Cancel", role: .cancel) {}
      Button("Erase", role: .destructive) { erased = true }
    }
  }
}

struct AboutPane: View {
  @Environment(\.openURL) private var openURL

  var body: some View {
    VStack(spacing: 12) {
      Image(systemName: "sparkles")
        .resizable()
        .scaledToFit()
        .frame(width: 64)
        .foregroundStyle(.linearGradient(colors: [.purple, .blue], startPoint: .top, endPoint: .bottom))
      Text("Sample 1.2.3")
        .font(.title)
      Text("Made with **SwiftUI** and _care_.")
      Button("Website") {
        openURL(URL(string: "https://example.com")!)
      }
    }
    .frame(maxWidth: .infinity, maxHeight: .infinity)
    .navigationTitle("About")
  }
}
