import Engine

/// A button that pushes a page on the enclosing `NavigationStack`. Disabled outside of a stack.
///
/// Without a `buttonStyle(_:)` it has the `borderless` style. In a list row the label keeps its own colors, and a chevron at the trailing edge
/// shows that the row leads to a page. In the columns of a `NavigationSplitView`, a link with a value that its list can
/// select selects its row; without such a value it shows its page in the next column.
public struct NavigationLink<Label: View, Destination: View> {
  private enum Target {
    /// The page for a value; `nil` disables the link.
    case value(AnyHashable?)
    /// A page that is presented while the binding is `true`; `nil` for the state of the link.
    case view(() -> Destination, Binding<Bool>?)
  }

  private let target: Target
  private let label: Label
  @State private var isActive = false
  @Environment(\.navigation) private var navigation
  @Environment(\.buttonStyle) private var buttonStyle
  @Environment(\.controlSurroundings) private var surroundings
  @Environment(\.navigationLinkIndicator) private var indicator
  @Environment(\.listController) private var list
  @Environment(\.linkedColumn) private var linkedColumn
  @Environment(\.selectsLinkValues) private var selectsLinkValues
}

nonisolated extension NavigationLink {
  /// Creates a link that pushes the view `destination`, built when the page is pushed.
  ///
  /// - Parameters:
  ///   - isActive: True while the page is presented; `nil` for a value that the link keeps. SwiftUI's older form of
  ///     `navigationDestination(isPresented:destination:)`.
  ///   - destination: The page.
  ///   - label: The label of the link.
  public init(
    isActive: Binding<Bool>? = nil, @ViewBuilder destination: @escaping () -> Destination,
    @ViewBuilder label: () -> Label
  ) {
    self.init(target: .view(destination, isActive), label: label())
  }

  /// Creates a link to the page `destination`, presented while `isActive` is `true`. SwiftUI's older form.
  public init(destination: Destination, isActive: Binding<Bool>? = nil, @ViewBuilder label: () -> Label) {
    self.init(target: .view({ destination }, isActive), label: label())
  }

  /// Creates a link to a page that is presented while `selection` is `tag`. SwiftUI's older form of
  /// `navigationDestination(item:destination:)`.
  public init<V: Hashable>(
    tag: V, selection: Binding<V?>, @ViewBuilder destination: @escaping () -> Destination,
    @ViewBuilder label: () -> Label
  ) {
    self.init(target: .view(destination, Self.isSelected(tag, in: selection)), label: label())
  }

  /// Creates a link to the page `destination`, presented while `selection` is `tag`. SwiftUI's older form.
  public init<V: Hashable>(
    destination: Destination, tag: V, selection: Binding<V?>, @ViewBuilder label: () -> Label
  ) {
    self.init(target: .view({ destination }, Self.isSelected(tag, in: selection)), label: label())
  }

  /// A binding that is `true` while `selection` is `tag`.
  private static func isSelected<V: Hashable>(_ tag: V, in selection: Binding<V?>) -> Binding<Bool> {
    Binding(
      get: { selection.wrappedValue == tag },
      set: { isSelected in
        if isSelected {
          selection.wrappedValue = tag
        } else if selection.wrappedValue == tag {
          selection.wrappedValue = nil
        }
      })
  }
}

