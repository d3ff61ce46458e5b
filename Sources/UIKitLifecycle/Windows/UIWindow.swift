import Foundation
import Observation
import ScrollUI

/// The window of a program with delegates. The window that was made key and visible last is shown.
///
/// ```swift
/// let window = UIWindow(windowScene: windowScene)
/// window.rootViewController = UIHostingController(rootView: ContentView())
/// window.makeKeyAndVisible()
/// ```
@preconcurrency @MainActor public final class UIWindow: UIResponder {
  /// The scene of the window; nil for a window that the application delegate shows.
  public var windowScene: UIWindowScene?
  /// The controller of the window's view. A new controller shows its view at once.
  public var rootViewController: UIViewController? { didSet { showController(replacing: oldValue) } }
  /// The color of controls, see `View.tint(_:)`; nil for that of the desktop.
  public var tintColor: UIColor? { didSet { content.tint = tintColor } }
  /// The color scheme of the window. The default is that of the desktop.
  public var overrideUserInterfaceStyle = UIUserInterfaceStyle.unspecified { didSet { updateStyle() } }
  let content = WindowRoot()
  /// The window of the display, in an `App`; nil for a window of delegates.
  private weak var ownDisplay: ProgramWindow?

  /// Creates a window of a scene.
  public init(windowScene: UIWindowScene) {
    self.windowScene = windowScene
    super.init()
    UIApplication.shared.shown.windows.append(self)
  }

  /// Creates a window without a scene. The desktop and the user decide on the size in place of `frame`.
  public init(frame: CGRect) { super.init() }

  init(_ display: ProgramWindow, in scene: UIWindowScene) {
    windowScene = scene
    ownDisplay = display
    super.init()
  }

  /// Shows the window in place of the shown window.
  public func makeKeyAndVisible() { UIApplication.shared.shown.show(self) }

  private var display: ProgramWindow? {
    ownDisplay ?? (UIApplication.shared.shown.key === self ? ProgramWindow.active() : nil)
  }

  /// True if the user operates the window.
  public var isKeyWindow: Bool { display.map { $0 === ProgramWindow.active() } ?? false }

  /// The rectangle of the window in its own coordinates, in points.
  public var bounds: CGRect { CGRect(origin: .zero, size: display?.size ?? ProgramWindow.expectedSize) }

  /// The rectangle of the window on its screen, in points: `bounds`.
  public var frame: CGRect { bounds }

  /// The safe area of the window, in points.
  public var safeAreaInsets: UIEdgeInsets {
    let insets = display?.safeArea ?? EdgeInsets()
    return UIEdgeInsets(top: insets.top, left: insets.leading, bottom: insets.bottom, right: insets.trailing)
  }

  /// Ends the focus of a text field in the window. Returns true: with `force` and without, no field keeps the focus.
  @discardableResult public func endEditing(_ force: Bool) -> Bool {
    display?.endFocus()
    return true
  }

  private func showController(replacing old: UIViewController?) {
    old?.window = nil
    rootViewController?.window = self
    rootViewController?.load()
    update()
  }

  /// Shows the present view of the controller.
  func update() {
    content.view = rootViewController?.hostedView ?? AnyView(EmptyView())
    content.controller = rootViewController.map(ObjectIdentifier.init)
    updateStyle()
  }

  private func updateStyle() {
    let own = rootViewController?.overrideUserInterfaceStyle ?? .unspecified
    content.style = own == .unspecified ? overrideUserInterfaceStyle : own
  }
}

/// The view of a `UIWindow`. A body that reads it is evaluated again after a change.
@MainActor @Observable final class WindowRoot {
  var view = AnyView(EmptyView())
  /// The identity of the controller: the state of its view ends with it.
  var controller: ObjectIdentifier?
  var tint: UIColor?
  var style = UIUserInterfaceStyle.unspecified
}

/// The windows that delegates have made, and the shown window.
@MainActor @Observable final class ShownWindow {
  @ObservationIgnored var windows: [UIWindow] = [] {
    didSet { if windows.isEmpty { visible = nil } }
  }
  private var visible: UIWindow?

  /// The window that is shown: that which was made key and visible last.
  var key: UIWindow? { visible }

  func show(_ window: UIWindow) {
    if !windows.contains(where: { $0 === window }) { windows.append(window) }
    visible = window
  }
}

extension UIUserInterfaceStyle {
  var colorScheme: ColorScheme? {
    switch self {
    case .unspecified: nil
    case .light: .light
    case .dark: .dark
    }
  }
}
