import Combine
import SwiftUI
import UIKit

class SceneDelegate: UIResponder, UIWindowSceneDelegate {

  /// The ticks of the player in tests.
  static var ticks: AnyPublisher<Date, Never>?

  var window: UIWindow?

  func scene(
    _ scene: UIScene, willConnectTo session: UISceneSession, options connectionOptions: UIScene.ConnectionOptions
  ) {
    // Creates the view that fills the window.
    let player = SceneDelegate.ticks.map(Player.init(ticks:)) ?? Player()
    let contentView = ContentView().environmentObject(player)

    // Shows the view in a window of the scene.
    if let windowScene = scene as? UIWindowScene {
      let window = UIWindow(windowScene: windowScene)
      window.rootViewController = UIHostingController(rootView: contentView)
      self.window = window
      window.makeKeyAndVisible()
    }
  }

  func sceneDidDisconnect(_ scene: UIScene) {
    // Releases resources that the scene can create again.
  }

  func sceneDidBecomeActive(_ scene: UIScene) {
    // Restarts tasks that were paused while the scene was inactive.
  }

  func sceneWillResignActive(_ scene: UIScene) {
    // Pauses tasks before the scene becomes inactive.
  }

  func sceneWillEnterForeground(_ scene: UIScene) {
    // Undoes the changes of entering the background.
  }

  func sceneDidEnterBackground(_ scene: UIScene) {
    // Saves data before the scene is suspended.
  }
}
