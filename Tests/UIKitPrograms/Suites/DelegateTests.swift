import Engine
import ScrollUI
import ScrollUITesting
import SwiftUI
import Testing
import UIKit
import UIKitLifecycle

/// The calls of application delegates and scene delegates, and the windows that they make.
@MainActor @Suite struct DelegateTests {
  private func launched() -> TestWindow {
    Calls.names = []
    let window = TestWindow(app: DelegateProgram<RecordingDelegate>())
    window.settle()
    return window
  }

  private var root: UIWindow? { UIApplication.shared.windows.first }

  @Test func delegatesAreCalledInTheirOrder() {
    let window = launched()
    #expect(
      Calls.names == ["will launch", "did launch alone", "configure", "connect []", "foreground", "active"])
    #expect(UIApplication.shared.delegate is RecordingDelegate)
    withExtendedLifetime(window) {}
  }

  @Test func theScreenOfALaunchIsNotThatOfAWindowThereIs() {
    let other = TestWindow(width: 120, height: 90) { Text("Other") }
    let window = launched()
    #expect(Calls.screen == ProgramWindow.expectedSize && Calls.screen != CGSize(width: 120, height: 90))
    withExtendedLifetime((other, window)) {}
  }

  @Test func aSceneFollowsItsWindow() {
    let window = launched()
    Calls.names = []
    window.send(.focusLost)
    window.advance()
    window.settle()
    #expect(Calls.names == ["resign"])
    window.key("Left Shift")
    window.settle()
    #expect(Calls.names == ["resign", "active"])
    window.host.isShown = false
    window.settle()
    #expect(Calls.names == ["resign", "active", "resign", "background"])
    window.host.isShown = true
    window.settle()
    #expect(Calls.names.suffix(2) == ["foreground", "active"])
    window.close()
    window.advance()
    #expect(Calls.names.last == "disconnect")
  }

  @Test func addressesOfTheCommandLineAreGivenToTheDelegates() {
    LaunchAddresses.urls = ["example://page"].compactMap { URL(string: $0) }
    defer { LaunchAddresses.urls = [] }
    let window = launched()
    #expect(
      Calls.names.prefix(4) == [
        "will launch", "did launch with an address", "configure", #"connect ["example://page"]"#,
      ])
    withExtendedLifetime(window) {}
  }

  // MARK: Windows

  @Test func aNewRootViewKeepsTheStateOfTheOld() throws {
    let window = launched()
    window.button("Count").press()
    window.settle()
    let controller = try #require(root?.rootViewController as? UIHostingController<Counter>)
    controller.rootView = Counter(title: "Second")
    window.settle()
    #expect(window.texts.contains("Second 1"))
  }

  @Test func aNewControllerBeginsWithNewState() throws {
    let window = launched()
    window.button("Count").press()
    window.settle()
    root?.rootViewController = UIHostingController(rootView: Counter(title: "Other"))
    window.settle()
    #expect(window.texts.contains("Other 0"))
  }

  @Test func theWindowThatWasMadeKeyLastIsShown() throws {
    let window = launched()
    let other = UIWindow(frame: UIScreen.main.bounds)
    other.rootViewController = UIHostingController(rootView: Text("Other window"))
    #expect(!window.texts.contains("Other window"))
    other.makeKeyAndVisible()
    window.settle()
    #expect(window.texts == ["Other window"] && other.isKeyWindow)
    #expect(UIApplication.shared.windows.count == 2)
  }

  @Test func aSubclassOfTheControllerIsLoadedOnce() {
    final class Loading: UIHostingController<Text> {
      var loads = 0
      override func viewDidLoad() { loads += 1 }
    }
    let window = launched()
    let controller = Loading(rootView: Text("Loaded"))
    root?.rootViewController = controller
    root?.rootViewController = nil
    root?.rootViewController = controller
    window.settle()
    #expect(controller.loads == 1 && window.texts == ["Loaded"])
  }

  @Test func theStyleOfAWindowIsThatOfItsViews() {
    struct Scheme: View {
      @Environment(\.colorScheme) private var scheme
      var body: some View { Text(scheme == .dark ? "dark" : "light") }
    }
    let window = launched()
    let controller = UIHostingController(rootView: Scheme())
    root?.rootViewController = controller
    window.settle()
    #expect(window.texts == ["light"])
    root?.overrideUserInterfaceStyle = .dark
    window.settle()
    #expect(window.texts == ["dark"])
    controller.overrideUserInterfaceStyle = .light
    window.settle()
    #expect(window.texts == ["light"])
  }

  @Test func theWindowHasTheSizeAndTheSafeAreaOfTheDisplay() {
    let window = launched()
    window.send(.resize(CGSize(width: 320, height: 480)))
    window.advance()
    window.settle()
    #expect(root?.bounds == CGRect(x: 0, y: 0, width: 320, height: 480))
    #expect(root?.safeAreaInsets == .zero && root?.windowScene?.screen === UIScreen.main)
  }

  @Test func aProgramWithoutAWindowIsReported() {
    final class Windowless: NSObject, UIApplicationDelegate {
      func application(
        _ application: UIApplication, configurationForConnecting connectingSceneSession: UISceneSession,
        options: UIScene.ConnectionOptions
      ) -> UISceneConfiguration {
        let configuration = UISceneConfiguration(name: nil, sessionRole: connectingSceneSession.role)
        configuration.delegateClass = NSObject.self
        return configuration
      }
    }
    let messages = Diagnostics.collecting { _ = TestWindow(app: DelegateProgram<Windowless>()) }
    #expect(messages.contains { $0.contains("Windowless has no window to show") })
  }

  // MARK: The application

  @Test func theActiveWindowOfAnAppIsFirstAndEndsTheFocus() {
    Calls.names = []
    let other = TestWindow { Text("Another window") }
    let window = TestWindow(app: AdaptedProgram())
    window.settle()
    window.textField("Name").focus()
    window.settle()
    #expect(window.textField("Name").isFocused)
    let scenes = UIApplication.shared.connectedScenes.compactMap { $0 as? UIWindowScene }
    #expect(scenes.first?.windows.first === scenes.first?.keyWindow)
    #expect(UIApplication.shared.windows.count > 1)
    UIApplication.shared.windows.first?.endEditing(true)
    window.settle()
    #expect(!window.textField("Name").isFocused)
    other.close()
  }

  @Test func anAdaptedDelegateStartsBeforeTheFirstBody() {
    Calls.names = []
    let window = TestWindow(app: AdaptedProgram())
    window.settle()
    #expect(window.texts.contains("made by its initializer after did launch"))
    #expect(UIApplication.shared.delegate is AdaptedDelegate)
  }

  @Test func webPagesAndMailAreOpened() {
    let window = TestWindow { Text("Page") }
    var opened: [String] = []
    window.pipeline.services.openAddress = {
      opened.append($0)
      return true
    }
    var answers: [Bool] = []
    for address in ["https://example.org", "file:///bin/true"].compactMap({ URL(string: $0) }) {
      UIApplication.shared.open(address, options: [:]) { answers.append($0) }
    }
    #expect(opened == ["https://example.org"] && answers == [true, false])
  }

  // MARK: Notifications

  @Test(
    arguments: [
      (nil, .active, ["WillEnterForeground", "DidBecomeActive"]),
      (.active, .inactive, ["WillResignActive"]),
      (.inactive, .active, ["DidBecomeActive"]),
      (.active, .background, ["WillResignActive", "DidEnterBackground"]),
      (.background, .inactive, ["WillEnterForeground"]),
      (.background, nil, ["WillTerminate"]),
      (.active, nil, ["WillResignActive", "DidEnterBackground", "WillTerminate"]),
    ] as [(ScenePhase?, ScenePhase?, [String])])
  func changesOfThePhaseArePosted(old: ScenePhase?, new: ScenePhase?, names: [String]) {
    let center = NotificationCenter()
    nonisolated(unsafe) var posted: [String] = []
    let token = center.addObserver(forName: nil, object: nil, queue: nil) { posted.append($0.name.rawValue) }
    ApplicationSteps.post(from: old, to: new, to: center)
    #expect(posted == names.map { "UIApplication\($0)Notification" })
    center.removeObserver(token)
  }

  @Test func aListenerHearsThatTheProgramIsActive() async {
    var count = 0
    let token = NotificationCenter.default.publisher(for: UIApplication.didBecomeActiveNotification).sink { _ in
      count += 1
    }
    let window = TestWindow { Text("Page") }
    #expect(await window.wait { count > 0 })
    #expect(UIApplication.shared.applicationState == .active)
    withExtendedLifetime(token) {}
  }
}
