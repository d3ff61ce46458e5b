import ScrollUI

/// A list of actions with a title. SwiftUI's older form of `confirmationDialog(_:isPresented:titleVisibility:actions:message:)`.
public struct ActionSheet {
  /// A button of an action sheet.
  public typealias Button = Alert.Button

  let title: Text
  let message: Text?
  let buttons: [Button]

  /// Creates a list of `buttons` under a `title` and a `message`.
  public init(title: Text, message: Text? = nil, buttons: [Button] = [.cancel()]) {
    self.title = title
    self.message = message
    self.buttons = buttons
  }
}

nonisolated extension View {
  /// Shows an `ActionSheet` while `isPresented` is `true`.
  public func actionSheet(isPresented: Binding<Bool>, content: () -> ActionSheet) -> some View {
    let sheet = isPresented.wrappedValue ? content() : nil
    return confirmationDialog(sheet?.title ?? Text(""), isPresented: isPresented) {
      ForEach(Array((sheet?.buttons ?? []).enumerated()), id: \.offset) { $0.element }
    } message: {
      sheet?.message
    }
  }

  /// Shows an `ActionSheet` for `item` while it is not `nil`.
  public func actionSheet<T: Identifiable>(item: Binding<T?>, content: (T) -> ActionSheet) -> some View {
    let sheet = item.wrappedValue.map(content)
    return actionSheet(isPresented: Binding(presenceOf: item)) { sheet ?? ActionSheet(title: Text("")) }
  }
}
