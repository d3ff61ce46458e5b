import SwiftUI

@main
struct PaletteApp: App {
  @UIApplicationDelegateAdaptor(AppDelegate.self) var appDelegate

  var body: some Scene {
    WindowGroup {
      PaletteView(palette: appDelegate.palette)
    }
  }
}

class AppDelegate: NSObject, UIApplicationDelegate {
  let palette = Palette()

  func application(
    _ application: UIApplication,
    didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]? = nil
  ) -> Bool {
    let appearance = UINavigationBarAppearance()
    appearance.configureWithOpaqueBackground()
    UINavigationBar.appearance().standardAppearance = appearance
    palette.load(["#1D3557", "#457B9D", "#A8DADC", "#F1FAEE", "#E63946"])
    return true
  }
}
