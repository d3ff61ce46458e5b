import SwiftUI
import UIKit

/// The calls that the delegates of this module have received.
@MainActor enum Calls {
  static var names: [String] = []
  /// The size of the screen in the last launch.
  static var screen = CGSize.zero
}

/// The scene delegate that is found by its name beside `RecordingDelegate`.
class SceneDelegate: UIResponder, UIWindowSceneDelegate {
  var window: UIWindow?

  func scene(
    _ scene: UIScene, willConnectTo session: UISceneSession, options connectionOptions: UIScene.ConnectionOptions
  ) {
    Calls.names.append("connect \(connectionOptions.urlContexts.map(\.url.absoluteString))")
    Calls.screen = UIScreen.main.bounds.size
    guard let windowScene = scene as? UIWindowScene else { return }
    let window = UIWindow(windowScene: windowScene)
    window.rootViewController = UIHostingController(rootView: Counter(title: "First"))
    self.window = window
    window.makeKeyAndVisible()
  }

  func sceneWillEnterForeground(_ scene: UIScene) { Calls.names.append("foreground") }
  func sceneDidBecomeActive(_ scene: UIScene) { Calls.names.append("active") }
  func sceneWillResignActive(_ scene: UIScene) { Calls.names.append("resign") }
  func sceneDidEnterBackground(_ scene: UIScene) { Calls.names.append("background") }
  func sceneDidDisconnect(_ scene: UIScene) { Calls.names.append("disconnect") }
}

struct Counter: View {
  let title: String
  @State private var count = 0

  var body: some View {
    VStack {
      Text("\(title) \(count)")
      Button("Count") { count += 1 }
      TextField("Name", text: .constant(""))
    }
  }
}

class RecordingDelegate: UIResponder, UIApplicationDelegate {
  func application(
    _ application: UIApplication, willFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool {
    Calls.names.append("will launch")
    return true
  }

  func application(
    _ application: UIApplication,
    didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]? = nil
  ) -> Bool {
    Calls.names.append("did launch \(launchOptions?[.url] as? URL == nil ? "alone" : "with an address")")
    return true
  }

  func application(
    _ application: UIApplication, configurationForConnecting connectingSceneSession: UISceneSession,
    options: UIScene.ConnectionOptions
  ) -> UISceneConfiguration {
    Calls.names.append("configure")
    return UISceneConfiguration(name: "Default Configuration", sessionRole: connectingSceneSession.role)
  }
}

/// A delegate that is no responder, with an initializer of its own, for an `App`.
final class AdaptedDelegate: NSObject, UIApplicationDelegate {
  let greeting: String

  override init() {
    greeting = "made by its initializer"
    super.init()
  }

  func application(
    _ application: UIApplication, didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool {
    Calls.names.append("did launch")
    return true
  }
}

struct AdaptedProgram: App {
  @UIApplicationDelegateAdaptor(AdaptedDelegate.self) var delegate

  var body: some Scene {
    WindowGroup {
      Text("\(delegate.greeting) after \(Calls.names.joined(separator: ", "))")
      TextField("Name", text: .constant(""))
    }
  }
}
