import Foundation

/// The scroll views of UIKit. It has no effect: `scrollIndicators(_:)` and `scrollBounceBehavior(_:)` are the modifiers.
@preconcurrency @MainActor public class UIScrollView: UIView {
  /// True if content moves beyond its edges.
  public var bounces = true
  /// True if a bar shows the vertical position.
  public var showsVerticalScrollIndicator = true
  /// True if a bar shows the horizontal position.
  public var showsHorizontalScrollIndicator = true
  /// The end of the keyboard by scrolling.
  public var keyboardDismissMode = KeyboardDismissMode.none
  /// True if content is scrolled by whole pages.
  public var isPagingEnabled = false

  /// The end of the keyboard by scrolling.
  public enum KeyboardDismissMode: Int, Sendable {
    /// The keyboard stays.
    case none = 0
    /// A drag ends the keyboard.
    case onDrag = 1
    /// The keyboard follows a drag.
    case interactive = 2
  }
}

/// The lists of UIKit. It has no effect: `listRowSeparator(_:)`, `listRowBackground(_:)` and `scrollContentBackground(_:)` are the modifiers.
@preconcurrency @MainActor public final class UITableView: UIScrollView {
  /// The lines between rows.
  public var separatorStyle = UITableViewCell.SeparatorStyle.singleLine
  /// The color of the lines between rows; nil for that of the system.
  public var separatorColor: UIColor?
  /// The view below the rows; nil by default.
  public var tableFooterView: UIView?
  /// The view above the rows; nil by default.
  public var tableHeaderView: UIView?
  /// True if rows can be chosen.
  public var allowsSelection = true
}

/// The rows of lists of UIKit. It has no effect: `listRowBackground(_:)` is the modifier.
@preconcurrency @MainActor public final class UITableViewCell: UIView {
  /// The look of a chosen row.
  public var selectionStyle = SelectionStyle.default

  /// The lines between rows.
  public enum SeparatorStyle: Int, Sendable {
    /// No lines.
    case none = 0
    /// A line between two rows.
    case singleLine = 1
  }

  /// The look of a chosen row.
  public enum SelectionStyle: Int, Sendable {
    /// No look of its own.
    case none = 0
    /// The gray of the system.
    case gray = 2
    /// The look of the system.
    case `default` = 3
  }
}

/// The texts of several lines of UIKit. It has no effect: `scrollContentBackground(_:)` is the modifier.
@preconcurrency @MainActor public final class UITextView: UIScrollView {}

/// The segments of UIKit. It has no effect: `tint(_:)` is the modifier.
@preconcurrency @MainActor public final class UISegmentedControl: UIView {
  /// The color of the chosen segment; nil for that of the system.
  public var selectedSegmentTintColor: UIColor?

  /// A state of a control.
  public struct State: OptionSet, Sendable {
    /// The bits of the state.
    public let rawValue: UInt

    /// Creates a state with the bits `rawValue`.
    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// No special state.
    public static let normal: State = []
    /// The chosen segment.
    public static let selected = State(rawValue: 4)
  }

  /// An empty body.
  public func setTitleTextAttributes(_ attributes: [NSAttributedString.Key: Any]?, for state: State) {}
}

/// The switches of UIKit. It has no effect: `tint(_:)` is the modifier.
@preconcurrency @MainActor public final class UISwitch: UIView {
  /// The color of a switch that is on; nil for that of the system.
  public var onTintColor: UIColor?
}

extension NSAttributedString.Key {
  /// The key of a color of text, a `UIColor`.
  public static let foregroundColor = NSAttributedString.Key("NSColor")
  /// The key of a typeface with its size.
  public static let font = NSAttributedString.Key("NSFont")
}
