import Observation

/// A page over the root of a navigation stack.
@MainActor final class NavigationEntry: Identifiable {
  /// Where the page's view comes from.
  enum Source {
    /// A value, for which `navigationDestination(for:)` makes the view.
    case value(AnyHashable)
    /// A view that is given where the page is opened.
    case slot(NavigationSlot)
  }

  let source: Source

  init(_ source: Source) { self.source = source }

  var value: AnyHashable? { if case .value(let value) = source { value } else { nil } }
}

/// The view of a page as the place that opens it has made it last.
@MainActor final class NavigationSlot {
  private(set) var content: () -> AnyView = { AnyView(EmptyView()) }
  /// Called when the page was left by the person.
  var wasLeft: () -> Void = {}
  private weak var host: Element?

  nonisolated init() {}

  func set(_ content: @escaping () -> AnyView) {
    self.content = content
    host?.setNeedsBody()
  }

  func join(_ host: Element) { self.host = host }
}

/// The pages of a navigation stack, and what is known to make their views.
@MainActor @Observable final class NavigationModel {
  /// The pages over the root, the uppermost last.
  private(set) var entries: [NavigationEntry] = []
  /// The page that others have come over, while it is still on its way out of sight.
  private(set) var covered: CoveredPage?

  /// A page of the stack that others come over.
  struct CoveredPage {
    /// Nil for the root.
    let entry: NavigationEntry?
  }

  @ObservationIgnored var path: PathAccess?
  @ObservationIgnored private var moves = 0
  @ObservationIgnored private var makers: [ObjectIdentifier: [Maker]] = [:]
  @ObservationIgnored private var hosts: [WeakElement] = []

  /// Makes the pages of the values of one type.
  private struct Maker {
    weak var owner: AnyObject?
    let make: (AnyHashable) -> AnyView?
  }

  nonisolated init() {}

  /// How pages come and go.
  static var animation: Animation { .smooth(duration: 0.38) }

  // MARK: Pages

  func push(_ source: NavigationEntry.Source) {
    move(to: entries + [NavigationEntry(source)])
    writePath()
  }

  /// Leaves `count` pages over the root.
  func pop(to count: Int) {
    guard count >= 0, count < entries.count else { return }
    let left = entries[count...]
    move(to: Array(entries[..<count]))
    for entry in left {
      if case .slot(let slot) = entry.source { slot.wasLeft() }
    }
    writePath()
  }

  func pop() { pop(to: entries.count - 1) }

  /// Takes away the page of a slot, and those over it.
  func remove(_ slot: NavigationSlot) {
    let place = entries.firstIndex { entry in
      if case .slot(let own) = entry.source { own === slot } else { false }
    }
    if let place { pop(to: place) }
  }

  /// Takes the values of the program's path. Pages that it goes on showing are kept. `isFirst`: nothing was shown before.
  func take(_ values: [AnyHashable], isFirst: Bool) {
    guard values != entries.compactMap(\.value) else { return }
    var rest = values[...]
    var kept: [NavigationEntry] = []
    for entry in entries {
      guard let value = entry.value else {
        kept.append(entry)
        continue
      }
      guard rest.first == value else { break }
      rest.removeFirst()
      kept.append(entry)
    }
    // Pages without a value belong to the page below, and go with what lay over them.
    while kept.last.map({ $0.value == nil }) ?? false { kept.removeLast() }
    let new = kept + rest.map { NavigationEntry(.value($0)) }
    let left = entries.filter { entry in !new.contains { $0 === entry } }
    move(to: new, isAnimated: !isFirst)
    for entry in left {
      if case .slot(let slot) = entry.source { slot.wasLeft() }
    }
  }

  private func move(to new: [NavigationEntry], isAnimated: Bool = true) {
    moves += 1
    guard isAnimated, !Transaction.current.disablesAnimations else {
      covered = nil
      return entries = new
    }
    let move = moves
    let top = entries.last
    let staysInStack = top == nil || new.contains { $0 === top }
    withAnimation(Self.animation) {
      covered = staysInStack ? CoveredPage(entry: top) : nil
      entries = new
    } completion: { [weak self] in
      if self?.moves == move { self?.covered = nil }
    }
  }

  private func writePath() {
    let values = entries.compactMap(\.value)
    if let path, path.get() != values { path.set(values) }
  }

  // MARK: Views of values

  /// Says how the pages of values of a type are made; the first who says so counts.
  func register<D: Hashable>(_ type: D.Type, owner: AnyObject, make: @escaping (D) -> AnyView) {
    let id = ObjectIdentifier(type)
    // A view that replaces another one comes before that one goes.
    var known = makers[id, default: []].filter { $0.owner != nil }
    let maker = Maker(owner: owner) { ($0.base as? D).map(make) }
    if let place = known.firstIndex(where: { $0.owner === owner }) {
      known[place] = maker
    } else {
      known.append(maker)
    }
    makers[id] = known
    if known[0].owner === owner { update() }
  }

  func unregister<D: Hashable>(_ type: D.Type, owner: AnyObject) {
    makers[ObjectIdentifier(type)]?.removeAll { $0.owner == nil || $0.owner === owner }
  }

  /// The page of a value; nil where nobody makes pages of its type.
  func view(for value: AnyHashable) -> AnyView? {
    makers[ObjectIdentifier(type(of: value.base))]?.first { $0.owner != nil }?.make(value)
  }

  /// `host` shows the page of a value, and is told when it would be another one.
  func join(_ host: Element) {
    hosts.removeAll { $0.element == nil }
    hosts.append(WeakElement(host))
  }

  private func update() {
    for host in hosts { host.element?.setNeedsBody() }
  }
}

private struct NavigationModelKey: EnvironmentKey {
  static var defaultValue: NavigationModel? { nil }
}

extension EnvironmentValues {
  /// The navigation stack around; nil outside of stacks.
  var navigation: NavigationModel? {
    get { self[NavigationModelKey.self] }
    set { self[NavigationModelKey.self] = newValue }
  }
}
