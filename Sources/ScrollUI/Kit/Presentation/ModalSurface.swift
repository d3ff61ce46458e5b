import Semantics

/// The surface of a sheet, popover, alert or dialog. Keys and the focus stay in it, and the `dismiss` of its views leaves it.
struct ModalSurface {
  /// The kind of the surface for assistive technologies; nil for content that is no surface, such as a `SheetCard` without a card.
  let role: SemanticRole?
  /// True if Escape and assistive technologies dismiss the surface.
  var isInteractive = true
  let dismiss: @MainActor () -> Void
}

extension ModalSurface: ViewModifier {
  func body(content: Content) -> some View {
    content
      .modifier(ColorSchemeScope())
      // A cancel button inside handles Escape first.
      .modifier(
        ShortcutModifier(shortcut: role == nil ? nil : .cancelAction) { [isInteractive, dismiss] in
          if isInteractive { dismiss() }
        }
      )
      .modifier(EnvironmentModifier { [role, dismiss] in if role != nil { $0.leavePage(DismissAction(dismiss)) } })
      .modalSemantics(role, dismiss: isInteractive ? dismiss : nil)
      .modifier(ModalModifier(isModal: role != nil))
  }
}
