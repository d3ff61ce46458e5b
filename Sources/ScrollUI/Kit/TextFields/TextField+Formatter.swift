nonisolated extension TextField where Label == Text {
  /// Creates a field with the localized placeholder `titleKey`. SwiftUI's older form.
  ///
  /// - Parameters:
  ///   - titleKey: The placeholder.
  ///   - text: The text; it follows each key press.
  ///   - onEditingChanged: Called with `true` when editing begins and with `false` when it ends.
  ///   - onCommit: Called when the user presses Return.
  public init(
    _ titleKey: LocalizedStringKey, text: Binding<String>, onEditingChanged: @escaping (Bool) -> Void = { _ in },
    onCommit: @escaping () -> Void = {}
  ) {
    self.init(
      source: .text(text), prompt: nil, label: Text(titleKey),
      callbacks: EditingCallbacks(editingChanged: onEditingChanged, commit: onCommit))
  }

  /// Creates a field with the placeholder `title`, which is not localized. SwiftUI's older form.
  ///
  /// - Parameters:
  ///   - title: The placeholder.
  ///   - text: The text; it follows each key press.
  ///   - onEditingChanged: Called with `true` when editing begins and with `false` when it ends.
  ///   - onCommit: Called when the user presses Return.
  @_disfavoredOverload
  public init<S: StringProtocol>(
    _ title: S, text: Binding<String>, onEditingChanged: @escaping (Bool) -> Void = { _ in },
    onCommit: @escaping () -> Void = {}
  ) {
    self.init(
      source: .text(text), prompt: nil, label: Text(title),
      callbacks: EditingCallbacks(editingChanged: onEditingChanged, commit: onCommit))
  }

  /// Creates a field with the localized placeholder `titleKey` for a value, converted by a `Formatter`.
  ///
  /// - Parameters:
  ///   - titleKey: The placeholder.
  ///   - value: The value; an invalid text leaves it unchanged.
  ///   - formatter: A `NumberFormatter`, a `DateFormatter` or an `ISO8601DateFormatter`; the texts of further types are not parsed.
  ///   - onEditingChanged: Called with `true` when editing begins and with `false` when it ends.
  ///   - onCommit: Called when the user presses Return.
  public init<V>(
    _ titleKey: LocalizedStringKey, value: Binding<V>, formatter: Formatter,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }, onCommit: @escaping () -> Void = {}
  ) {
    self.init(
      source: .formatted(value, formatter), prompt: nil, label: Text(titleKey),
      callbacks: EditingCallbacks(editingChanged: onEditingChanged, commit: onCommit))
  }

  /// Creates a field with the placeholder `title`, which is not localized, for a value, converted by a `Formatter`.
  ///
  /// - Parameters:
  ///   - title: The placeholder.
  ///   - value: The value; an invalid text leaves it unchanged.
  ///   - formatter: A `NumberFormatter`, a `DateFormatter` or an `ISO8601DateFormatter`; the texts of further types are not parsed.
  ///   - onEditingChanged: Called with `true` when editing begins and with `false` when it ends.
  ///   - onCommit: Called when the user presses Return.
  @_disfavoredOverload
  public init<S: StringProtocol, V>(
    _ title: S, value: Binding<V>, formatter: Formatter, onEditingChanged: @escaping (Bool) -> Void = { _ in },
    onCommit: @escaping () -> Void = {}
  ) {
    self.init(
      source: .formatted(value, formatter), prompt: nil, label: Text(title),
      callbacks: EditingCallbacks(editingChanged: onEditingChanged, commit: onCommit))
  }
}

nonisolated extension TextFieldSource {
  fileprivate static func formatted<V>(_ value: Binding<V>, _ formatter: Formatter) -> TextFieldSource {
    .value(get: { formatter.string(for: value.wrappedValue) ?? "" }) { text in
      guard let parsed = formatter.value(of: text, as: V.self) else { return false }
      value.wrappedValue = parsed
      return true
    }
  }
}

extension Formatter {
  /// The value of `text` in the type of a binding; `nil` for an invalid text.
  fileprivate func value<V>(of text: String, as type: V.Type) -> V? {
    switch self {
    case let numbers as NumberFormatter: numbers.number(from: text).flatMap { $0.value(as: V.self) }
    case let dates as DateFormatter: dates.date(from: text) as? V
    case let dates as ISO8601DateFormatter: dates.date(from: text) as? V
    default: nil
    }
  }
}

extension NSNumber {
  fileprivate func value<V>(as type: V.Type) -> V? {
    let values: [Any] = [
      doubleValue, intValue, floatValue, CGFloat(doubleValue), decimalValue, int32Value, int64Value, uintValue, self,
    ]
    return values.lazy.compactMap { $0 as? V }.first
  }
}
