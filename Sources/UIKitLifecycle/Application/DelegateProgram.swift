import Engine
import Foundation
import SDLHost
import ScrollUI

/// The program of an application delegate, with a single window, as an `App`.
///
/// `@UIApplicationMain` runs it. A test opens it in a window without a screen:
///
/// ```swift
/// let window = TestWindow(app: DelegateProgram<AppDelegate>())
/// ```
///
/// The process has one `UIApplication`: a second program replaces the delegate of the first.
public struct DelegateProgram<Delegate: UIApplicationDelegate>: App {
  /// Creates the delegates and lets them make the window.
  public init() { UIApplication.shared.launch(Delegate.self) }

  /// The window of the delegates.
  public var body: some Scene {
    WindowGroup { ApplicationContent(application: UIApplication.shared) }
  }
}

extension UIApplication {
  /// Starts a program: calls the application delegate, then the scene delegate, which makes the window.
  func launch(_ type: any UIApplicationDelegate.Type) {
    guard let delegate = Self.make(type) as? any UIApplicationDelegate else { return }
    ProgramWindow.launch {
      begin(with: delegate)
      connect(UISceneSession(), beside: type)
    }
    if shown.key == nil {
      Diagnostics.warn(
        "\(type) has no window to show; call the scene delegate SceneDelegate, or set UISceneConfiguration.delegateClass"
      )
    }
  }

  /// Calls the scene delegate of the program.
  private func connect(_ session: UISceneSession, beside type: any UIApplicationDelegate.Type) {
    let options = UIScene.ConnectionOptions(LaunchAddresses.urls)
    let configuration = delegate?.application(self, configurationForConnecting: session, options: options)
    guard let configuration else { return }
    session.configuration = configuration
    guard let sceneType = configuration.delegateClass ?? Self.sceneDelegate(beside: type),
      let object = Self.make(sceneType) as? any UIWindowSceneDelegate
    else { return }
    let scene = UIWindowScene(session: session, delegate: object)
    self.scene = scene
    object.scene(scene, willConnectTo: session, options: options)
  }

  /// Makes `delegate` that of the program, without windows, and calls its methods for the start.
  func begin(with delegate: any UIApplicationDelegate) {
    shown.windows = []
    scene = nil
    self.delegate = delegate
    ApplicationSteps.observe()
    var options: [LaunchOptionsKey: Any] = [:]
    options[.url] = LaunchAddresses.urls.first
    let given = options.isEmpty ? nil : options
    _ = delegate.application(self, willFinishLaunchingWithOptions: given)
    _ = delegate.application(self, didFinishLaunchingWithOptions: given)
  }

  /// A new object of a class that inherits from `NSObject`.
  static func make(_ type: Any.Type) -> NSObject? { (type as? NSObject.Type).map(ObjectMaker.make) }

  /// The class `SceneDelegate` in the module of `type`.
  private static func sceneDelegate(beside type: Any.Type) -> AnyClass? {
    let module = String(reflecting: type).prefix { $0 != "." }
    return _typeByName("\(module).SceneDelegate") as? AnyClass
  }
}

/// The root view of the window that the user operates.
struct ApplicationContent: View {
  let application: UIApplication
  @Environment(\.scenePhase) private var phase

  var body: some View {
    let scene = application.scene
    content
      .onAppear { follow(scene, from: nil, to: phase) }
      .onChange(of: phase) { old, new in follow(scene, from: old, to: new) }
      .onDisappear { if let scene { scene.windowDelegate?.sceneDidDisconnect(scene) } }
  }

  @ViewBuilder private var content: some View {
    if let window = application.shown.key {
      WindowContent(content: window.content)
    }
  }

  private func follow(_ scene: UIWindowScene?, from old: ScenePhase?, to new: ScenePhase) {
    for step in ApplicationStep.steps(from: old, to: new) {
      if let scene {
        scene.follow(step)
      } else {
        application.delegate?.follow(step, of: application)
      }
    }
  }
}

/// The root view of a window, with its colors.
private struct WindowContent: View {
  let content: WindowRoot

  var body: some View {
    content.view.id(content.controller)
      .tint(content.tint.map { Color($0) })
      .preferredColorScheme(content.style.colorScheme)
  }
}
