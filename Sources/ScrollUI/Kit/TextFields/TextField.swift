import Engine
import Foundation

/// A line of text, or a few, that a person can edit.
public struct TextField<Label: View> {
  let source: TextFieldSource
  let prompt: Text?
  let axis: Axis
  let label: Label

  nonisolated init(_ source: TextFieldSource, prompt: Text?, axis: Axis = .horizontal, label: Label) {
    self.source = source
    self.prompt = prompt
    self.axis = axis
    self.label = label
  }
}

/// Where the text of a field comes from.
enum TextFieldSource {
  /// A text, which follows each key.
  case text(Binding<String>)
  /// A value as a text, and what takes an edited one: returns whether it is a value. The value follows when the person is done.
  case value(get: () -> String, set: (String) -> Bool)

  /// The text as it is now.
  var text: String {
    switch self {
    case .text(let binding): binding.wrappedValue
    case .value(let get, _): get()
    }
  }
}

extension TextField: View {
  public var body: some View {
    EditedField(source: source, prompt: placeholder, kind: axis == .vertical ? .growingField : .field, label: overlaid)
  }

  /// What stands in the empty field: the prompt, or else the label.
  private var placeholder: String { (prompt ?? label as? Text)?.plainText ?? "" }

  /// A label that is no text.
  private var overlaid: Label? { prompt == nil && !(label is Text) ? label : nil }
}

/// A field with its state.
struct EditedField<Label: View>: View {
  let source: TextFieldSource
  let prompt: String
  var kind = EditableText.Kind.field
  var isSecret = false
  var label: Label?

  @State private var isFocused = false
  /// What the person has typed of a value and not finished.
  @State private var draft: String?
  @Environment(\.submitActions) private var submitActions

  var body: some View {
    let text = draft ?? source.text
    TextFieldFrame(isFocused: isFocused) {
      EditableText(
        text: text, prompt: prompt, kind: kind, isSecret: isSecret, changed: change, submitted: submit,
        focusChanged: focus
      )
      .pointerStyle(.horizontalText)
      .background(alignment: .leading) {
        if text.isEmpty, !isFocused, let label { label.foregroundStyle(Color.placeholder) }
      }
    }
  }

  private func change(_ text: String) -> String {
    switch source {
    case .text(let binding):
      binding.wrappedValue = text
      return binding.wrappedValue
    case .value:
      draft = text
      return text
    }
  }

  private func submit() {
    finish()
    submitActions.run(.text)
  }

  private func focus(_ isFocused: Bool) {
    self.isFocused = isFocused
    if !isFocused { finish() }
  }

  /// Makes a value of what was typed; where it is none the old one comes back.
  private func finish() {
    guard let text = draft, case .value(_, let set) = source else { return }
    _ = set(text)
    draft = nil
  }
}

// MARK: - Texts

nonisolated extension TextField where Label == Text {
  public init(_ titleKey: LocalizedStringKey, text: Binding<String>) {
    self.init(.text(text), prompt: nil, label: Text(titleKey))
  }

  public init(_ titleKey: LocalizedStringKey, text: Binding<String>, prompt: Text?) {
    self.init(.text(text), prompt: prompt, label: Text(titleKey))
  }

  public init(_ titleKey: LocalizedStringKey, text: Binding<String>, axis: Axis) {
    self.init(.text(text), prompt: nil, axis: axis, label: Text(titleKey))
  }

  public init(_ titleKey: LocalizedStringKey, text: Binding<String>, prompt: Text?, axis: Axis) {
    self.init(.text(text), prompt: prompt, axis: axis, label: Text(titleKey))
  }

  @_disfavoredOverload
  public init<Title: StringProtocol>(_ title: Title, text: Binding<String>) {
    self.init(.text(text), prompt: nil, label: Text(title))
  }

  @_disfavoredOverload
  public init<Title: StringProtocol>(_ title: Title, text: Binding<String>, prompt: Text?) {
    self.init(.text(text), prompt: prompt, label: Text(title))
  }

  @_disfavoredOverload
  public init<Title: StringProtocol>(_ title: Title, text: Binding<String>, axis: Axis) {
    self.init(.text(text), prompt: nil, axis: axis, label: Text(title))
  }

  @_disfavoredOverload
  public init<Title: StringProtocol>(_ title: Title, text: Binding<String>, prompt: Text?, axis: Axis) {
    self.init(.text(text), prompt: prompt, axis: axis, label: Text(title))
  }
}

