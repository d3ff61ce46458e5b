import Engine

/// A control that selects an option.
///
/// ```swift
/// Picker("Flavor", selection: $flavor) {
///   Text("Vanilla").tag(Flavor.vanilla)
///   Text("Chocolate").tag(Flavor.chocolate)
/// }
/// ```
///
/// An option is identified by its `tag(_:)`, otherwise by its identity in a `ForEach`. Options without a value of type
/// `SelectionValue` cannot be selected. The styles `inline` and `navigationLink` display the label, and in rows of lists and forms the styles
/// `menu` and `wheel`, too.
public struct Picker<Label: View, SelectionValue: Hashable, Content: View> {
  private let selection: Binding<SelectionValue>
  private let label: Label
  private let content: Content
  @Environment(\.pickerAppearance) private var appearance
  @Environment(\.menuLevel) private var menu
  @Environment(\.controlSurroundings) private var surroundings
  @Environment(\.labelsVisibility) private var labels
  @Environment(\.navigation) private var navigation

  /// Creates a picker.
  ///
  /// - Parameters:
  ///   - selection: The value of the selected option.
  ///   - content: The options.
  ///   - label: The purpose of the picker. Displayed by `InlinePickerStyle` and `NavigationLinkPickerStyle`, in rows of lists and forms, and as the
  ///     title of a submenu.
  nonisolated public init(
    selection: Binding<SelectionValue>, @ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label
  ) {
    self.selection = selection
    self.content = content()
    self.label = label()
  }

  /// Creates a picker with a label view. SwiftUI's older form of `init(selection:content:label:)`.
  @_disfavoredOverload
  nonisolated public init(selection: Binding<SelectionValue>, label: Label, @ViewBuilder content: () -> Content) {
    self.init(selection: selection, content: content) { label }
  }
}

nonisolated extension Picker where Label == Text {
  /// Creates a picker with a localized text label.
  public init(
    _ titleKey: LocalizedStringKey, selection: Binding<SelectionValue>, @ViewBuilder content: () -> Content
  ) {
    self.init(selection: selection, content: content) { Text(titleKey) }
  }

  /// Creates a picker with a text label that is not localized.
  @_disfavoredOverload
  public init<S: StringProtocol>(
    _ title: S, selection: Binding<SelectionValue>, @ViewBuilder content: () -> Content
  ) {
    self.init(selection: selection, content: content) { Text(title) }
  }
}

nonisolated extension Picker where Label == ScrollUI.Label<Text, Image> {
  /// Creates a picker with a localized title and the symbol named `systemImage` as its label.
  public init(
    _ titleKey: LocalizedStringKey, systemImage: String, selection: Binding<SelectionValue>,
    @ViewBuilder content: () -> Content
  ) {
    self.init(selection: selection, content: content) { ScrollUI.Label(titleKey, systemImage: systemImage) }
  }

  /// Creates a picker with the symbol named `systemImage` and a title that is not localized as its label.
  @_disfavoredOverload
  public init<S: StringProtocol>(
    _ title: S, systemImage: String, selection: Binding<SelectionValue>, @ViewBuilder content: () -> Content
  ) {
    self.init(selection: selection, content: content) { ScrollUI.Label(title, systemImage: systemImage) }
  }
}

extension Picker: View {
  /// The picker in the style of `pickerStyle(_:)`; inside a menu, menu rows.
  public var body: some View {
    let value = PickerValue(selection)
    switch (appearance, menu) {
    case (.segmented, _): SegmentedPicker(value: value, label: label, content: content)
    case (.inline, nil): InlinePicker(value: value, label: label, content: content)
    case (.wheel, nil): WheelPicker(value: value, label: label, content: content)
    case (.navigationLink, nil) where navigation != nil: LinkPicker(value: value, label: label, content: content)
    case (.menu, _?), (.navigationLink, _?):
      Menu(content: { PickerRows(value: value, content: content) }, label: { label })
    case (_, _?): PickerRows(value: value, content: content)
    case (_, nil):
      if labels == .hidden || !surroundings.isRow && surroundings != .columns {
        MenuPicker(value: value, label: label, content: content)
      } else {
        LabeledContent(content: { MenuPicker(value: value, label: label, content: content) }, label: { label })
      }
    }
  }
}

/// The selection of a picker with its type erased.
@MainActor struct PickerValue {
  private let isCurrent: (AnyHashable) -> Bool
  private let set: (AnyHashable) -> Void
  /// True if a value has the selection's type.
  private let accepts: (AnyHashable) -> Bool

  init<Value: Hashable>(_ selection: Binding<Value>) {
    let value = selection.wrappedValue
    isCurrent = { $0.base as? Value == value }
    set = { if let new = $0.base as? Value { selection.wrappedValue = new } }
    accepts = { $0.base is Value }
  }

  /// The value of an option; nil if the option has no value of the selection's type.
  func value(of option: Subview) -> AnyHashable? { option.values.first(where: accepts) }

  func isSelected(_ option: Subview) -> Bool { value(of: option).map(isCurrent) ?? false }

  func select(_ option: Subview) {
    if let value = value(of: option), !isCurrent(value) { set(value) }
  }

  /// Selects the option `steps` after the selected option, clamped to the ends.
  func move(by steps: Int, in options: SubviewsCollection) {
    let index = options.firstIndex(where: isSelected)
    let target = index.map { max(0, min(options.count - 1, $0 + steps)) } ?? (steps > 0 ? 0 : options.count - 1)
    if options.indices.contains(target) { select(options[target]) }
  }

  /// Handles a key: arrows, Home and End, and Space for the next option in a cycle. True if the key was consumed.
  func handle(
    _ key: KeyStroke, _ phase: KeyPhase, _ options: SubviewsCollection, _ direction: LayoutDirection
  ) -> Bool {
    guard key.modifiers.isEmpty, !options.isEmpty else { return false }
    let isLast = options.last.map(isSelected) ?? false
    let steps: Int
    switch key.key.inReadingDirection(direction) {
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
