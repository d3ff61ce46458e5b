import UIKit

@main
class AppDelegate: UIResponder, UIApplicationDelegate {
  let store = GroceryStore()

  func application(
    _ application: UIApplication, didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool {
    UITableView.appearance().separatorStyle = .none
    UINavigationBar.appearance().largeTitleTextAttributes = [.foregroundColor: UIColor.systemGreen]
    return true
  }

  func application(
    _ application: UIApplication, configurationForConnecting connectingSceneSession: UISceneSession,
    options: UIScene.ConnectionOptions
  ) -> UISceneConfiguration {
    let configuration = UISceneConfiguration(name: "Default", sessionRole: connectingSceneSession.role)
    configuration.delegateClass = GrocerySceneDelegate.self
    return configuration
  }

  func applicationWillTerminate(_ application: UIApplication) {
    store.save()
  }
}
