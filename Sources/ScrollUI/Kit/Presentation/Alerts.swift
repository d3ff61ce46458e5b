import Foundation

nonisolated extension View {
  /// Asks a question over the window while `isPresented` is true. Every button takes it away; without any there is “OK”.
  public func alert<A: View>(
    _ titleKey: LocalizedStringKey, isPresented: Binding<Bool>, @ViewBuilder actions: () -> A
  ) -> some View {
    alert(Text(titleKey), isPresented: isPresented, actions: actions)
  }

  @_disfavoredOverload
  public func alert<S: StringProtocol, A: View>(
    _ title: S, isPresented: Binding<Bool>, @ViewBuilder actions: () -> A
  ) -> some View {
    alert(Text(title), isPresented: isPresented, actions: actions)
  }

  public func alert<A: View>(_ title: Text, isPresented: Binding<Bool>, @ViewBuilder actions: () -> A) -> some View {
    alert(title, isPresented: isPresented, actions: actions) { EmptyView() }
  }

  public func alert<A: View, M: View>(
    _ titleKey: LocalizedStringKey, isPresented: Binding<Bool>, @ViewBuilder actions: () -> A,
    @ViewBuilder message: () -> M
  ) -> some View {
    alert(Text(titleKey), isPresented: isPresented, actions: actions, message: message)
  }

  @_disfavoredOverload
  public func alert<S: StringProtocol, A: View, M: View>(
    _ title: S, isPresented: Binding<Bool>, @ViewBuilder actions: () -> A, @ViewBuilder message: () -> M
  ) -> some View {
    alert(Text(title), isPresented: isPresented, actions: actions, message: message)
  }

  public func alert<A: View, M: View>(
    _ title: Text, isPresented: Binding<Bool>, @ViewBuilder actions: () -> A, @ViewBuilder message: () -> M
  ) -> some View {
    modifier(
      AlertPresentation(
        title: title, isPresented: isPresented.wrappedValue, stacksButtons: false,
        dismiss: { isPresented.wrappedValue = false }, actions: actions(), message: message()))
  }

  /// Asks about some data, as long as there is any.
  public func alert<A: View, T>(
    _ titleKey: LocalizedStringKey, isPresented: Binding<Bool>, presenting data: T?, @ViewBuilder actions: (T) -> A
  ) -> some View {
    alert(Text(titleKey), isPresented: isPresented.and(data != nil)) { data.map(actions) }
  }

  public func alert<A: View, M: View, T>(
    _ titleKey: LocalizedStringKey, isPresented: Binding<Bool>, presenting data: T?, @ViewBuilder actions: (T) -> A,
    @ViewBuilder message: (T) -> M
  ) -> some View {
    alert(Text(titleKey), isPresented: isPresented.and(data != nil)) {
      data.map(actions)
    } message: {
      data.map(message)
    }
  }

  /// Says what went wrong, as long as there is an error.
  public func alert<E: LocalizedError, A: View>(
    isPresented: Binding<Bool>, error: E?, @ViewBuilder actions: () -> A
  ) -> some View {
    alert(Text(error?.errorDescription ?? ""), isPresented: isPresented.and(error != nil), actions: actions)
  }

  /// The older form.
  public func alert(isPresented: Binding<Bool>, content: () -> Alert) -> some View {
    // Only while it is to be seen: what it says may not be there before.
    let alert = isPresented.wrappedValue ? content() : nil
    return self.alert(alert?.title ?? Text(""), isPresented: isPresented) {
      alert?.primary
      alert?.secondary
    } message: {
      alert?.message
    }
  }

  /// Offers several ways to go on.
  public func confirmationDialog<A: View>(
    _ titleKey: LocalizedStringKey, isPresented: Binding<Bool>, titleVisibility: Visibility = .automatic,
    @ViewBuilder actions: () -> A
  ) -> some View {
    confirmationDialog(Text(titleKey), isPresented: isPresented, actions: actions) { EmptyView() }
  }

  @_disfavoredOverload
  public func confirmationDialog<S: StringProtocol, A: View>(
    _ title: S, isPresented: Binding<Bool>, titleVisibility: Visibility = .automatic, @ViewBuilder actions: () -> A
  ) -> some View {
    confirmationDialog(Text(title), isPresented: isPresented, actions: actions) { EmptyView() }
  }

  public func confirmationDialog<A: View, M: View>(
    _ titleKey: LocalizedStringKey, isPresented: Binding<Bool>, titleVisibility: Visibility = .automatic,
    @ViewBuilder actions: () -> A, @ViewBuilder message: () -> M
  ) -> some View {
    confirmationDialog(Text(titleKey), isPresented: isPresented, actions: actions, message: message)
  }

  public func confirmationDialog<A: View, M: View>(
    _ title: Text, isPresented: Binding<Bool>, titleVisibility: Visibility = .automatic, @ViewBuilder actions: () -> A,
    @ViewBuilder message: () -> M
  ) -> some View {
    modifier(
      AlertPresentation(
        title: title, isPresented: isPresented.wrappedValue, stacksButtons: true,
        dismiss: { isPresented.wrappedValue = false }, actions: actions(), message: message()))
  }
}

extension Binding where Value == Bool {
  /// True only where `condition` holds as well.
  fileprivate nonisolated func and(_ condition: Bool) -> Binding<Bool> {
    Binding(get: { wrappedValue && condition }, set: { wrappedValue = $0 })
  }
}

/// A question with one or two answers: the older form of `alert(_:isPresented:actions:message:)`.
public struct Alert {
  let title: Text
  let message: Text?
  let primary: Button
  let secondary: Button?

  /// An answer.
  public struct Button {
    private let role: ButtonRole?
    private let label: Text
    private let action: (() -> Void)?

    public static func `default`(_ label: Text, action: (() -> Void)? = {}) -> Button {
      Button(role: nil, label: label, action: action)
    }

    public static func cancel(_ label: Text, action: (() -> Void)? = {}) -> Button {
      Button(role: .cancel, label: label, action: action)
    }

    public static func cancel(_ action: (() -> Void)? = {}) -> Button { cancel(Text("Cancel"), action: action) }

    public static func destructive(_ label: Text, action: (() -> Void)? = {}) -> Button {
      Button(role: .destructive, label: label, action: action)
    }
  }

  public init(title: Text, message: Text? = nil, dismissButton: Button? = nil) {
    self.title = title
    self.message = message
    primary = dismissButton ?? .cancel(Text("OK"))
    secondary = nil
  }

  public init(title: Text, message: Text? = nil, primaryButton: Button, secondaryButton: Button) {
    self.title = title
    self.message = message
    primary = primaryButton
    secondary = secondaryButton
  }
}

extension Alert.Button: View {
  public var body: some View {
    ScrollUI.Button(role: role) {
      action?()
    } label: {
      label
    }
  }
}
