import Foundation
import ScrollUI

/// The scene of a program with its windows.
@preconcurrency @MainActor public final class UIWindowScene: UIScene {
  /// The screen of the scene.
  public var screen: UIScreen { UIScreen.main }
  /// The windows of the display, for the scene of an `App`.
  private var known: [(display: WeakDisplay, window: UIWindow)] = []

  private struct WeakDisplay {
    weak var display: ProgramWindow?
  }

  /// The delegate, if it is for windows.
  var windowDelegate: (any UIWindowSceneDelegate)? { delegate as? any UIWindowSceneDelegate }

  /// The windows of the scene: those that its delegate has made, in an `App` those of the display, the
  /// window that the user operates first.
  public var windows: [UIWindow] { delegate == nil ? displayed : UIApplication.shared.shown.windows }

  /// The window that the user operates; nil without a window.
  public var keyWindow: UIWindow? { windows.first(where: \.isKeyWindow) }

  private var displayed: [UIWindow] {
    // Samples end the focus in `windows.first`.
    let active = ProgramWindow.active()
    let open = [active].compactMap(\.self) + ProgramWindow.open.filter { $0 !== active }
    known.removeAll { entry in !open.contains { $0 === entry.display.display } }
    for display in open where !known.contains(where: { $0.display.display === display }) {
      known.append((WeakDisplay(display: display), UIWindow(display, in: self)))
    }
    return open.compactMap { display in known.first { $0.display.display === display }?.window }
  }

  /// Calls the method of the delegate for a step.
  func follow(_ step: ApplicationStep) {
    switch step {
    case .willEnterForeground: delegate?.sceneWillEnterForeground(self)
    case .didBecomeActive: delegate?.sceneDidBecomeActive(self)
    case .willResignActive: delegate?.sceneWillResignActive(self)
    case .didEnterBackground: delegate?.sceneDidEnterBackground(self)
    case .willTerminate: break
    }
  }
}
