/// Calls `entered` when `FocusSystem.current` has moved into the view.
struct FocusEntryModifier: PrimitiveModifier {
  let entered: @MainActor () -> Void

  static func element<Base: View>(of base: Base.Type) -> ModifiedElement<Base>.Type { FocusEntryElement.self }
}

final class FocusEntryElement<Content: View>: PassThroughElement<Content, FocusEntryModifier>, FocusObserver {
  func focusDidMove(isInside: Bool) { if isInside { modifier.entered() } }
}
