import ScrollUI

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

nonisolated extension View {
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

  /// Shows an `Alert` for `item` while it is not `nil`. SwiftUI's older form.
  public func alert<Item: Identifiable>(item: Binding<Item?>, content: (Item) -> Alert) -> some View {
    let alert = item.wrappedValue.map(content)
    return self.alert(isPresented: Binding(presenceOf: item)) { alert ?? Alert(title: Text("")) }
  }
}

extension Binding where Value == Bool {
  /// True while `item` is not `nil`. False sets it to `nil`; `true` has no effect.
  nonisolated init<Item>(presenceOf item: Binding<Item?>) {
    let item = UncheckedTransfer(item)
    self.init(get: { item.value.wrappedValue != nil }, set: { if !$0 { item.value.wrappedValue = nil } })
  }
}
