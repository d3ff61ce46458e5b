import Engine

/// A question in the middle of the window: a title, a message, and buttons that answer it.
struct AlertPresentation<Actions: View, Message: View> {
  let title: Text
  let isPresented: Bool
  let stacksButtons: Bool
  let dismiss: @MainActor () -> Void
  let actions: Actions
  let message: Message
}

extension AlertPresentation: ViewModifier {
  /// A list of ways to go on is left by a press beside it; a question wants an answer.
  private var outside: (@MainActor () -> Void)? { stacksButtons ? dismiss : nil }

  func body(content: Content) -> some View {
    content.modifier(
      PopupPresenter(
        isPresented: isPresented, place: .everywhere, backdrop: .dimmed(dismiss: outside),
        transition: .opacity.combined(with: .scale(scale: 1.06)), animation: .snappy(duration: 0.2),
        popup: AlertCard(
          title: title, stacksButtons: stacksButtons, dismiss: dismiss, actions: actions, message: message)))
  }
}

private struct AlertCard<Actions: View, Message: View>: View {
  let title: Text
  let stacksButtons: Bool
  let dismiss: @MainActor () -> Void
  let actions: Actions
  let message: Message

  private static var width: CGFloat { 290 }

  var body: some View {
    VStack(spacing: 16) {
      VStack(spacing: 6) {
        title.font(.system(size: 15, weight: .semibold))
        VStack(spacing: 4) { message }.font(.system(size: 13)).foregroundStyle(.secondary)
      }
      .multilineTextAlignment(.center)
      Group(subviews: actions) { buttons in
        AlertButtons(buttons: buttons, isColumn: stacksButtons || buttons.count > 2, dismiss: dismiss)
      }
      .buttonStyle(AlertButtonStyle(dismiss: dismiss))
    }
    .foregroundStyle(Color.primary)
    .padding(18)
    .frame(width: Self.width)
    .modifier(PopupPanel(cornerRadius: 14))
    .frame(maxWidth: .infinity, maxHeight: .infinity)
    .environment(\.isEnabled, true)
    .environment(\.menuLevel, nil)
    // A button that cancels is further in and comes first.
    .modifier(ShortcutModifier(shortcut: .cancelAction, action: dismiss))
    .modifier(ModalModifier())
  }
}

/// The answers: two of them beside each other, more below each other, and “OK” where there are none.
private struct AlertButtons: View {
  let buttons: SubviewsCollection
  let isColumn: Bool
  let dismiss: @MainActor () -> Void

  var body: some View {
    if buttons.isEmpty {
      Button("OK") { dismiss() }.keyboardShortcut(.defaultAction).buttonStyle(AlertButtonStyle(dismiss: {}))
    } else if isColumn {
      VStack(spacing: 8) { ForEach(buttons) { $0 } }
    } else {
      HStack(spacing: 8) { ForEach(buttons) { $0 } }
    }
  }
}

/// A wide button that takes its alert away, and then acts. Escape presses the one that cancels.
private struct AlertButtonStyle: PrimitiveButtonStyle {
  let dismiss: @MainActor () -> Void

  func makeBody(configuration: Configuration) -> some View {
    let isCancel = configuration.role == .cancel
    let button = PrimitiveButtonStyleConfiguration(role: configuration.role, label: configuration.label) {
      dismiss()
      configuration.trigger()
    }
    PressableButton(configuration: button, showsState: true) { state in
      AnyView(
        state.label
          .font(.system(size: 13, weight: isCancel ? .semibold : .medium))
          .foregroundStyle(state.role == .destructive ? Color.red : Color.accentColor)
          .lineLimit(1)
          .padding(.vertical, 8)
          .frame(maxWidth: .infinity)
          .background(
            ControlFill(isHovered: state.isHovered, isPressed: state.isPressed), in: RoundedRectangle(cornerRadius: 8)
          )
          .focusRing(state.isFocused, cornerRadius: 8))
    }
    .modifier(CancelShortcut(isCancel: isCancel))
  }
}

private struct CancelShortcut: ViewModifier {
  let isCancel: Bool

  func body(content: Content) -> some View {
    content.transformEnvironment(\.keyboardShortcut) { if isCancel { $0 = $0 ?? .cancelAction } }
  }
}
