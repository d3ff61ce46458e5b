/// A button that opens a page of the navigation stack around.
public struct NavigationLink<Label: View, Destination: View> {
  private enum Target {
    /// The page of a value; nil disables the link.
    case value(AnyHashable?)
    case view(() -> Destination)
    /// A page that is open while the binding is true.
    case bound(Binding<Bool>, () -> Destination)
  }

  private let target: Target
  private let label: Label
  @State private var isActive = false
  @Environment(\.navigation) private var navigation
  @Environment(\.buttonStyle) private var buttonStyle

  nonisolated private init(_ target: Target, label: Label) {
    self.target = target
    self.label = label
  }
}

nonisolated extension NavigationLink {
  /// A link to a view.
  public init(@ViewBuilder destination: @escaping () -> Destination, @ViewBuilder label: () -> Label) {
    self.init(.view(destination), label: label())
  }

  /// The older form.
  public init(destination: Destination, @ViewBuilder label: () -> Label) {
    self.init(.view { destination }, label: label())
  }

  /// A link to a view that is open while `isActive` is true: the older form of `navigationDestination(isPresented:destination:)`.
  public init(
    isActive: Binding<Bool>, @ViewBuilder destination: @escaping () -> Destination, @ViewBuilder label: () -> Label
  ) {
    self.init(.bound(isActive, destination), label: label())
  }

  public init(destination: Destination, isActive: Binding<Bool>, @ViewBuilder label: () -> Label) {
    self.init(.bound(isActive, { destination }), label: label())
  }
}

nonisolated extension NavigationLink where Label == Text {
  public init(_ titleKey: LocalizedStringKey, @ViewBuilder destination: @escaping () -> Destination) {
    self.init(.view(destination), label: Text(titleKey))
  }

  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, @ViewBuilder destination: @escaping () -> Destination) {
    self.init(.view(destination), label: Text(title))
  }

  public init(_ titleKey: LocalizedStringKey, destination: Destination) {
    self.init(.view { destination }, label: Text(titleKey))
  }

  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, destination: Destination) {
    self.init(.view { destination }, label: Text(title))
  }
}

nonisolated extension NavigationLink where Destination == Never {
  /// A link to the page of a value, which `navigationDestination(for:)` makes; nil disables the link.
  public init<P: Hashable>(value: P?, @ViewBuilder label: () -> Label) {
    self.init(.value(value.map { AnyHashable($0) }), label: label())
  }

  public init<P: Hashable>(_ titleKey: LocalizedStringKey, value: P?) where Label == Text {
    self.init(.value(value.map { AnyHashable($0) }), label: Text(titleKey))
  }

  @_disfavoredOverload
  public init<S: StringProtocol, P: Hashable>(_ title: S, value: P?) where Label == Text {
    self.init(.value(value.map { AnyHashable($0) }), label: Text(title))
  }
}

extension NavigationLink: View {
  public var body: some View {
    Button {
      open()
    } label: {
      label
    }
    .environment(
      \.buttonStyle, buttonStyle.isDefault ? AnyButtonStyle(primitive: BorderlessButtonStyle()) : buttonStyle
    )
    .disabled(navigation == nil || isDisabled)
    .modifier(
      PresentedDestinationModifier(
        destination: isPresented.wrappedValue ? destination : nil, wasLeft: { isPresented.wrappedValue = false }))
  }

  private var isDisabled: Bool { if case .value(nil) = target { true } else { false } }

  private var isPresented: Binding<Bool> {
    if case .bound(let binding, _) = target { binding } else { $isActive }
  }

  private var destination: (() -> AnyView)? {
    switch target {
    case .value: nil
    case .view(let destination), .bound(_, let destination): { AnyView(destination()) }
    }
  }

  @MainActor private func open() {
    if case .value(let value) = target {
      if let value { navigation?.push(.value(value)) }
    } else {
      isPresented.wrappedValue = true
    }
  }
}
