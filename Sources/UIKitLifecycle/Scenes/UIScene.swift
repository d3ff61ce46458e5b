import Foundation
import ScrollUI

/// The windows of a program, with their delegate. A program has a single scene.
@preconcurrency @MainActor open class UIScene: UIResponder {
  /// The session of the scene.
  public let session: UISceneSession
  /// The delegate; nil in an `App`.
  public let delegate: (any UISceneDelegate)?
  /// The title of the scene; nil for that of the program. Has no effect: a window has the title of its view.
  public var title: String?

  init(session: UISceneSession, delegate: (any UISceneDelegate)?) {
    self.session = session
    self.delegate = delegate
    super.init()
  }

  /// The use of a scene by the user.
  public enum ActivationState: Int, Sendable {
    /// The scene has no window.
    case unattached = -1
    /// A window has the keyboard.
    case foregroundActive = 0
    /// Windows are shown without the keyboard.
    case foregroundInactive = 1
    /// No window is shown.
    case background = 2
  }

  /// The use of the scene: that of the program.
  public var activationState: ActivationState {
    switch ProgramPhase.shared.present {
    case .active: .foregroundActive
    case .inactive: .foregroundInactive
    case .background: .background
    case nil: .unattached
    }
  }

  /// The facts with which a scene is connected.
  @preconcurrency @MainActor public final class ConnectionOptions: NSObject {
    /// The addresses with which the program was started.
    public let urlContexts: Set<UIOpenURLContext>

    init(_ addresses: [URL]) { urlContexts = Set(addresses.map(UIOpenURLContext.init)) }
  }
}

/// An address with which a program was started.
@preconcurrency @MainActor public final class UIOpenURLContext: NSObject {
  /// The address.
  public let url: URL

  init(_ url: URL) { self.url = url }
}

/// The session of a scene, which lasts as long as the program.
@preconcurrency @MainActor public final class UISceneSession: NSObject {
  /// The use of a scene.
  public struct Role: RawRepresentable, Hashable, Sendable {
    /// The name of the use.
    public let rawValue: String

    /// Creates a use.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// The use of windows.
    public static let windowApplication = Role(rawValue: "UIWindowSceneSessionRoleApplication")
  }

  /// The use of the scene.
  public let role = Role.windowApplication
  /// A name that lasts as long as the session.
  public let persistentIdentifier = UUID().uuidString
  /// The configuration that the application delegate has returned.
  public internal(set) lazy var configuration = UISceneConfiguration(name: nil, sessionRole: role)
}

/// A choice of the delegate of a scene.
@preconcurrency @MainActor public final class UISceneConfiguration: NSObject {
  /// The name of the configuration; nil by default.
  public let name: String?
  /// The use of the scene.
  public let role: UISceneSession.Role
  /// The class of the scene's delegate; nil for the class `SceneDelegate` in the module of the application delegate.
  public var delegateClass: AnyClass?
  /// Has no effect: scenes are of the class `UIWindowScene`.
  public var sceneClass: AnyClass?

  /// Creates a configuration without a class. No file of the program is read for `name`.
  public init(name: String?, sessionRole: UISceneSession.Role) {
    self.name = name
    role = sessionRole
  }
}
