nonisolated extension View {
  /// Shows an alert with a localized title and a `message` while `isPresented` is `true`. Each button sets the binding to `false`; without
  /// `actions` there is an “OK” button.
  public func alert<A: View, M: View>(
    _ titleKey: LocalizedStringKey, isPresented: Binding<Bool>, @ViewBuilder actions: () -> A,
    @ViewBuilder message: () -> M = { EmptyView() }
  ) -> some View {
    alert(Text(titleKey), isPresented: isPresented, actions: actions, message: message)
  }

  /// Shows an alert with a title that is not localized and a `message` while `isPresented` is `true`.
  @_disfavoredOverload
  public func alert<S: StringProtocol, A: View, M: View>(
    _ title: S, isPresented: Binding<Bool>, @ViewBuilder actions: () -> A,
    @ViewBuilder message: () -> M = { EmptyView() }
  ) -> some View {
    alert(Text(title), isPresented: isPresented, actions: actions, message: message)
  }

  /// Shows an alert with a `title` and a `message` while `isPresented` is `true`.
  ///
  /// A press outside does not dismiss the alert. Escape presses the button with the `cancel` role, otherwise it
  /// dismisses the alert.
  public func alert<A: View, M: View>(
    _ title: Text, isPresented: Binding<Bool>, @ViewBuilder actions: () -> A,
    @ViewBuilder message: () -> M = { EmptyView() }
  ) -> some View {
    modifier(
      AlertPresentation(
        title: title, isPresented: isPresented.wrappedValue, stacksButtons: false,
        dismiss: { isPresented.wrappedValue = false }, actions: actions(), message: message()))
  }

  /// Shows an alert about `data` while `isPresented` is `true` and `data` is not `nil`.
  public func alert<A: View, T>(
    _ titleKey: LocalizedStringKey, isPresented: Binding<Bool>, presenting data: T?, @ViewBuilder actions: (T) -> A
  ) -> some View {
    alert(Text(titleKey), isPresented: isPresented.and(data != nil)) { data.map(actions) }
  }

  /// Shows an alert with a `message` about `data` while `isPresented` is `true` and `data` is not `nil`.
  public func alert<A: View, M: View, T>(
    _ titleKey: LocalizedStringKey, isPresented: Binding<Bool>, presenting data: T?, @ViewBuilder actions: (T) -> A,
    @ViewBuilder message: (T) -> M
  ) -> some View {
    alert(
      Text(titleKey), isPresented: isPresented.and(data != nil), actions: { data.map(actions) },
      message: { data.map(message) })
  }

  /// Shows an alert with the `errorDescription` of `error` as its title while `isPresented` is `true` and `error` is not
  /// `nil`.
  public func alert<E: LocalizedError, A: View>(
    isPresented: Binding<Bool>, error: E?, @ViewBuilder actions: () -> A
  ) -> some View {
    alert(Text(error?.errorDescription ?? ""), isPresented: isPresented.and(error != nil), actions: actions)
  }

  /// Shows an `Alert` while `isPresented` is `true`. SwiftUI's older form.
  public func alert(isPresented: Binding<Bool>, content: () -> Alert) -> some View {
    // Evaluated only while presented, because `content` may read state that does not exist before.
    let alert = isPresented.wrappedValue ? content() : nil
    return self.alert(alert?.title ?? Text(""), isPresented: isPresented) {
      alert?.primary
      alert?.secondary
    } message: {
      alert?.message
    }
  }

  /// Shows a list of actions under a localized title and a `message` while `isPresented` is `true`. A press outside or Escape dismisses
  /// it. `titleVisibility` has no effect: the title is always shown.
  public func confirmationDialog<A: View, M: View>(
    _ titleKey: LocalizedStringKey, isPresented: Binding<Bool>, titleVisibility: Visibility = .automatic,
    @ViewBuilder actions: () -> A, @ViewBuilder message: () -> M = { EmptyView() }
  ) -> some View {
    confirmationDialog(Text(titleKey), isPresented: isPresented, actions: actions, message: message)
  }

  /// Shows a list of actions under a title that is not localized and a `message` while `isPresented` is `true`. `titleVisibility` has no
  /// effect.
  @_disfavoredOverload
  public func confirmationDialog<S: StringProtocol, A: View, M: View>(
    _ title: S, isPresented: Binding<Bool>, titleVisibility: Visibility = .automatic, @ViewBuilder actions: () -> A,
    @ViewBuilder message: () -> M = { EmptyView() }
  ) -> some View {
    confirmationDialog(Text(title), isPresented: isPresented, actions: actions, message: message)
  }

  /// Shows a list of actions under a `title` and a `message` while `isPresented` is `true`. `titleVisibility` has no
  /// effect.
  public func confirmationDialog<A: View, M: View>(
    _ title: Text, isPresented: Binding<Bool>, titleVisibility: Visibility = .automatic, @ViewBuilder actions: () -> A,
    @ViewBuilder message: () -> M = { EmptyView() }
  ) -> some View {
    modifier(
      AlertPresentation(
        title: title, isPresented: isPresented.wrappedValue, stacksButtons: true,
        dismiss: { isPresented.wrappedValue = false }, actions: actions(), message: message()))
  }
}

extension Binding where Value == Bool {
  /// A binding that reads `true` only if `condition` is `true` too. Writes are passed on.
  nonisolated func and(_ condition: Bool) -> Binding<Bool> {
    Binding(get: { wrappedValue && condition }, set: { wrappedValue = $0 })
  }
}

/// An alert with one or two buttons. SwiftUI's older form of `alert(_:isPresented:actions:message:)`.
public struct Alert {
  let title: Text
  let message: Text?
  let primary: Button
  let secondary: Button?

  /// A button of an `Alert`.
  public struct Button {
    private let role: ButtonRole?
    private let label: Text
    private let action: (() -> Void)?

    /// Creates a button without a role.
    public static func `default`(_ label: Text, action: (() -> Void)? = {}) -> Button {
      Button(role: nil, label: label, action: action)
    }

    /// Creates a button with the `cancel` role, which Escape presses.
    public static func cancel(_ label: Text, action: (() -> Void)? = {}) -> Button {
      Button(role: .cancel, label: label, action: action)
    }

    /// Creates a button with the `cancel` role and the label “Cancel”.
    public static func cancel(_ action: (() -> Void)? = {}) -> Button { cancel(Text("Cancel"), action: action) }

    /// Creates a button with the `destructive` role, drawn in red.
    public static func destructive(_ label: Text, action: (() -> Void)? = {}) -> Button {
      Button(role: .destructive, label: label, action: action)
    }
  }

  /// Creates an alert with a single button, by default “OK”.
  public init(title: Text, message: Text? = nil, dismissButton: Button? = nil) {
    self.title = title
    self.message = message
    primary = dismissButton ?? .cancel(Text("OK"))
    secondary = nil
  }

  /// Creates an alert with two buttons in a row, primary first.
  public init(title: Text, message: Text? = nil, primaryButton: Button, secondaryButton: Button) {
    self.title = title
    self.message = message
    primary = primaryButton
    secondary = secondaryButton
  }
}

extension Alert.Button: View {
  /// A `ScrollUI.Button` with the role, label and action of this button.
  public var body: some View {
    ScrollUI.Button(role: role, action: { action?() }) { label }
  }
}
