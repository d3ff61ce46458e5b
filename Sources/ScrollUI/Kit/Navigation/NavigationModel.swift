import Engine

/// A page above the root of a navigation stack.
@MainActor final class NavigationEntry: Identifiable {
  /// The source of the page's view.
  enum Source {
    /// A value, for which `navigationDestination(for:destination:)` builds the view.
    case value(AnyHashable)
    /// A view that the presenting link or modifier supplies.
    case slot(NavigationSlot)
  }

  let source: Source

  /// The last view of a value, which stays while the view with its `navigationDestination(for:destination:)` does not exist.
  var lastView: AnyView?

  init(_ source: Source) { self.source = source }

  var value: AnyHashable? { if case .value(let value) = source { value } else { nil } }

  var slot: NavigationSlot? { if case .slot(let slot) = source { slot } else { nil } }
}

/// The current view of a page that a link or modifier presents.
@MainActor final class NavigationSlot {
  private(set) var content: () -> AnyView = { AnyView(EmptyView()) }
  /// Called after the user popped the page.
  var onPop: () -> Void = {}
  private weak var host: Element?

  nonisolated init() {}

  func set(_ content: @escaping () -> AnyView) {
    self.content = content
    host?.setNeedsBody()
  }

  func attach(to host: Element) { self.host = host }
}

/// The pages of a navigation stack and the builders of their views.
@MainActor @Observable package final class NavigationModel {
  /// The pages above the root, topmost last.
  private(set) var entries: [NavigationEntry] = []
  /// The page in place of the root, which a `LinkedColumn` shows; nil for the root.
  private(set) var replacement: NavigationEntry?
  /// The page that is being covered by a push, until the animation of the push ends; otherwise nil.
  private(set) var covered: CoveredPage?

  /// True if the page below the topmost page is shown, since `swipe` moves the topmost page off it.
  private(set) var isUncovered = false

  /// The `PageSwipe` of the stack, with this model as its `PageTurner`.
  @ObservationIgnored let swipe = PageSwipe()

  /// A covered page of the stack.
  struct CoveredPage {
    /// Nil for the root.
    let entry: NavigationEntry?
  }

  /// The titles of the pages by their level, for the back buttons of the pages above them.
  private var titles: [Int: Text] = [:]

  @ObservationIgnored var path: PathAccess?
  @ObservationIgnored private var transitionCount = 0
  @ObservationIgnored private var builders: [ObjectIdentifier: [DestinationBuilder]] = [:]
  @ObservationIgnored private var hosts = WeakList<Element>()

  /// Builds the pages for values of a type.
  private struct DestinationBuilder {
    weak var owner: AnyObject?
    let type: any Hashable.Type
    let make: (AnyHashable) -> AnyView?
  }

  nonisolated package init() {}

  /// The animation of pushes and pops.
  static var animation: Animation { .smooth(duration: 0.38) }

  // MARK: Pages

  func push(_ source: NavigationEntry.Source) {
    move(to: entries + [NavigationEntry(source)])
    writePath()
  }

  /// Shows a page as the `replacement` of the root and of the `entries` above it.
  func replaceRoot(by source: NavigationEntry.Source) {
    let left = [replacement].compactMap { $0 } + entries
    let entry = NavigationEntry(source)
    entry.lastView = entry.value.flatMap(view)
    swipe.stackWillChange(isAnimated: false)
    transitionCount += 1
    (entries, covered, replacement) = ([], nil, entry)
    for entry in left { entry.slot?.onPop() }
    writePath()
  }

  /// Pops all pages above the first `count` pages over the root.
  func pop(to count: Int) {
    guard count >= 0, count < entries.count else { return }
    let left = entries[count...]
    move(to: Array(entries[..<count]))
    for entry in left { entry.slot?.onPop() }
    writePath()
  }

  /// Sets `title(at:)` for the page at `level`; nil for a page without a title.
  func setTitle(_ title: Text?, at level: Int) {
    if titles[level] != title { titles[level] = title }
  }

  /// The title of the page at `level`; nil without a title.
  package func title(at level: Int) -> Text? { titles[level] }

  func pop() { pop(to: entries.count - 1) }

  /// Pops the page of `slot` and all pages above it.
  func remove(_ slot: NavigationSlot) {
    if replacement?.slot === slot { replacement = nil }
    if let index = entries.firstIndex(where: { $0.slot === slot }) { pop(to: index) }
  }

  /// Applies the values of the program's path. Pages with unchanged values are kept. No animation if `isFirst` is true:
  /// the stack was empty before.
  func take(_ values: [AnyHashable], isFirst: Bool) {
    guard values != entries.compactMap(\.value) else { return }
    var remainder = values[...]
    var kept: [NavigationEntry] = []
    for entry in entries {
      guard let value = entry.value else {
        kept.append(entry)
        continue
      }
      guard remainder.first == value else { break }
      remainder.removeFirst()
      kept.append(entry)
    }
    // Pages without a value belong to the page below and are popped with the pages above them.
    while kept.last.map({ $0.value == nil }) ?? false { kept.removeLast() }
    let new = kept + remainder.map { NavigationEntry(.value($0)) }
    let left = entries.filter { entry in !new.contains { $0 === entry } }
    move(to: new, isAnimated: !isFirst)
    for entry in left { entry.slot?.onPop() }
  }

  private func move(to new: [NavigationEntry], isAnimated: Bool = true) {
    transitionCount += 1
    guard isAnimated, !Transaction.current.disablesAnimations else {
      swipe.stackWillChange(isAnimated: false)
      covered = nil
      return entries = new
    }
    let move = transitionCount
    let top = entries.last
    let staysInStack = top == nil || new.contains { $0 === top }
    withAnimation(Self.animation) {
      // In the transaction of the pages: a view that is marked by two transactions takes the first.
      swipe.stackWillChange(isAnimated: true)
      covered = staysInStack ? CoveredPage(entry: top) : nil
      entries = new
    } completion: { [weak self] in
      if self?.transitionCount == move { self?.covered = nil }
    }
  }

  private func writePath() {
    let values = entries.compactMap(\.value)
    if let path, path.get() != values { path.set(values) }
  }

  // MARK: Views of values

  /// Registers the page builder for values of a type. The first registered builder is used.
  func register<D: Hashable>(_ type: D.Type, owner: AnyObject, make: @escaping (D) -> AnyView) {
    let id = ObjectIdentifier(type)
    // When a view is replaced, the new view registers before the old view unregisters.
    var registered = builders[id, default: []].filter { $0.owner != nil }
    let builder = DestinationBuilder(owner: owner, type: type) { ($0.base as? D).map(make) }
    if let index = registered.firstIndex(where: { $0.owner === owner }) {
      registered[index] = builder
    } else {
      registered.append(builder)
    }
    builders[id] = registered
    if registered[0].owner === owner { update() }
  }

  func unregister<D: Hashable>(_ type: D.Type, owner: AnyObject) {
    builders[ObjectIdentifier(type)]?.removeAll { $0.owner == nil || $0.owner === owner }
  }

  /// The types of values with a registered builder.
  var types: [any Hashable.Type] { builders.values.compactMap { $0.first { $0.owner != nil }?.type } }

  /// The page of `value`; nil if no builder is registered for its type.
  func view(for value: AnyHashable) -> AnyView? {
    builders[ObjectIdentifier(type(of: value.base))]?.first { $0.owner != nil }?.make(value)
  }

  /// Adds `host`, which shows the page of a value and is invalidated when a builder changes.
  func add(_ host: Element) { hosts.add(host) }

  private func update() {
    for host in hosts { host.setNeedsBody() }
  }
}

