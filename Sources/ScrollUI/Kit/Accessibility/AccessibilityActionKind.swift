import Engine
import Semantics

/// An action of a view that assistive technologies offer.
public struct AccessibilityActionKind: Equatable, Sendable {
  private enum Kind: Equatable {
    case press, dismiss, showMenu, magicTap
    case named(Text)
  }

  private let kind: Kind

  /// The effect of a click.
  public static let `default` = AccessibilityActionKind(kind: .press)
  /// Leaves a dialog, a popover or a menu: `SemanticAction.dismiss`.
  public static let escape = AccessibilityActionKind(kind: .dismiss)
  /// Opens the menu of `contextMenu(menuItems:)`.
  public static let showMenu = AccessibilityActionKind(kind: .showMenu)
  /// The most important action of the app, such as answering a call. AT-SPI shows it as an action of that name.
  public static let magicTap = AccessibilityActionKind(kind: .magicTap)

  private init(kind: Kind) { self.kind = kind }

  /// Creates the kind of an action with a name.
  public init(named name: Text) { kind = .named(name) }

  @MainActor func action(in environment: EnvironmentValues) -> SemanticAction {
    switch kind {
    case .press: .press
    case .dismiss: .dismiss
    case .showMenu: .showMenu
    case .magicTap: .named("Magic Tap")
    case .named(let name): .named(name.plainText(in: environment.stringTable))
    }
  }
}

/// The direction of an adjustment that `accessibilityAdjustableAction(_:)` reports.
public enum AccessibilityAdjustmentDirection: Hashable, Sendable {
  /// An adjustment to the next greater value.
  case increment
  /// An adjustment to the next smaller value.
  case decrement
}

nonisolated extension View {
  /// Adds an action that assistive technologies offer for the view.
  ///
  /// - Parameters:
  ///   - actionKind: The meaning of the action; by default the effect of a click, which `handler` replaces.
  ///   - handler: Called for `SemanticRequest.action(_:)`.
  public func accessibilityAction(
    _ actionKind: AccessibilityActionKind = .default, _ handler: @escaping () -> Void
  ) -> some View {
    let handler = UncheckedTransfer(handler)
    return semantics { properties, environment in
      properties.actions.append((actionKind.action(in: environment), { handler.value() }))
    }
  }

  /// Adds a named action that assistive technologies offer for the view.
  ///
  /// - Parameters:
  ///   - name: The name of the action.
  ///   - handler: Called for `SemanticRequest.action(_:)`.
  public func accessibilityAction(named name: Text, _ handler: @escaping () -> Void) -> some View {
    accessibilityAction(AccessibilityActionKind(named: name), handler)
  }

  /// Adds an action named by `nameKey`, a key of the app's string tables.
  ///
  /// - Parameters:
  ///   - nameKey: The name of the action.
  ///   - handler: Called for `SemanticRequest.action(_:)`.
  public func accessibilityAction(named nameKey: LocalizedStringKey, _ handler: @escaping () -> Void) -> some View {
    accessibilityAction(named: Text(nameKey), handler)
  }

  /// Adds an action with a name that is not localized.
  ///
  /// - Parameters:
  ///   - name: The name of the action.
  ///   - handler: Called for `SemanticRequest.action(_:)`.
  @_disfavoredOverload
  public func accessibilityAction<S: StringProtocol>(named name: S, _ handler: @escaping () -> Void) -> some View {
    accessibilityAction(named: Text(name), handler)
  }

  /// Adds the buttons of `content`, which are not drawn, as named actions of the view.
  public func accessibilityActions<Content: View>(@ViewBuilder _ content: () -> Content) -> some View {
    background { content().undrawn(.actions) }.accessibilityElement(children: .combine)
  }

  /// Sets the action that increments or decrements the view's value.
  ///
  /// - Parameter handler: Called with the direction of the change.
  public func accessibilityAdjustableAction(
    _ handler: @escaping (AccessibilityAdjustmentDirection) -> Void
  ) -> some View {
    let handler = UncheckedTransfer(handler)
    return semantics { properties, _ in
      properties.changedRole = .slider
      properties.actions.append((.increment, { handler.value(.increment) }))
      properties.actions.append((.decrement, { handler.value(.decrement) }))
    }
  }

  /// Makes this view an element with the role `stepper`, such as the hour of a `DatePicker`.
  ///
  /// - Parameters:
  ///   - label: The name.
  ///   - value: The present value.
  ///   - step: Changes the value by 1 or -1.
  package func stepperSemantics(_ label: Text, value: Text, step: @escaping @MainActor (Int) -> Void) -> some View {
    semantics { properties, environment in
      let table = environment.stringTable
      properties.role = .stepper
      properties.label = { label.plainText(in: table) }
      properties.value = { value.plainText(in: table) }
      properties.actions = [(.increment, { step(1) }), (.decrement, { step(-1) })]
      if !environment.isEnabled { properties.states.insert(.disabled) }
    }
  }

  /// Sets the action that scrolls the view by a page, for views that scroll without a `ScrollView`.
  ///
  /// - Parameter handler: Called with the edge that comes nearer.
  public func accessibilityScrollAction(_ handler: @escaping (Edge) -> Void) -> some View {
    let handler = UncheckedTransfer(handler)
    return semantics { properties, _ in
      for edge in Edge.allCases { properties.actions.append((.scroll(edge), { handler.value(edge) })) }
    }
  }
}
