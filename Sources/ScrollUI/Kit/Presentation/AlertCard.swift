import Engine

/// A modal card in the middle of the window: title, message, and buttons. Shared by alerts and confirmation dialogs.
struct AlertPresentation<Actions: View, Message: View> {
  let title: Text
  let isPresented: Bool
  let stacksButtons: Bool
  let dismiss: @MainActor () -> Void
  let actions: Actions
  let message: Message
}

extension AlertPresentation: ViewModifier {
  /// The action of a press outside of the card: a confirmation dialog is dismissed, an alert is not.
  private var outside: (@MainActor () -> Void)? { stacksButtons ? dismiss : nil }

  func body(content: Content) -> some View {
    content.modifier(
      PopupPresenter(
        isPresented: isPresented, attachment: .everywhere, backdrop: .dimmed(dismiss: outside),
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
  @Environment(\.dialogSettings) private var settings

  private static var width: CGFloat { 290 }

  var body: some View {
    VStack(spacing: 16) {
      VStack(spacing: 6) {
        if let symbol = settings.symbol {
          symbol.resizable().scaledToFit().frame(width: 32, height: 32).foregroundStyle(.orange).padding(.bottom, 4)
        }
        title.font(.system(size: 15, weight: .semibold))
        VStack(spacing: 4) { message }.font(.system(size: 13)).foregroundStyle(.secondary)
      }
      .multilineTextAlignment(.center)
      if let suppression = settings.suppression {
        Toggle(isOn: suppression.isOn) { suppression.label }.toggleStyle(.checkbox).font(.system(size: 13))
      }
      Group(subviews: actions) { buttons in
        AlertButtons(buttons: buttons, isColumn: stacksButtons || buttons.count > 2, dismiss: dismiss)
      }
      .buttonStyle(AlertButtonStyle(dismiss: dismiss))
    }
    .containerForegroundStyle(Color.primary)
    .padding(18)
    .frame(maxWidth: Self.width)
    .modifier(PanelRoom())
    .modifier(PopupPanel(cornerRadius: 14))
    .padding(6)
    .frame(maxWidth: .infinity, maxHeight: .infinity)
    .environment(\.isEnabled, true)
    .modifier(ModalSurface(role: .alert, dismiss: dismiss))
  }
}

/// The buttons of an alert: up to two in a row, more in a column, and “OK” if there are no buttons.
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

/// A wide button that dismisses the alert and then runs its action. Escape presses the button with the `cancel` role.
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
          .foregroundStyle(state.role == .destructive ? .destructiveText : ControlTint(.text))
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
