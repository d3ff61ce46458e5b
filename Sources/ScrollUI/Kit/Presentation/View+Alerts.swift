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

nonisolated extension View {
  /// Shows an alert with a title that is not localized about `data`, while `isPresented` is `true` and `data` is not `nil`.
  @_disfavoredOverload
  public func alert<S: StringProtocol, A: View, T>(
    _ title: S, isPresented: Binding<Bool>, presenting data: T?, @ViewBuilder actions: (T) -> A
  ) -> some View {
    alert(Text(title), isPresented: isPresented, presenting: data, actions: actions)
  }

  /// Shows an alert with a title that is not localized and a `message` about `data`, while `isPresented` is `true` and `data` is not `nil`.
  @_disfavoredOverload
  public func alert<S: StringProtocol, A: View, M: View, T>(
    _ title: S, isPresented: Binding<Bool>, presenting data: T?, @ViewBuilder actions: (T) -> A,
    @ViewBuilder message: (T) -> M
  ) -> some View {
    alert(Text(title), isPresented: isPresented, presenting: data, actions: actions, message: message)
  }

  /// Shows an alert about `data` while `isPresented` is `true` and `data` is not `nil`.
  public func alert<A: View, T>(
    _ title: Text, isPresented: Binding<Bool>, presenting data: T?, @ViewBuilder actions: (T) -> A
  ) -> some View {
    alert(title, isPresented: isPresented.and(data != nil)) { data.map(actions) }
  }

  /// Shows an alert with a `message` about `data` while `isPresented` is `true` and `data` is not `nil`.
  public func alert<A: View, M: View, T>(
    _ title: Text, isPresented: Binding<Bool>, presenting data: T?, @ViewBuilder actions: (T) -> A,
    @ViewBuilder message: (T) -> M
  ) -> some View {
    alert(
      title, isPresented: isPresented.and(data != nil), actions: { data.map(actions) }, message: { data.map(message) })
  }

  /// Shows an alert with the `errorDescription` of `error` as its title and a `message`, while `isPresented` is `true` and `error` is
  /// not `nil`.
  public func alert<E: LocalizedError, A: View, M: View>(
    isPresented: Binding<Bool>, error: E?, @ViewBuilder actions: (E) -> A, @ViewBuilder message: (E) -> M
  ) -> some View {
    alert(
      Text(error?.errorDescription ?? ""), isPresented: isPresented, presenting: error, actions: actions,
      message: message)
  }

  /// Shows a list of actions about `data` while `isPresented` is `true` and `data` is not `nil`. `titleVisibility` has no effect.
  public func confirmationDialog<A: View, T>(
    _ titleKey: LocalizedStringKey, isPresented: Binding<Bool>, titleVisibility: Visibility = .automatic,
    presenting data: T?, @ViewBuilder actions: (T) -> A
  ) -> some View {
    confirmationDialog(Text(titleKey), isPresented: isPresented.and(data != nil)) { data.map(actions) }
  }

  /// Shows a list of actions and a `message` about `data` while `isPresented` is `true` and `data` is not `nil`. `titleVisibility` has no
  /// effect.
  public func confirmationDialog<A: View, M: View, T>(
    _ titleKey: LocalizedStringKey, isPresented: Binding<Bool>, titleVisibility: Visibility = .automatic,
    presenting data: T?, @ViewBuilder actions: (T) -> A, @ViewBuilder message: (T) -> M
  ) -> some View {
    confirmationDialog(
      Text(titleKey), isPresented: isPresented.and(data != nil), actions: { data.map(actions) },
      message: { data.map(message) })
  }
}