nonisolated extension NavigationLink where Label == Text {
  /// Creates a link with a localized label that pushes the view `destination`, presented while `isActive` is `true`.
  public init(
    _ titleKey: LocalizedStringKey, isActive: Binding<Bool>? = nil,
    @ViewBuilder destination: @escaping () -> Destination
  ) {
    self.init(target: .view(destination, isActive), label: Text(titleKey))
  }

  /// Creates a link with a label that is not localized that pushes the view `destination`.
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, @ViewBuilder destination: @escaping () -> Destination) {
    self.init(target: .view(destination, nil), label: Text(title))
  }

  /// Creates a link with a localized label to the page `destination`, presented while `isActive` is `true`. SwiftUI's older form.
  public init(_ titleKey: LocalizedStringKey, destination: Destination, isActive: Binding<Bool>? = nil) {
    self.init(target: .view({ destination }, isActive), label: Text(titleKey))
  }

  /// Creates a link with a localized label to the page `destination`, presented while `selection` is `tag`. SwiftUI's older form.
  public init<V: Hashable>(
    _ titleKey: LocalizedStringKey, destination: Destination, tag: V, selection: Binding<V?>
  ) {
    self.init(destination: destination, tag: tag, selection: selection) { Text(titleKey) }
  }

  /// Creates a link with a localized label to a page that is presented while `selection` is `tag`. SwiftUI's older form.
  public init<V: Hashable>(
    _ titleKey: LocalizedStringKey, tag: V, selection: Binding<V?>,
    @ViewBuilder destination: @escaping () -> Destination
  ) {
    self.init(tag: tag, selection: selection, destination: destination) { Text(titleKey) }
  }

  /// Creates a link with a label that is not localized to the page `destination`, presented while `isActive` is `true`. SwiftUI's older form.
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, destination: Destination, isActive: Binding<Bool>? = nil) {
    self.init(target: .view({ destination }, isActive), label: Text(title))
  }

  /// Creates a link with a label that is not localized to the page `destination`, presented while `selection` is `tag`. SwiftUI's older form.
  @_disfavoredOverload
  public init<S: StringProtocol, V: Hashable>(_ title: S, destination: Destination, tag: V, selection: Binding<V?>) {
    self.init(destination: destination, tag: tag, selection: selection) { Text(title) }
  }
}

nonisolated extension NavigationLink where Destination == Never {
  /// Creates a link that pushes the page which `navigationDestination(for:destination:)` builds for `value`; nil
  /// disables the link.
  public init<P: Hashable>(value: P?, @ViewBuilder label: () -> Label) {
    self.init(target: .value(value.map { AnyHashable($0) }), label: label())
  }

  /// Creates a link with a localized label that pushes the page for `value`; `nil` disables the link.
  public init<P: Hashable>(_ titleKey: LocalizedStringKey, value: P?) where Label == Text {
    self.init(target: .value(value.map { AnyHashable($0) }), label: Text(titleKey))
  }

  /// Creates a link with a label that is not localized that pushes the page for `value`; `nil` disables the link.
  @_disfavoredOverload
  public init<S: StringProtocol, P: Hashable>(_ title: S, value: P?) where Label == Text {
    self.init(target: .value(value.map { AnyHashable($0) }), label: Text(title))
  }
}

extension NavigationLink: View {
  /// A `Button` that pushes the page; in the column of a split view, the label of a row that its list selects.
  @ViewBuilder public var body: some View {
    if selectsLinkValues, case .value(let value?) = target, list?.canSelect(value) == true {
      label.inRow.tag(value)
    } else {
      button
    }
  }

  @MainActor private var button: some View {
    Button(action: { open() }) { label }
      .environment(\.buttonStyle, shownStyle)
      .disabled(navigation == nil || isDisabled)
      .opensForDrags()
      .modifier(
        PresentedDestinationModifier(
          destination: isPresented.wrappedValue ? destination : nil, onPop: { isPresented.wrappedValue = false },
          target: NavigationLinkTarget(value: value, open: { open() }))
      )
      .modifier(ListRowTraitsModifier { [indicator] traits, _ in traits[ShowsDisclosure.self] = indicator != .hidden })
  }

  private var shownStyle: AnyButtonStyle {
    guard buttonStyle.isDefault else { return buttonStyle }
    return surroundings.isRow
      ? AnyButtonStyle(primitive: RowButtonStyle(leadsToPage: true))
      : AnyButtonStyle(primitive: BorderlessButtonStyle())
  }

  private var value: AnyHashable? { if case .value(let value) = target { value } else { nil } }

  private var isDisabled: Bool { if case .value(nil) = target { true } else { false } }

  private var isPresented: Binding<Bool> {
    if case .view(_, let binding?) = target { binding } else { $isActive }
  }

  private var destination: (() -> AnyView)? {
    switch target {
    case .value: nil
    case .view(let destination, _): { AnyView(destination()) }
    }
  }

  @MainActor private func open() {
    if case .value(let value) = target {
      guard let value else { return }
      if let linkedColumn { linkedColumn.show(.value(value)) } else { navigation?.push(.value(value)) }
    } else if isPresented.wrappedValue {
      linkedColumn?.didShow()
    } else {
      isPresented.wrappedValue = true
    }
  }
}
