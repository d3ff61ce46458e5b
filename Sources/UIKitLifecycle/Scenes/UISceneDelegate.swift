import Foundation

/// The object that makes the windows of a scene and follows its use.
@preconcurrency @MainActor public protocol UISceneDelegate: NSObjectProtocol {
  /// Called when the program starts, to make the window of the scene.
  func scene(
    _ scene: UIScene, willConnectTo session: UISceneSession, options connectionOptions: UIScene.ConnectionOptions)
  /// Called when the window is closed.
  func sceneDidDisconnect(_ scene: UIScene)
  /// Called before the window is shown, or shown again.
  func sceneWillEnterForeground(_ scene: UIScene)
  /// Called after the window has got the keyboard.
  func sceneDidBecomeActive(_ scene: UIScene)
  /// Called after the window has lost the keyboard.
  func sceneWillResignActive(_ scene: UIScene)
  /// Called after the window was hidden or minimized, and at the end of the program.
  func sceneDidEnterBackground(_ scene: UIScene)
}

extension UISceneDelegate {
  /// An empty body.
  public func scene(
    _ scene: UIScene, willConnectTo session: UISceneSession, options connectionOptions: UIScene.ConnectionOptions
  ) {}

  /// An empty body.
  public func sceneDidDisconnect(_ scene: UIScene) {}

  /// An empty body.
  public func sceneWillEnterForeground(_ scene: UIScene) {}

  /// An empty body.
  public func sceneDidBecomeActive(_ scene: UIScene) {}

  /// An empty body.
  public func sceneWillResignActive(_ scene: UIScene) {}

  /// An empty body.
  public func sceneDidEnterBackground(_ scene: UIScene) {}
}

/// The delegate of a `UIWindowScene`.
@preconcurrency @MainActor public protocol UIWindowSceneDelegate: UISceneDelegate {
  /// The window of the scene.
  var window: UIWindow? { get set }
}

extension UIWindowSceneDelegate {
  /// Nil; a new value is ignored.
  public var window: UIWindow? {
    get { nil }
    set {}
  }
}
