import Engine

/// A field for text of a single line, or of several lines if `axis` is vertical.
///
/// The label is the placeholder, as far as there is no prompt. In a form with columns it is displayed before the field.
public struct TextField<Label: View> {
  let source: TextFieldSource
  let prompt: Text?
  var axis = Axis.horizontal
  let label: Label
  /// The actions of SwiftUI's older initializers.
  var callbacks = EditingCallbacks()
  /// True for the field of a `SecureField` in a style of the program.
  var isSecret = false
  @Environment(\.textFieldStyle) private var style

  nonisolated init(
    source: TextFieldSource, prompt: Text?, axis: Axis = .horizontal, label: Label,
    callbacks: EditingCallbacks = EditingCallbacks()
  ) {
    self.source = source
    self.prompt = prompt
    self.axis = axis
    self.label = label
    self.callbacks = callbacks
  }
}

/// Actions at the beginning and the end of editing, and at Return.
struct EditingCallbacks {
  var editingChanged: (Bool) -> Void = { _ in }
  var commit: () -> Void = {}
}

/// The source of a field's text.
enum TextFieldSource {
  /// A string that follows each key press.
  case text(Binding<String>)
  /// A formatted value. `set` parses an edited text and returns `false` if it is not valid. The value is updated when
  /// editing ends.
  case value(get: () -> String, set: (String) -> Bool)

  /// The present text of the source.
  var text: String {
    switch self {
    case .text(let binding): binding.wrappedValue
    case .value(let get, _): get()
    }
  }
}

extension TextField: View {
  /// The field in the style of `textFieldStyle(_:)`.
  public var body: some View {
    if let label = label as? _TextFieldStyleLabel {
      EditedField(
        source: source, prompt: prompt, name: label.text, kind: axis == .vertical ? .growingField : .field,
        isSecret: isSecret, label: label.view, callbacks: callbacks)
    } else {
      FormLabel(label: label, isPlaceholder: true) { isLabeled in
        if let style {
          style.makeBody(configuration(isLabeled: isLabeled))
        } else {
          EditedField(
            source: source, prompt: isLabeled ? prompt : placeholder, name: label as? Text,
            kind: axis == .vertical ? .growingField : .field, label: isLabeled ? nil : overlaid, callbacks: callbacks)
        }
      }
    }
  }

  /// The field for a style of the program.
  @MainActor private func configuration(isLabeled: Bool) -> TextField<_TextFieldStyleLabel> {
    let label = _TextFieldStyleLabel(text: label as? Text, view: isLabeled ? nil : overlaid.map { AnyView($0) })
    return TextField<_TextFieldStyleLabel>(
      source: source, prompt: isLabeled ? prompt : placeholder, axis: axis, label: label, callbacks: callbacks)
  }

  /// The placeholder of the empty field: the prompt, otherwise a label of type `Text`.
  private var placeholder: Text? { prompt ?? label as? Text }

  /// A label that is not a `Text`, drawn over the empty field.
  private var overlaid: Label? { prompt == nil && !(label is Text) ? label : nil }
}

/// A field with its editing state, shared by `TextField` and `SecureField`.
struct EditedField<Label: View>: View {
  let source: TextFieldSource
  let prompt: Text?
  /// The purpose of the field for assistive technologies; `nil` for `prompt`.
  var name: Text?
  var kind = EditableText.Kind.field
  var isSecret = false
  var label: Label?
  var callbacks = EditingCallbacks()

  @State private var isFocused = false
  /// The edited text of a value that is not parsed yet; `nil` while no edit is pending.
  @State private var draft: String?
  @Environment(\.submitActions) private var submitActions
  @Environment(\.stringTable) private var stringTable

