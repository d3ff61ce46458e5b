import Engine

/// A control for one of several options.
///
/// ```swift
/// Picker("Flavour", selection: $flavour) {
///   Text("Vanilla").tag(Flavour.vanilla)
///   Text("Chocolate").tag(Flavour.chocolate)
/// }
/// ```
///
/// An option stands for its `tag(_:)`; where it has none, for its identity in a `ForEach`.
public struct Picker<Label: View, SelectionValue: Hashable, Content: View> {
  private let selection: Binding<SelectionValue>
  private let label: Label
  private let content: Content
  @Environment(\.pickerLook) private var look
  @Environment(\.menuLevel) private var menu

  nonisolated public init(
    selection: Binding<SelectionValue>, @ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label
  ) {
    self.selection = selection
    self.content = content()
    self.label = label()
  }

  /// The older form.
  @_disfavoredOverload
  nonisolated public init(selection: Binding<SelectionValue>, label: Label, @ViewBuilder content: () -> Content) {
    self.init(selection: selection, content: content) { label }
  }
}

nonisolated extension Picker where Label == Text {
  public init(
    _ titleKey: LocalizedStringKey, selection: Binding<SelectionValue>, @ViewBuilder content: () -> Content
  ) {
    self.init(selection: selection, content: content) { Text(titleKey) }
  }

  @_disfavoredOverload
  public init<S: StringProtocol>(
    _ title: S, selection: Binding<SelectionValue>, @ViewBuilder content: () -> Content
  ) {
    self.init(selection: selection, content: content) { Text(title) }
  }
}

nonisolated extension Picker where Label == ScrollUI.Label<Text, Image> {
  public init(
    _ titleKey: LocalizedStringKey, systemImage: String, selection: Binding<SelectionValue>,
    @ViewBuilder content: () -> Content
  ) {
    self.init(selection: selection, content: content) { ScrollUI.Label(titleKey, systemImage: systemImage) }
  }

  @_disfavoredOverload
  public init<S: StringProtocol>(
    _ title: S, systemImage: String, selection: Binding<SelectionValue>, @ViewBuilder content: () -> Content
  ) {
    self.init(selection: selection, content: content) { ScrollUI.Label(title, systemImage: systemImage) }
  }
}

extension Picker: View {
  public var body: some View {
    let value = PickerValue(selection)
    switch (look, menu) {
    case (.segmented, _): SegmentedPicker(value: value, content: content)
    case (.inline, nil): InlinePicker(value: value, label: label, content: content)
    case (.menu, _?):
      Menu {
        PickerRows(value: value, content: content)
      } label: {
        label
      }
    case (_, _?): PickerRows(value: value, content: content)
    case (_, nil): MenuPicker(value: value, content: content)
    }
  }
}

/// What is selected, without its type.
@MainActor struct PickerValue {
  private let isCurrent: (AnyHashable) -> Bool
  private let set: (AnyHashable) -> Void
  /// Whether a value is of the selection's type.
  private let accepts: (AnyHashable) -> Bool

  init<Value: Hashable>(_ selection: Binding<Value>) {
    let value = selection.wrappedValue
    isCurrent = { $0.base as? Value == value }
    set = { if let new = $0.base as? Value { selection.wrappedValue = new } }
    accepts = { $0.base is Value }
  }

  /// The value that an option stands for; nil where it stands for none of the selection's type.
  func value(of option: Subview) -> AnyHashable? { option.values.first(where: accepts) }

  func isSelected(_ option: Subview) -> Bool { value(of: option).map(isCurrent) ?? false }

  func select(_ option: Subview) {
    if let value = value(of: option), !isCurrent(value) { set(value) }
  }

  /// Selects the option `steps` after the selected one, as far as there are any.
  func move(by steps: Int, in options: SubviewsCollection) {
    let place = options.firstIndex(where: isSelected)
    let target = place.map { max(0, min(options.count - 1, $0 + steps)) } ?? (steps > 0 ? 0 : options.count - 1)
    if options.indices.contains(target) { select(options[target]) }
  }

  /// Does what a key asks for. Returns whether it asks for anything.
  func handle(_ key: KeyStroke, _ phase: KeyPhase, _ options: SubviewsCollection) -> Bool {
    guard key.modifiers.isEmpty, !options.isEmpty else { return false }
    let isLast = options.last.map(isSelected) ?? false
    let steps: Int
    switch key.key {
    case .leftArrow, .upArrow: steps = -1
    case .rightArrow, .downArrow: steps = 1
    case .home: steps = -options.count
    case .end: steps = options.count
    case .space: steps = isLast ? -options.count : 1
    default: return false
    }
    if phase != .up { move(by: steps, in: options) }
    return true
  }
}