nonisolated extension TextField {
  public init(text: Binding<String>, prompt: Text? = nil, @ViewBuilder label: () -> Label) {
    self.init(.text(text), prompt: prompt, label: label())
  }

  public init(text: Binding<String>, prompt: Text? = nil, axis: Axis, @ViewBuilder label: () -> Label) {
    self.init(.text(text), prompt: prompt, axis: axis, label: label())
  }

  /// A field for a value, which follows when the person presses Return or goes elsewhere.
  public init<Format: ParseableFormatStyle>(
    value: Binding<Format.FormatInput>, format: Format, prompt: Text? = nil, @ViewBuilder label: () -> Label
  ) where Format.FormatOutput == String {
    self.init(.value(value, format), prompt: prompt, label: label())
  }

  /// A field for a value that may be missing: then it is empty.
  public init<Format: ParseableFormatStyle>(
    value: Binding<Format.FormatInput?>, format: Format, prompt: Text? = nil, @ViewBuilder label: () -> Label
  ) where Format.FormatOutput == String {
    self.init(.optionalValue(value, format), prompt: prompt, label: label())
  }
}

// MARK: - Values

nonisolated extension TextField where Label == Text {
  public init<Format: ParseableFormatStyle>(
    _ titleKey: LocalizedStringKey, value: Binding<Format.FormatInput>, format: Format, prompt: Text? = nil
  ) where Format.FormatOutput == String {
    self.init(.value(value, format), prompt: prompt, label: Text(titleKey))
  }

  public init<Format: ParseableFormatStyle>(
    _ titleKey: LocalizedStringKey, value: Binding<Format.FormatInput?>, format: Format, prompt: Text? = nil
  ) where Format.FormatOutput == String {
    self.init(.optionalValue(value, format), prompt: prompt, label: Text(titleKey))
  }

  @_disfavoredOverload
  public init<Title: StringProtocol, Format: ParseableFormatStyle>(
    _ title: Title, value: Binding<Format.FormatInput>, format: Format, prompt: Text? = nil
  ) where Format.FormatOutput == String {
    self.init(.value(value, format), prompt: prompt, label: Text(title))
  }

  @_disfavoredOverload
  public init<Title: StringProtocol, Format: ParseableFormatStyle>(
    _ title: Title, value: Binding<Format.FormatInput?>, format: Format, prompt: Text? = nil
  ) where Format.FormatOutput == String {
    self.init(.optionalValue(value, format), prompt: prompt, label: Text(title))
  }
}

nonisolated extension TextFieldSource {
  static func value<Format: ParseableFormatStyle>(
    _ value: Binding<Format.FormatInput>, _ format: Format
  ) -> TextFieldSource where Format.FormatOutput == String {
    .value(get: { format.format(value.wrappedValue) }) { text in
      guard let parsed = try? format.parseStrategy.parse(text) else { return false }
      value.wrappedValue = parsed
      return true
    }
  }

  static func optionalValue<Format: ParseableFormatStyle>(
    _ value: Binding<Format.FormatInput?>, _ format: Format
  ) -> TextFieldSource where Format.FormatOutput == String {
    .value(get: { value.wrappedValue.map(format.format) ?? "" }) { text in
      let parsed = try? format.parseStrategy.parse(text)
      guard parsed != nil || text.isEmpty else { return false }
      value.wrappedValue = parsed
      return true
    }
  }
}

extension Text {
  /// What it says, without its look.
  var plainText: String { pieces.map(\.text).joined() }
}
