import SwiftUI
import UIKit

class SceneDelegate: UIResponder, UIWindowSceneDelegate {

  /// The folder of the list in tests.
  static var folder: URL?

  var window: UIWindow?

  func scene(
    _ scene: UIScene, willConnectTo session: UISceneSession, options connectionOptions: UIScene.ConnectionOptions
  ) {
    // Creates the view that fills the window.
    let store = SceneDelegate.folder.map(PackingStore.init(folder:)) ?? PackingStore()
    let contentView = ContentView(store: store)

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
