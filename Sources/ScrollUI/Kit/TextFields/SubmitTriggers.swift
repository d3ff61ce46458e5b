/// The events that `onSubmit(of:_:)` may handle.
public struct SubmitTriggers: OptionSet, Sendable {
  /// The bits of the set: 1 for `text`, 2 for `search`.
  public let rawValue: Int

  /// Creates a set from its bits.
  public init(rawValue: Int) { self.rawValue = rawValue }

  /// Return is pressed in a `TextField` or `SecureField`.
  public static let text = SubmitTriggers(rawValue: 1)
  /// Return is pressed in the field of a `searchable(text:isPresented:placement:prompt:)`, without a highlighted suggestion.
  public static let search = SubmitTriggers(rawValue: 2)
}

/// The title of the Return key on on-screen keyboards, for `submitLabel(_:)`. Has no effect: there is no on-screen keyboard.
public struct SubmitLabel: Sendable {
  private let name: String

  /// “Done” in SwiftUI.
  public static var done: SubmitLabel { SubmitLabel(name: "done") }
  /// “Go” in SwiftUI.
  public static var go: SubmitLabel { SubmitLabel(name: "go") }
  /// “Send” in SwiftUI.
  public static var send: SubmitLabel { SubmitLabel(name: "send") }
  /// “Join” in SwiftUI.
  public static var join: SubmitLabel { SubmitLabel(name: "join") }
  /// “Route” in SwiftUI.
  public static var route: SubmitLabel { SubmitLabel(name: "route") }
  /// “Search” in SwiftUI.
  public static var search: SubmitLabel { SubmitLabel(name: "search") }
  /// “Return” in SwiftUI.
  public static var `return`: SubmitLabel { SubmitLabel(name: "return") }
  /// “Next” in SwiftUI.
  public static var next: SubmitLabel { SubmitLabel(name: "next") }
  /// “Continue” in SwiftUI.
  public static var `continue`: SubmitLabel { SubmitLabel(name: "continue") }
}

/// An action of `onSubmit(of:_:)`. The environment holds the actions of all enclosing modifiers, innermost first.
struct SubmitAction {
  let triggers: SubmitTriggers
  let action: () -> Void
}

extension EnvironmentValues {
  @Entry var submitActions: [SubmitAction] = []
}

extension [SubmitAction] {
  /// Runs the actions for `trigger`, innermost first.
  func run(_ trigger: SubmitTriggers) {
    for action in self where !action.triggers.isDisjoint(with: trigger) { action.action() }
  }
}

nonisolated extension View {
  /// Runs `action` when Return is pressed in a text field of this view. Actions of enclosing `onSubmit` modifiers run
  /// too, innermost first.
  public func onSubmit(of triggers: SubmitTriggers = .text, _ action: @escaping () -> Void) -> some View {
    let action = UncheckedTransfer(action)
    return transformEnvironment(\.submitActions) {
      $0.insert(SubmitAction(triggers: triggers, action: action.value), at: 0)
    }
  }

  /// Prevents submissions in this view from reaching the `onSubmit(of:_:)` actions of enclosing views if `isBlocking`
  /// is true.
  public func submitScope(_ isBlocking: Bool = true) -> some View {
    transformEnvironment(\.submitActions) { if isBlocking { $0 = [] } }
  }

  /// Sets the title of the Return key of on-screen keyboards. Has no effect: there is no on-screen keyboard.
  public func submitLabel(_ submitLabel: SubmitLabel) -> some View { self }
}
