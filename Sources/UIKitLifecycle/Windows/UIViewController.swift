import Foundation
import ScrollUI

/// The base of `UIHostingController`.
@preconcurrency @MainActor open class UIViewController: UIResponder {
  /// The title of the controller. Has no effect: a window has the title of its view.
  public var title: String?
  /// The color scheme of the controller's view. The default is that of its window.
  public var overrideUserInterfaceStyle = UIUserInterfaceStyle.unspecified { didSet { window?.update() } }
  /// The window that shows the controller.
  weak var window: UIWindow?

  /// Creates a controller with an empty view.
  nonisolated public override init() { super.init() }

  /// Returns nil: there are no archives of controllers.
  public required init?(coder: NSCoder) { return nil }

  var hostedView: AnyView { AnyView(EmptyView()) }

  private var isLoaded = false

  /// Calls `viewDidLoad()` once.
  func load() {
    guard !isLoaded else { return }
    isLoaded = true
    viewDidLoad()
  }

  /// Called when the controller becomes that of a window for the first time. The default has an empty body.
  open func viewDidLoad() {}

  /// The style of the bar with the clock on iPhones. Has no effect: windows have no such bar.
  open var preferredStatusBarStyle: UIStatusBarStyle { .default }
  /// True to hide the bar with the clock on iPhones. Has no effect: windows have no such bar.
  open var prefersStatusBarHidden: Bool { false }
  /// True to hide the line at the lower edge of iPhones. Has no effect: windows have no such line.
  open var prefersHomeIndicatorAutoHidden: Bool { false }
}

/// The style of the bar with the clock on iPhones. It has no effect: windows have no such bar.
public enum UIStatusBarStyle: Int, Sendable {
  /// Dark or light characters.
  case `default` = 0
  /// Light characters.
  case lightContent = 1
  /// Dark characters.
  case darkContent = 3
}

/// The controller of a view in a `UIWindow`.
@preconcurrency @MainActor open class UIHostingController<Content: View>: UIViewController {
  /// The view. A new value is shown with the state of the previous value.
  public var rootView: Content { didSet { window?.update() } }

  /// Creates the controller of `rootView`.
  public init(rootView: Content) {
    self.rootView = rootView
    super.init()
  }

  /// Returns nil: there are no archives of controllers.
  public required init?(coder: NSCoder) { return nil }

  override var hostedView: AnyView { AnyView(rootView) }
}
