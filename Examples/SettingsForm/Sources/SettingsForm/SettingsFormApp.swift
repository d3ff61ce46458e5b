import SwiftUI

@main struct SettingsFormApp: App {
  var body: some Scene {
    WindowGroup("Settings") {
      SettingsForm()
    }
    .defaultSize(width: 560, height: 760)
  }
}
