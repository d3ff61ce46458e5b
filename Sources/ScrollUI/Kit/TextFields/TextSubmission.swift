/// What may lead to a submission.
public struct SubmitTriggers: OptionSet, Sendable {
  public let rawValue: Int

  public init(rawValue: Int) { self.rawValue = rawValue }

  /// Return in a text field.
  public static let text = SubmitTriggers(rawValue: 1)
  /// Return in a search field.
  public static let search = SubmitTriggers(rawValue: 2)
}

/// What the Return key of a keyboard on the screen says.
public struct SubmitLabel: Sendable {
  private let name: String

  public static var done: SubmitLabel { SubmitLabel(name: "done") }
  public static var go: SubmitLabel { SubmitLabel(name: "go") }
  public static var send: SubmitLabel { SubmitLabel(name: "send") }
  public static var join: SubmitLabel { SubmitLabel(name: "join") }
  public static var route: SubmitLabel { SubmitLabel(name: "route") }
  public static var search: SubmitLabel { SubmitLabel(name: "search") }
  public static var `return`: SubmitLabel { SubmitLabel(name: "return") }
  public static var next: SubmitLabel { SubmitLabel(name: "next") }
  public static var `continue`: SubmitLabel { SubmitLabel(name: "continue") }
}

/// What is run when the person submits, the innermost view's first.
struct SubmitAction {
  let triggers: SubmitTriggers
  let action: () -> Void
}

private struct SubmitActionsKey: EnvironmentKey {
  static var defaultValue: [SubmitAction] { [] }
}

extension EnvironmentValues {
  var submitActions: [SubmitAction] {
    get { self[SubmitActionsKey.self] }
    set { self[SubmitActionsKey.self] = newValue }
  }
}

extension [SubmitAction] {
  /// Runs what waits for `trigger`.
  func run(_ trigger: SubmitTriggers) {
    for action in self where !action.triggers.isDisjoint(with: trigger) { action.action() }
  }
}

nonisolated extension View {
  /// Runs `action` when the person submits a text of this view: with Return in a text field.
  public func onSubmit(of triggers: SubmitTriggers = .text, _ action: @escaping () -> Void) -> some View {
    let action = UncheckedTransfer(action)
    return transformEnvironment(\.submitActions) {
      $0.insert(SubmitAction(triggers: triggers, action: action.value), at: 0)
    }
  }

  /// Keeps submissions of this view from the actions of views around it.
  public func submitScope(_ isBlocking: Bool = true) -> some View {
    transformEnvironment(\.submitActions) { if isBlocking { $0 = [] } }
  }

  /// Accepted: a keyboard of keys has its labels printed on them.
  public func submitLabel(_ submitLabel: SubmitLabel) -> some View { self }
}
