import Engine

/// The view of a page above the root.
struct NavigationDestination: View, PrimitiveView {
  let model: NavigationModel
  let entry: NavigationEntry

  static var element: ViewElement<Self>.Type { NavigationDestinationElement.self }
}

/// Builds the page's view again when its `NavigationSlot` or `navigationDestination(for:destination:)` changes.
final class NavigationDestinationElement: ParentElement<NavigationDestination, AnyView> {
  required init(_ view: NavigationDestination, _ context: ElementContext) {
    super.init(view, context)
    switch view.entry.source {
    case .value: view.model.add(self)
    case .slot(let slot): slot.attach(to: self)
    }
    child = makeElement(content(), in: childContext)
  }

  override func updateBody() {
    child?.update(content())
  }

  override func environmentDidChange() { setNeedsBody() }

  private func content() -> AnyView {
    graph.evaluate(self) {
      switch view.entry.source {
      case .slot(let slot): slot.content()
      case .value(let value): view(for: value)
      }
    }
  }

  private func view(for value: AnyHashable) -> AnyView {
    guard let present = view.model.view(for: value) else { return view.entry.lastView ?? missing(value) }
    if view.entry.lastView != nil { view.entry.lastView = present }
    return present
  }

  /// Shows a warning symbol in place of a page without a destination. A stack with an initial path learns its
  /// destinations only when its root is built, so the warning is logged in a later phase, after a second lookup.
  private func missing(_ value: AnyHashable) -> AnyView {
    let type = type(of: value.base)
    graph.enqueue("navigationDestination") { [weak self] in
      guard let self, self.isMounted, self.view.model.view(for: value) == nil else { return }
      self.graph.warn(
        "no page for \(type): put navigationDestination(for: \(type).self) on a view in the NavigationStack, outside of lazy containers"
      )
    }
    return AnyView(Image(systemName: "exclamationmark.triangle").foregroundStyle(.secondary))
  }
}

/// Registers the page builder for values of a type in the enclosing `NavigationModel`.
struct DestinationModifier<Value: Hashable, Destination: View> {
  let destination: (Value) -> Destination
}

extension DestinationModifier: BehaviorModifier {
  typealias Behavior = DestinationBehavior<Value, Destination>
}

final class DestinationBehavior<Value: Hashable, Destination: View>: ElementBehavior<
  DestinationModifier<Value, Destination>
>
{
  private var model: NavigationModel?

  override func didMount() {
    model = environment.linkedColumn?.model ?? environment.navigation
    if model == nil {
      graph.warn("navigationDestination(for: \(Value.self).self) stands outside of a NavigationStack: put it inside")
    }
    register()
  }

  override func didUpdate(from old: DestinationModifier<Value, Destination>) { register() }

  private func register() {
    let destination = modifier.destination
    model?.register(Value.self, owner: self) { AnyView(destination($0)) }
  }

  override func didUnmount() { model?.unregister(Value.self, owner: self) }
}

/// Presents a page while a condition holds.
struct PresentedDestinationModifier {
  /// The identity of the presented item. A different identity replaces the page.
  var id: AnyHashable?
  /// The page's view; nil while no page is presented.
  let destination: (() -> AnyView)?
  let onPop: () -> Void
  /// The target of the `NavigationLink` that presents the page; nil for a presentation without a link.
  var target: NavigationLinkTarget?
  /// The binding that presents the page; nil for a `NavigationLink`.
  var presented: PresentedValue?
}

extension PresentedDestinationModifier: BehaviorModifier {
  typealias Behavior = PresentedDestinationBehavior
}

final class PresentedDestinationBehavior: ElementBehavior<PresentedDestinationModifier>, PageOpener {
  /// The open page, or nil.
  private var slot: NavigationSlot?
  private var id: AnyHashable?
  private var isQueued = false

  override func didMount() { if modifier.destination != nil { setNeedsPage() } }

  override func didUpdate(from old: PresentedDestinationModifier) {
    let modifier = modifier
    if let slot, let destination = modifier.destination, modifier.id == id {
      slot.onPop = popped(modifier.onPop)
      slot.set(destination)
    } else if slot != nil || modifier.destination != nil {
      setNeedsPage()
    }
  }

  /// Pushes and pops run in the observe phase, as animated changes.
  private func setNeedsPage() {
    guard !isQueued else { return }
    isQueued = true
    graph.enqueue("navigationDestination") { [weak self] in self?.updatePage() }
  }

  private func updatePage() {
    isQueued = false
    let column = environment.linkedColumn
    guard isMounted, let model = column?.model ?? environment.navigation else { return }
    let modifier = modifier
    if let slot, modifier.destination == nil || modifier.id != id {
      slot.onPop = {}
      self.slot = nil
      model.remove(slot)
    }
    guard slot == nil, let destination = modifier.destination else { return }
    let new = NavigationSlot()
    new.set(destination)
    new.onPop = popped(modifier.onPop)
    slot = new
    id = modifier.id
    if let column { column.show(.slot(new)) } else { model.push(.slot(new)) }
  }

  override func answer(_ query: inout FactQuery) { query.give(PageOpenerFact.self, self) }

  var target: NavigationLinkTarget? { modifier.target }
  var presented: PresentedValue? { modifier.presented }

  func leads(to entry: NavigationEntry) -> Bool {
    if let slot, entry.slot === slot { return true }
    return entry.value.map { $0 == target?.value } ?? false
  }

  private func popped(_ action: @escaping () -> Void) -> () -> Void {
    { [weak self] in
      self?.slot = nil
      action()
    }
  }
}

nonisolated extension View {
  /// Sets the page for values of type `data` in the enclosing `NavigationStack`.
  ///
  /// The first registration for a type is used. Apply the modifier outside of lazy containers: in a row that is not
  /// built the registration does not exist.
  ///
  /// - Parameters:
  ///   - data: The type of the values.
  ///   - destination: Builds the page of a value that a `NavigationLink` or the stack's path presents.
  public func navigationDestination<D: Hashable, C: View>(
    for data: D.Type, @ViewBuilder destination: @escaping (D) -> C
  ) -> some View {
    modifier(DestinationModifier(destination: destination))
  }

  /// Pushes a page on the enclosing `NavigationStack` while `isPresented` is true. The binding is set to false when the
  /// page is popped.
  public func navigationDestination<V: View>(
    isPresented: Binding<Bool>, @ViewBuilder destination: () -> V
  ) -> some View {
    let page = isPresented.wrappedValue ? AnyView(destination()) : nil
    return modifier(
      PresentedDestinationModifier(
        destination: page.map { page in { page } }, onPop: { isPresented.wrappedValue = false },
        presented: PresentedValue(isPresented)))
  }

  /// Pushes a page for `item` while it is not nil. The binding is set to nil when the page is popped.
  public func navigationDestination<D: Hashable, C: View>(
    item: Binding<D?>, @ViewBuilder destination: @escaping (D) -> C
  ) -> some View {
    let value = item.wrappedValue
    return modifier(
      PresentedDestinationModifier(
        id: value.map { AnyHashable($0) }, destination: value.map { value in { AnyView(destination(value)) } },
        onPop: { item.wrappedValue = nil }, presented: PresentedValue(item)))
  }
}
