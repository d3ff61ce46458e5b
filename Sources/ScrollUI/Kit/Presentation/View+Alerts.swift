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

  /// Shows an `Alert` for `item` while it is not `nil`. SwiftUI's older form.
  public func alert<Item: Identifiable>(item: Binding<Item?>, content: (Item) -> Alert) -> some View {
    let alert = item.wrappedValue.map(content)
    return self.alert(isPresented: Binding(presenceOf: item)) { alert ?? Alert(title: Text("")) }
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