extension NavigationModel: PageTurner {
  /// The identity of the page at the bottom: the `replacement`, or the model itself for the root.
  var rootPage: AnyObject { replacement ?? self }

  package var turnedPages: (top: AnyObject, below: AnyObject)? {
    guard let top = entries.last else { return nil }
    return (top, entries.count > 1 ? entries[entries.count - 2] : rootPage)
  }

  package func uncover(_ isUncovered: Bool) {
    if self.isUncovered != isUncovered { self.isUncovered = isUncovered }
  }

  package func turnBack() {
    var transaction = Transaction()
    transaction.disablesAnimations = true
    withTransaction(transaction) { pop() }
  }
}

/// The column of a split view in which each `NavigationLink` of the column before it shows its page.
package struct LinkedColumn {
  let model: NavigationModel
  let didShow: @MainActor () -> Void

  /// Creates the target of links.
  ///
  /// - Parameters:
  ///   - model: The pages of the column.
  ///   - didShow: Called after a link has shown its page.
  package init(model: NavigationModel, didShow: @escaping @MainActor () -> Void) {
    self.model = model
    self.didShow = didShow
  }

  @MainActor func show(_ source: NavigationEntry.Source) {
    model.replaceRoot(by: source)
    didShow()
  }
}

extension EnvironmentValues {
  /// The `LinkedColumn` of a `NavigationLink`; nil for links that push.
  @Entry package var linkedColumn: LinkedColumn?

  /// The button of a column's bar, which a page in place of the root shows, too.
  @Entry package var columnBarItem: AnyView?

  /// The model of the enclosing navigation stack; nil outside of a stack.
  @Entry var navigation: NavigationModel?
}
