import SwiftUI

/// The program for tests, with the address of a server.
@MainActor public func weatherApp(base: String) -> some App { TestedApp(base: base) }

private struct TestedApp: App {
  var base = ""

  var body: some Scene {
    WindowGroup { WeatherView(model: WeatherModel(service: WeatherService(base: base))) }
  }
}
