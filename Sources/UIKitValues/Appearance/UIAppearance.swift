import Foundation
import ScrollUI

/// The types of UIKit with a common style of all views. It has no effect: views of SwiftUI have their styles by modifiers.
@preconcurrency @MainActor public protocol UIAppearance: AnyObject {
  /// Creates a style.
  init()
}

extension UIAppearance {
  /// The common style of all views. Changes have no effect.
  public static func appearance() -> Self { Self() }

  /// The common style of the views inside of views of some types. Changes have no effect.
  public static func appearance(whenContainedInInstancesOf types: [any UIAppearance.Type]) -> Self { Self() }
}

/// The base of the types with a common style. It has no effect: views of SwiftUI have their styles by modifiers.
@preconcurrency @MainActor public class UIView: UIAppearance {
  /// The color behind the view; nil by default.
  public var backgroundColor: UIColor?
  /// The color of controls; nil for that of the surroundings.
  public var tintColor: UIColor?

  /// Creates a style.
  public required init() {}
}

/// The bars of UIKit. It has no effect: `toolbarBackground(_:for:)` sets the color of a bar.
@preconcurrency @MainActor public class UIBar: UIView {
  /// The color behind the bar; nil for that of the surroundings.
  public var barTintColor: UIColor?
  /// True if content shines through the bar.
  public var isTranslucent = true
  /// The image of the line below the bar; nil for a line.
  public var shadowImage: UIImage?
  /// The image behind the bar; nil by default.
  public var backgroundImage: UIImage?
}

/// The bar at the top of a page. It has no effect: `toolbarBackground(_:for:)` sets the color of a bar.
@preconcurrency @MainActor public final class UINavigationBar: UIBar {
  /// The attributes of the title; nil for those of the system.
  public var titleTextAttributes: [NSAttributedString.Key: Any]?
  /// The attributes of a large title; nil for those of the system.
  public var largeTitleTextAttributes: [NSAttributedString.Key: Any]?
  /// The appearance of the bar.
  public var standardAppearance = UINavigationBarAppearance()
  /// The appearance of a low bar; nil for `standardAppearance`.
  public var compactAppearance: UINavigationBarAppearance?
  /// The appearance of the bar above content that is not scrolled; nil for that of the system.
  public var scrollEdgeAppearance: UINavigationBarAppearance?

  /// An empty body.
  public func setBackgroundImage(_ image: UIImage?, for metrics: UIBarMetrics) {}
}

/// The height of a bar.
public enum UIBarMetrics: Int, Sendable {
  /// The usual height.
  case `default` = 0
  /// The height on a telephone that lies on its side.
  case compact = 1
}

/// The bar of tabs. It has no effect: `toolbarBackground(_:for:)` sets the color of a bar.
@preconcurrency @MainActor public final class UITabBar: UIBar {
  /// The color of tabs that are not chosen; nil for that of the system.
  public var unselectedItemTintColor: UIColor?
  /// The appearance of the bar.
  public var standardAppearance = UITabBarAppearance()
  /// The appearance of the bar above content that is scrolled to its end; nil for that of the system.
  public var scrollEdgeAppearance: UITabBarAppearance?
}

/// The bar of buttons. It has no effect: `toolbarBackground(_:for:)` sets the color of a bar.
@preconcurrency @MainActor public final class UIToolbar: UIBar {}

/// The style of a bar's background. It has no effect: `toolbarBackground(_:for:)` sets the color of a bar.
@preconcurrency @MainActor public class UIBarAppearance: NSObject {
  /// The color of the background; nil by default.
  public var backgroundColor: UIColor?
  /// The color of the line at the edge of the bar; nil by default.
  public var shadowColor: UIColor?

  /// Creates the style of the system.
  nonisolated public override init() { super.init() }

  /// An empty body.
  public func configureWithDefaultBackground() {}
  /// An empty body.
  public func configureWithOpaqueBackground() {}
  /// An empty body.
  public func configureWithTransparentBackground() {}
}

/// The style of a bar with a title. It has no effect: `toolbarBackground(_:for:)` sets the color of a bar.
@preconcurrency @MainActor public final class UINavigationBarAppearance: UIBarAppearance {
  /// The attributes of the title.
  public var titleTextAttributes: [NSAttributedString.Key: Any] = [:]
  /// The attributes of a large title.
  public var largeTitleTextAttributes: [NSAttributedString.Key: Any] = [:]
}

/// The style of a bar of tabs. It has no effect: `toolbarBackground(_:for:)` sets the color of a bar.
@preconcurrency @MainActor public final class UITabBarAppearance: UIBarAppearance {}
