import Foundation
import ScrollUI

/// The running program: its delegate, its scenes and its windows.
///
/// `shared` is the program itself, with a delegate or without, so that code which asks for windows works in an `App`, too.
@preconcurrency @MainActor public final class UIApplication: UIResponder {
  /// The running program.
  public static let shared = UIApplication(windows: ShownWindow())

  /// The delegate; nil for an `App` without a `UIApplicationDelegateAdaptor`.
  public var delegate: (any UIApplicationDelegate)?
  /// Has no effect: the desktop decides when the screen is switched off.
  public var isIdleTimerDisabled = false
  /// The windows of a program with delegates, which its scene delegate or its application delegate has made.
  let shown: ShownWindow
  /// The scene of a program with delegates; nil for an `App`, and for a program that shows its window by the application delegate.
  var scene: UIWindowScene?
  /// The scene of an `App`: its windows are those of the display.
  private lazy var ownScene = UIWindowScene(session: UISceneSession(), delegate: nil)

  private init(windows: ShownWindow) {
    shown = windows
    super.init()
  }

  /// The use of a program by the user.
  public enum State: Int, Sendable {
    /// A window has the keyboard.
    case active = 0
    /// Windows are shown without the keyboard.
    case inactive = 1
    /// No window is shown.
    case background = 2

    init(_ phase: ScenePhase?) {
      switch phase {
      case .active: self = .active
      case .inactive: self = .inactive
      default: self = .background
      }
    }
  }

  /// The use of the program: that of its window with the highest `ScenePhase`.
  public var applicationState: State { State(ProgramPhase.shared.present) }

  /// The scenes of the program: a single `UIWindowScene`.
  public var connectedScenes: Set<UIScene> { [scene ?? ownScene] }

  /// The windows of the program.
  public var windows: [UIWindow] { shown.windows.isEmpty ? ownScene.windows : shown.windows }

  /// The window that the user operates; nil without a window.
  public var keyWindow: UIWindow? { windows.first(where: \.isKeyWindow) }

  // MARK: Addresses

  /// The options of `open(_:options:completionHandler:)`. They have no effect: the desktop opens addresses.
  public struct OpenExternalURLOptionsKey: RawRepresentable, Hashable, Sendable {
    /// The name of the option.
    public let rawValue: String

    /// Creates an option.
    public init(rawValue: String) { self.rawValue = rawValue }
  }

  /// True for the addresses that `open(_:options:completionHandler:)` opens: web pages and mail.
  public func canOpenURL(_ url: URL) -> Bool { OpenURLAction.isOpened(url) }

  /// Opens a web page, or writes a mail, with the program that the desktop has chosen for the address.
  ///
  /// - Parameters:
  ///   - url: An address with the scheme http, https or mailto.
  ///   - options: Has no effect.
  ///   - completion: Called with false if the address was not opened.
  public func open(
    _ url: URL, options: [OpenExternalURLOptionsKey: Any] = [:], completionHandler completion: ((Bool) -> Void)? = nil
  ) {
    let isOpened = ProgramWindow.active()?.open(url) ?? false
    completion?(isOpened)
  }
}

extension UIApplication {
  /// The keys of the facts with which a program was started.
  public struct LaunchOptionsKey: RawRepresentable, Hashable, Sendable {
    /// The name of the key.
    public let rawValue: String

    /// Creates a key.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// The key of the address with which the program was started, a `URL`.
    public static let url = LaunchOptionsKey(rawValue: "UIApplicationLaunchOptionsURLKey")
  }
}
