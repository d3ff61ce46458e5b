import SwiftUI

struct SettingsForm: View {
  @AppStorage("name") private var name = "Robin"
  @AppStorage("notifications") private var notifications = true
  @AppStorage("sound") private var sound = Sound.bell
  @AppStorage("volume") private var volume = 0.6
  @AppStorage("appearance") private var appearance = Appearance.system
  @State private var reminder =
    Calendar.current.date(from: DateComponents(year: 2026, month: 9, day: 24, hour: 8, minute: 30)) ?? .now
  @State private var weekdays = Set(Weekday.allCases.prefix(5))
  @State private var accent = Color.blue
  @State private var goal = 8
  @State private var asksToReset = false

  var body: some View {
    NavigationStack {
      Form {
        Section("Profile") {
          TextField("Name", text: $name, prompt: Text("Your name"))
          ColorPicker("Accent color", selection: $accent, supportsOpacity: false)
        }
        Section {
          Toggle("Notifications", isOn: $notifications)
          if notifications {
            DatePicker("Reminder", selection: $reminder, displayedComponents: .hourAndMinute)
            NavigationLink {
              WeekdayPicker(selection: $weekdays)
            } label: {
              LabeledContent("Repeat", value: Weekday.summary(of: weekdays))
            }
            Picker("Sound", selection: $sound) {
              ForEach(Sound.allCases) { Text($0.title).tag($0) }
            }
            LabeledContent("Volume") {
              Slider(value: $volume) {
                Text("Volume")
              } minimumValueLabel: {
                Image(systemName: "speaker.fill")
              } maximumValueLabel: {
                Image(systemName: "speaker.wave.3.fill")
              }
              .labelsHidden()
            }
          }
        } header: {
          Text("Reminders")
        } footer: {
          Text("A reminder is shown even if the program is closed.")
        }
        Section("Appearance") {
          Picker("Appearance", selection: $appearance) {
            ForEach(Appearance.allCases) { Text($0.title).tag($0) }
          }
          .pickerStyle(.segmented)
          Stepper("Daily goal: \(goal) glasses", value: $goal, in: 1...20)
        }
        Section {
          NavigationLink("About") { AboutPage() }
          Button("Reset all settings", role: .destructive) { asksToReset = true }
        }
      }
      .formStyle(.grouped)
      .navigationTitle("Settings")
      .animation(.default, value: notifications)
      .alert("Reset all settings?", isPresented: $asksToReset) {
        Button("Cancel", role: .cancel) {}
        Button("Reset", role: .destructive, action: reset)
      } message: {
        Text("The settings return to those of the first start.")
      }
    }
    .tint(accent)
    .preferredColorScheme(appearance.colorScheme)
  }

  private func reset() {
    name = ""
    notifications = true
    sound = .bell
    volume = 0.6
    appearance = .system
    weekdays = Set(Weekday.allCases.prefix(5))
    accent = .blue
    goal = 8
  }
}

struct WeekdayPicker: View {
  @Binding var selection: Set<Weekday>

  var body: some View {
    Form {
      ForEach(Weekday.allCases) { day in
        Button {
          if selection.remove(day) == nil { selection.insert(day) }
        } label: {
          HStack {
            Text(day.title)
            Spacer()
            if selection.contains(day) { Image(systemName: "checkmark").foregroundStyle(.tint) }
          }
          .contentShape(.rect)
        }
        .buttonStyle(.plain)
      }
    }
    .formStyle(.grouped)
    .navigationTitle("Repeat")
  }
}

struct AboutPage: View {
  var body: some View {
    Form {
      LabeledContent("Version", value: "1.0")
      LabeledContent("License", value: "MIT")
      Link("Source code", destination: URL(string: "https://www.swift.org")!)
    }
    .formStyle(.grouped)
    .navigationTitle("About")
  }
}

#Preview("Settings") { SettingsForm() }

#Preview("Repeat") {
  @Previewable @State var selection: Set<Weekday> = [.monday, .friday]
  NavigationStack { WeekdayPicker(selection: $selection) }
}

#Preview("About", traits: .fixedLayout(width: 420, height: 300)) {
  NavigationStack { AboutPage() }
}
