import Foundation
import SDLHost

/// The object that follows the life of a program. A class with `@main` or `@UIApplicationMain` is the program.
///
/// ```swift
/// @main class AppDelegate: UIResponder, UIApplicationDelegate {
///   func application(
///     _ application: UIApplication, didFinishLaunchingWithOptions options: [UIApplication.LaunchOptionsKey: Any]?
///   ) -> Bool { true }
/// }
/// ```
///
/// The window is shown by the scene delegate: the class in `UISceneConfiguration.delegateClass`, otherwise the class called `SceneDelegate` in
/// the module of the application delegate. Without such a class the application delegate shows a window in
/// `application(_:didFinishLaunchingWithOptions:)`.
@preconcurrency @MainActor public protocol UIApplicationDelegate: NSObjectProtocol {
  /// Called first, before `application(_:didFinishLaunchingWithOptions:)`.
  func application(
    _ application: UIApplication, willFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool
  /// Called before the first window is opened.
  func application(
    _ application: UIApplication, didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool
  /// Returns the configuration of the program's scene.
  func application(
    _ application: UIApplication, configurationForConnecting connectingSceneSession: UISceneSession,
    options: UIScene.ConnectionOptions
  ) -> UISceneConfiguration
  /// Has no effect: the scene of the program exists until its end.
  func application(_ application: UIApplication, didDiscardSceneSessions sceneSessions: Set<UISceneSession>)
  /// Called before the window is shown, in programs without a scene delegate.
  func applicationWillEnterForeground(_ application: UIApplication)
  /// Called after the window has got the keyboard, in programs without a scene delegate.
  func applicationDidBecomeActive(_ application: UIApplication)
  /// Called after the window has lost the keyboard, in programs without a scene delegate.
  func applicationWillResignActive(_ application: UIApplication)
  /// Called after the window was hidden or minimized, in programs without a scene delegate.
  func applicationDidEnterBackground(_ application: UIApplication)
  /// Called at the end of the program.
  func applicationWillTerminate(_ application: UIApplication)
}

extension UIApplicationDelegate {
  /// Returns true.
  public func application(
    _ application: UIApplication, willFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool { true }

  /// Returns true.
  public func application(
    _ application: UIApplication, didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool { true }

  /// Returns a configuration without a class.
  public func application(
    _ application: UIApplication, configurationForConnecting connectingSceneSession: UISceneSession,
    options: UIScene.ConnectionOptions
  ) -> UISceneConfiguration { UISceneConfiguration(name: nil, sessionRole: connectingSceneSession.role) }

  /// Has no effect: the scene of the program exists until its end.
  public func application(_ application: UIApplication, didDiscardSceneSessions sceneSessions: Set<UISceneSession>) {}

  /// An empty body.
  public func applicationWillEnterForeground(_ application: UIApplication) {}

  /// An empty body.
  public func applicationDidBecomeActive(_ application: UIApplication) {}

  /// An empty body.
  public func applicationWillResignActive(_ application: UIApplication) {}

  /// An empty body.
  public func applicationDidEnterBackground(_ application: UIApplication) {}

  /// An empty body.
  public func applicationWillTerminate(_ application: UIApplication) {}

  /// Creates the delegate, opens the window of the program, runs until it is closed, and exits the process. Called by `@main` and
  /// `@UIApplicationMain`.
  public static func main() { DelegateProgram<Self>.main() }
}

extension UIApplicationDelegate {
  /// Calls the method for a step.
  func follow(_ step: ApplicationStep, of application: UIApplication) {
    switch step {
    case .willEnterForeground: applicationWillEnterForeground(application)
    case .didBecomeActive: applicationDidBecomeActive(application)
    case .willResignActive: applicationWillResignActive(application)
    case .didEnterBackground: applicationDidEnterBackground(application)
    case .willTerminate: applicationWillTerminate(application)
    }
  }
}
