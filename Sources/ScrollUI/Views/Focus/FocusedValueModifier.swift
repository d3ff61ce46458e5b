/// Gives a value to the readers of `FocusedValues`.
struct FocusedValueModifier {
  /// True for a value of the window, false for a value while the focus is inside of the view.
  let isOfScene: Bool
  let give: (inout FocusedValues) -> Void
}

extension FocusedValueModifier: BehaviorModifier {
  typealias Behavior = FocusedValueBehavior
}

final class FocusedValueBehavior: ElementBehavior<FocusedValueModifier>, FocusObserver, FocusedValueGiving,
  PresenceDependent
{
  private var collector: FocusedValueCollector { graph.service(FocusedValueCollector.self) }

  override func didMount() {
    enclosingRow?.add(self)
    collector.add(self)
  }

  override func answer(_ query: inout FactQuery) { query.give(FocusObserverFact.self, self) }

  func presenceDidChange(_ isPresent: Bool) { collector.setNeedsUpdate() }

  override func didUpdate(from old: FocusedValueModifier) { collector.setNeedsUpdate() }

  override func didUnmount() { collector.remove(self) }

  func focusDidMove(isInside: Bool) { collector.setNeedsUpdate() }

  var isOfScene: Bool { modifier.isOfScene }

  var given: FocusedValues {
    var values = FocusedValues()
    modifier.give(&values)
    return values
  }
}

/// A part of the tree that gives values to the readers of `FocusedValues`.
@MainActor protocol FocusedValueGiving: ElementPart {
  var isOfScene: Bool { get }
  var given: FocusedValues { get }
}

/// Collects the `FocusedValues` of a window: those of the window, then those of the views around the focus, of which inner views take
/// precedence. While a menu or a dialog is open, the focus is the one before it, and hidden pages give no values.
@MainActor final class FocusedValueCollector: GraphService {
  private unowned let graph: ViewGraph
  private var givers: [any FocusedValueGiving] = []
  private var values = FocusedValues()
  private var isUpdateQueued = false

  init(graph: ViewGraph) { self.graph = graph }

  func add(_ giver: any FocusedValueGiving) {
    givers.append(giver)
    setNeedsUpdate()
  }

  func remove(_ giver: any FocusedValueGiving) {
    givers.removeAll { $0 === giver }
    setNeedsUpdate()
  }

  /// Schedules the collection after the evaluation of views.
  func setNeedsUpdate() {
    guard !isUpdateQueued else { return }
    isUpdateQueued = true
    graph.enqueue("focusedValue") { [weak self] in self?.update() }
  }

  private func update() {
    isUpdateQueued = false
    let focus = graph.modals.focusBehind ?? graph.focus.current
    let focused = Set((focus.map { Array($0.lineage) } ?? []).map { ObjectIdentifier($0) })
    let active = givers.filter { giver in
      if giver.lineage.dropFirst().contains(where: { $0.kinds.contains(.hidesContent) }) { return false }
      return giver.isOfScene || focused.contains(ObjectIdentifier(giver.element))
    }
    let depths = active.map { Array($0.lineage).count }
    let order = active.indices.sorted {
      (active[$0].isOfScene ? 0 : 1, depths[$0], $0) < (active[$1].isOfScene ? 0 : 1, depths[$1], $1)
    }
    var new = FocusedValues()
    for index in order { new.merge(active[index].given, of: ObjectIdentifier(active[index])) }
    new = new.reusing(values)
    guard new != values else { return }
    values = new
    graph.updateEnvironment { $0.focusedValues = new }
  }
}

nonisolated extension View {
  /// Gives a value to `FocusedValue` properties while the focus is inside of this view. A view inside takes precedence.
  public func focusedValue<Value>(_ keyPath: WritableKeyPath<FocusedValues, Value?>, _ value: Value) -> some View {
    modifier(FocusedValueModifier(isOfScene: false) { $0[keyPath: keyPath] = value })
  }

  /// Gives a value, or nil for none, to `FocusedValue` properties while the focus is inside of this view.
  public func focusedValue<Value>(_ keyPath: WritableKeyPath<FocusedValues, Value?>, _ value: Value?) -> some View {
    modifier(FocusedValueModifier(isOfScene: false) { $0[keyPath: keyPath] = value })
  }

  /// Gives an object to `FocusedValue` properties of its type while the focus is inside of this view.
  public func focusedValue<Object: AnyObject & Observable>(_ object: Object?) -> some View {
    modifier(FocusedValueModifier(isOfScene: false) { $0[object: Object.self] = object })
  }

  /// Gives a value to `FocusedValue` properties of the window. A `focusedValue(_:_:)` takes precedence.
  public func focusedSceneValue<Value>(
    _ keyPath: WritableKeyPath<FocusedValues, Value?>, _ value: Value
  ) -> some View {
    modifier(FocusedValueModifier(isOfScene: true) { $0[keyPath: keyPath] = value })
  }

  /// Gives a value, or nil for none, to `FocusedValue` properties of the window.
  public func focusedSceneValue<Value>(
    _ keyPath: WritableKeyPath<FocusedValues, Value?>, _ value: Value?
  ) -> some View {
    modifier(FocusedValueModifier(isOfScene: true) { $0[keyPath: keyPath] = value })
  }

  /// Gives an object to `FocusedValue` properties of its type in the window.
  public func focusedSceneValue<Object: AnyObject & Observable>(_ object: Object?) -> some View {
    modifier(FocusedValueModifier(isOfScene: true) { $0[object: Object.self] = object })
  }
}
