import SwiftUI
import UIKit

class GrocerySceneDelegate: UIResponder, UIWindowSceneDelegate {
  var window: UIWindow?

  private var store: GroceryStore? {
    (UIApplication.shared.delegate as? AppDelegate)?.store
  }

  func scene(
    _ scene: UIScene, willConnectTo session: UISceneSession, options connectionOptions: UIScene.ConnectionOptions
  ) {
    guard let windowScene = (scene as? UIWindowScene), let store = store else { return }
    let window = UIWindow(windowScene: windowScene)
    window.tintColor = .systemGreen
    window.rootViewController = HostingController(rootView: AnyView(GroceryList().environmentObject(store)))
    self.window = window
    window.makeKeyAndVisible()
  }

  func sceneWillEnterForeground(_ scene: UIScene) {
    store?.load()
  }

  func sceneDidEnterBackground(_ scene: UIScene) {
    store?.save()
  }
}

class HostingController: UIHostingController<AnyView> {
  override var preferredStatusBarStyle: UIStatusBarStyle {
    return .lightContent
  }
}