  var body: some View {
    let text = draft ?? source.text
    TextFieldFrame(isFocused: isFocused) {
      EditableText(
        text: text, prompt: prompt?.plainText(in: stringTable) ?? "", name: name?.plainText(in: stringTable) ?? "",
        kind: kind, isSecret: isSecret, changed: change, submitted: submit, focusChanged: focus
      )
      .pointerStyle(.horizontalText)
      .background(alignment: .leading) {
        if text.isEmpty, !isFocused, let label { label.foregroundStyle(.placeholder) }
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
    callbacks.commit()
    submitActions.run(.text)
  }

  private func focus(_ isFocused: Bool) {
    let wasFocused = self.isFocused
    self.isFocused = isFocused
    if !isFocused { finish() }
    if isFocused != wasFocused { callbacks.editingChanged(isFocused) }
  }

  /// Parses the draft at the end of editing. The old value is restored if the draft is not valid.
  private func finish() {
    guard let text = draft, case .value(_, let set) = source else { return }
    _ = set(text)
    draft = nil
  }
}

// MARK: - Texts

nonisolated extension TextField where Label == Text {
  /// Creates a field with the localized placeholder `titleKey`. `text` follows each key press.
  public init(_ titleKey: LocalizedStringKey, text: Binding<String>) {
    self.init(source: .text(text), prompt: nil, label: Text(titleKey))
  }

  /// Creates a field with the placeholder `prompt`; `titleKey` is displayed if `prompt` is `nil`. With a vertical `axis` it has as many lines as its
  /// text, within `lineLimit(_:)`.
  public init(_ titleKey: LocalizedStringKey, text: Binding<String>, prompt: Text? = nil, axis: Axis = .horizontal) {
    self.init(source: .text(text), prompt: prompt, axis: axis, label: Text(titleKey))
  }

  /// Creates a field with the placeholder `title`, which is not localized.
  @_disfavoredOverload
  public init<Title: StringProtocol>(_ title: Title, text: Binding<String>) {
    self.init(source: .text(text), prompt: nil, label: Text(title))
  }

  /// Creates a field with the placeholder `prompt`; `title`, which is not localized, is displayed if `prompt` is `nil`. With a vertical `axis` it has
  /// as many lines as its text, within `lineLimit(_:)`.
  @_disfavoredOverload
  public init<Title: StringProtocol>(
    _ title: Title, text: Binding<String>, prompt: Text? = nil, axis: Axis = .horizontal
  ) {
    self.init(source: .text(text), prompt: prompt, axis: axis, label: Text(title))
  }
}

nonisolated extension TextField {
  /// Creates a field with `label` as its placeholder while `prompt` is `nil`. With a vertical `axis` it has as many lines as its text, within
  /// `lineLimit(_:)`.
  public init(
    text: Binding<String>, prompt: Text? = nil, axis: Axis = .horizontal, @ViewBuilder label: () -> Label
  ) {
    self.init(source: .text(text), prompt: prompt, axis: axis, label: label())
  }

  /// Creates a field for a value, converted by `format`. The value is updated when the user presses Return or the field
  /// loses the focus; an invalid text is discarded.
  public init<Format: ParseableFormatStyle>(
    value: Binding<Format.FormatInput>, format: Format, prompt: Text? = nil, @ViewBuilder label: () -> Label
  ) where Format.FormatOutput == String {
    self.init(source: .value(value, format), prompt: prompt, label: label())
  }

  /// Creates a field for an optional value, converted by `format`. An empty field sets the value to `nil`.
  public init<Format: ParseableFormatStyle>(
    value: Binding<Format.FormatInput?>, format: Format, prompt: Text? = nil, @ViewBuilder label: () -> Label
  ) where Format.FormatOutput == String {
    self.init(source: .optionalValue(value, format), prompt: prompt, label: label())
  }
}

// MARK: - Values

nonisolated extension TextField where Label == Text {
  /// Creates a field with the localized placeholder `titleKey` for a value, converted by `format`.
  public init<Format: ParseableFormatStyle>(
    _ titleKey: LocalizedStringKey, value: Binding<Format.FormatInput>, format: Format, prompt: Text? = nil
  ) where Format.FormatOutput == String {
    self.init(source: .value(value, format), prompt: prompt, label: Text(titleKey))
  }

  /// Creates a field with the localized placeholder `titleKey` for an optional value, converted by `format`.
  public init<Format: ParseableFormatStyle>(
    _ titleKey: LocalizedStringKey, value: Binding<Format.FormatInput?>, format: Format, prompt: Text? = nil
  ) where Format.FormatOutput == String {
    self.init(source: .optionalValue(value, format), prompt: prompt, label: Text(titleKey))
  }

  /// Creates a field with the placeholder `title`, which is not localized, for a value, converted by `format`.
  @_disfavoredOverload
  public init<Title: StringProtocol, Format: ParseableFormatStyle>(
    _ title: Title, value: Binding<Format.FormatInput>, format: Format, prompt: Text? = nil
  ) where Format.FormatOutput == String {
    self.init(source: .value(value, format), prompt: prompt, label: Text(title))
  }

  /// Creates a field with the placeholder `title`, which is not localized, for an optional value, converted by
  /// `format`.
  @_disfavoredOverload
  public init<Title: StringProtocol, Format: ParseableFormatStyle>(
    _ title: Title, value: Binding<Format.FormatInput?>, format: Format, prompt: Text? = nil
  ) where Format.FormatOutput == String {
    self.init(source: .optionalValue(value, format), prompt: prompt, label: Text(title))
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
  /// The string of the text without its attributes, translated by `table`.
  package func plainText(in table: StringTable?) -> String { pieces(in: table).map(\.text).joined() }
}
