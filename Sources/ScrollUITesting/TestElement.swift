import Engine
import Semantics

/// An element of a window as assistive technologies read it: found by its role and its label, and used by its actions.
///
/// The element is looked up at each use, so that it may be scrolled away and come back between two uses. A use is a runtime error unless
/// `exists`; the message has `TestWindow.semanticTree`.
@MainActor public struct TestElement {
  /// The kind of an element.
  public enum Role: String, CaseIterable, Sendable {
    /// Containers.
    case window, group, toolbar, dialog, alert, popover, tooltip
    /// Content that is read.
    case text, heading, image, link, separator
    /// Controls.
    case button, toggle, checkBox, radioButton, popUpButton, disclosure, slider, stepper, progress, gauge, colorWell
    /// Editable texts.
    case textField, secureField, searchField, textArea
    /// Menus and tabs.
    case menu, menuItem, tabList, tab
    /// Content that scrolls, and its rows.
    case scrollView, scrollBar, list, row, table, columnHeader, cell
  }

  let window: TestWindow
  let role: Role?
  let label: String?

  /// True if the window has exactly a single such element.
  public var exists: Bool { window.semanticNodes(role, label).count == 1 }

  private var node: SemanticNode {
    let found = window.semanticNodes(role, label)
    let name = "\(role?.rawValue ?? "element") “\(label ?? "")”"
    precondition(found.count == 1, "the window has \(found.count) elements \(name):\n\(window.semanticTree)")
    return found[0]
  }

  /// The current value as text: “40 %” of a `Slider`, the text of a `TextField`; empty without a value.
  public var value: String {
    let node = node
    return node.value ?? node.text?.content ?? ""
  }

  /// The number of a `Slider` or a `ProgressView`; nil for elements without a number.
  public var number: Double? { node.range?.current }

  /// The text of `accessibilityHint(_:)` or `help(_:)`; empty without a hint.
  public var hint: String { node.hint }

  /// False in a view with `disabled(_:)`.
  public var isEnabled: Bool { !node.states.contains(.disabled) }

  /// True for a selected row or tab.
  public var isSelected: Bool { node.states.contains(.selected) }

  /// True for a `Toggle` that is on, or the chosen option of a `Picker`.
  public var isOn: Bool { node.states.contains(.checked) }

  /// True if the element has the keyboard focus.
  public var isFocused: Bool { node.states.contains(.focused) }

  /// True if a part of the element is visible.
  public var isShowing: Bool { node.states.contains(.showing) }

  /// The frame in window coordinates, in points.
  public var frame: CGRect { node.frame }

  /// The names of `accessibilityAction(named:_:)`, in order.
  public var actions: [String] { node.actions.compactMap { if case .named(let name) = $0 { name } else { nil } } }

  /// The names of `accessibilityInputLabels(_:)`, by which the element is found, too.
  public var inputLabels: [String] { node.inputLabels }

  /// The names of `accessibilityRotor(_:entries:)`, in order.
  public var rotors: [String] { node.rotors.map(\.label) }

  /// The names of the entries of the rotor `label`; empty without such a rotor.
  public func rotorEntries(_ label: String) -> [String] { node.rotors.first { $0.label == label }?.entries ?? [] }

  /// True if readers follow the element: it has the keyboard focus, or a rotor or `AccessibilityFocusState` led to it.
  public var isRead: Bool { window.presentTree.focus == node.id }

  // MARK: Use

  /// Presses the element, as a click does.
  @discardableResult
  public func press() -> Bool { perform(.action(.press)) }

  /// Increases the `value` by a step.
  @discardableResult
  public func increment() -> Bool { perform(.action(.increment)) }

  /// Decreases the `value` by a step.
  @discardableResult
  public func decrement() -> Bool { perform(.action(.decrement)) }

  /// Opens the menu of `contextMenu(menuItems:)`.
  @discardableResult
  public func showMenu() -> Bool { perform(.action(.showMenu)) }

  /// Leaves a dialog, a popover or a menu.
  @discardableResult
  public func dismiss() -> Bool { perform(.action(.dismiss)) }

  /// Runs the action called `name`, see `actions`.
  @discardableResult
  public func act(_ name: String) -> Bool { perform(.action(.named(name))) }

  /// Goes to the next or the previous entry of a rotor, in a circle.
  @discardableResult
  public func goToNextEntry(ofRotor label: String, forward: Bool = true) -> Bool {
    perform(.action(.rotor(label, isForward: forward)))
  }

  /// Goes to an entry of a rotor by its name.
  @discardableResult
  public func goToEntry(_ entry: String, ofRotor label: String) -> Bool {
    let node = node
    guard let rotor = node.rotors.firstIndex(where: { $0.label == label }),
      let index = node.rotors[rotor].entries.firstIndex(of: entry)
    else { return false }
    return perform(.enterRotor(rotor, entry: index))
  }

  /// Sets the `number` of a `Slider`.
  @discardableResult
  public func setNumber(_ number: Double) -> Bool { perform(.setNumber(number)) }

  /// Replaces the text of a `TextField` or `TextEditor`.
  @discardableResult
  public func setText(_ text: String) -> Bool { perform(.setText(text)) }

  /// Selects or deselects a row of a `List`.
  @discardableResult
  public func setSelected(_ isSelected: Bool) -> Bool { perform(.setSelected(isSelected)) }

  /// Gives the element the keyboard focus.
  @discardableResult
  public func focus() -> Bool { perform(.focus) }

  /// Scrolls as little as possible until `isShowing`.
  @discardableResult
  public func reveal() -> Bool { perform(.reveal(.nearest, part: nil)) }

  /// Executes a request by `SemanticService.perform(_:on:)` and runs a frame. Returns its result.
  package func perform(_ request: SemanticRequest) -> Bool {
    let isDone = window.pipeline.semantics.perform(request, on: node.id)
    window.advance()
    return isDone
  }
}
