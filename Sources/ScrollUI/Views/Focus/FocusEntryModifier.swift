/// Calls `entered` when `FocusSystem.current` has moved into the view.
struct FocusEntryModifier {
  let entered: @MainActor () -> Void
}

extension FocusEntryModifier: BehaviorModifier {
  typealias Behavior = FocusEntryBehavior
}

final class FocusEntryBehavior: ElementBehavior<FocusEntryModifier>, FocusObserver {
  override func answer(_ query: inout FactQuery) { query.give(FocusObserverFact.self, self) }

  func focusDidMove(isInside: Bool) { if isInside { modifier.entered() } }
}
