import Engine

/// A stack of pages: a root, and the pages that links and the program push. Covered pages keep their state.
///
/// ```swift
/// NavigationStack {
///   List(parks) { park in NavigationLink(park.name, value: park) }
///     .navigationDestination(for: Park.self) { ParkDetails(park: $0) }
///     .navigationTitle("Parks")
/// }
/// ```
///
/// The back button of the bar, Escape and Alt-Left (Alt-Right in right-to-left layouts) pop the topmost page. Two fingers
/// on a touchpad that move towards the trailing edge move the page, if no scroll view under the pointer can scroll that way.
public struct NavigationStack<Data, Root: View> {
  private let path: PathAccess?
  private let root: Root
  @State private var model: NavigationModel
  @Environment(\.layoutDirection) private var direction

  /// Creates a stack that manages its path itself.
  nonisolated public init(@ViewBuilder root: () -> Root) where Data == NavigationPath {
    path = nil
    self.root = root()
    _model = State(initialValue: NavigationModel())
  }

  /// Creates a stack with the pages of `model`.
  nonisolated package init(model: NavigationModel, @ViewBuilder root: () -> Root) where Data == NavigationPath {
    path = nil
    self.root = root()
    _model = State(initialValue: model)
  }

  /// Creates a stack with a page for each value of `path`. Pushes and pops write the binding.
  nonisolated public init(path: Binding<NavigationPath>, @ViewBuilder root: () -> Root) where Data == NavigationPath {
    self.path = PathAccess(path)
    self.root = root()
    _model = State(initialValue: NavigationModel())
  }

  /// Creates a stack with a page for each value of `path`, a collection of a single type. Pushes and pops write the
  /// binding.
  nonisolated public init(path: Binding<Data>, @ViewBuilder root: () -> Root)
  where Data: MutableCollection & RandomAccessCollection & RangeReplaceableCollection, Data.Element: Hashable {
    self.path = PathAccess(path)
    self.root = root()
    _model = State(initialValue: NavigationModel())
  }
}

extension NavigationStack: View {
  /// The pages of the stack, with the keys Escape and Alt-Left, in right-to-left layouts Alt-Right.
  public var body: some View {
    let values = path?.get()
    NavigationPages(model: model, root: root)
      .modifier(NavigationPathModifier(model: model, path: path, values: values))
      .environment(\.navigation, model)
      .environment(\.linkedColumn, nil)
      .onKeyPress { press in
        let isArrow = press.key.inReadingDirection(direction) == .leftArrow
        let isBack = press.key == .escape && press.modifiers.isEmpty || isArrow && press.modifiers == .option
        guard isBack, !model.entries.isEmpty else { return .ignored }
        model.pop()
        return .handled
      }
  }
}

/// Applies the program's path to the stack: the initial path without animation, later changes in the observe phase with
/// animation.
struct NavigationPathModifier {
  let model: NavigationModel
  let path: PathAccess?
  let values: [AnyHashable]?
}

extension NavigationPathModifier: BehaviorModifier {
  typealias Behavior = NavigationPathBehavior
}

final class NavigationPathBehavior: ElementBehavior<NavigationPathModifier> {
  override func didMount() { take(isFirst: true) }

  override func didUpdate(from old: NavigationPathModifier) {
    modifier.model.path = modifier.path
    if modifier.values != old.values { take(isFirst: false) }
  }

  override func answer(_ query: inout FactQuery) { query.give(RestorableSelectionFact.self, self) }

  private func take(isFirst: Bool) {
    let modifier = modifier
    modifier.model.path = modifier.path
    let transaction = graph.transaction
    guard let values = modifier.values else { return }
    graph.enqueue("navigation path") {
      withTransaction(transaction) { modifier.model.take(values, isFirst: isFirst) }
    }
  }
}

/// The root and the pages above it.
private struct NavigationPages<Root: View>: View {
  let model: NavigationModel
  let root: Root
  @Environment(\.columnBarItem) private var columnBarItem
  @Environment(\.accessibilityReduceMotion) private var reducesMotion

  init(model: NavigationModel, root: Root) {
    self.model = model
    self.root = root
  }

  var body: some View {
    let entries = model.entries
    ZStack {
      if let replacement = model.replacement {
        let page = NavigationDestination(model: model, entry: replacement)
        NavigationPage(
          model: model, level: 0,
          content: page.toolbar { ToolbarItem(placement: .navigationBarLeading) { columnBarItem } }
        )
        .modifier(place(of: nil, level: 0))
        .id(replacement.id)
      } else {
        NavigationPage(model: model, level: 0, content: root)
          .modifier(place(of: nil, level: 0))
      }
      ForEach(Array(entries.enumerated()), id: \.element.id) { level, entry in
        NavigationPage(
          model: model, level: level + 1, content: NavigationDestination(model: model, entry: entry)
        )
        .modifier(place(of: entry, level: level + 1))
        .transition(.move(edge: .trailing))
      }
    }
    .modifier(
      NodeValueModifier(reducesMotion) { [model] _ in
        PageSwipeNode(model.swipe, of: model)
      } set: { node, reducesMotion in
        node.swipe.reducesMotion = reducesMotion
      }
    )
    .modifier(NodeValueModifier { SafeAreaClipNode() })
  }

  /// The place of the page of `entry`; of the root for nil. Three pages can be shown: the topmost, the page that a push covers until its
  /// animation ends (`covered`), and the page below the topmost while a swipe uncovers it (`isUncovered`).
  private func place(of entry: NavigationEntry?, level: Int) -> NavigationPlace {
    let top = model.entries.count
    let isOutgoing = model.covered.map { $0.entry === entry } ?? false
    let isUncovered = model.isUncovered && level == top - 1
    return NavigationPlace(
      model: model, page: entry ?? model.rootPage, isPresent: level == top || isOutgoing || isUncovered,
      isCovered: level < top, level: level)
  }
}

/// The visibility and displacement of a page in the stack.
private struct NavigationPlace: ViewModifier {
  let model: NavigationModel
  /// The identity of the page for `NavigationModel.swipe`: its `NavigationEntry`, or `NavigationModel.rootPage`.
  let page: AnyObject
  /// True if the page is laid out and drawn.
  let isPresent: Bool
  /// True if another page lies above. The page rests `StackPageNode.parallax` of its width towards the leading edge.
  let isCovered: Bool
  let level: Int

  func body(content: Content) -> some View {
    content
      .modifier(PresenceModifier(isPresent: isPresent, keptPreference: ObjectIdentifier(PreferredColorSchemeKey.self)))
      .modifier(
        StackPageModifier(swipe: model.swipe, page: page, fraction: isCovered ? -StackPageNode.parallax : 0)
      )
      .zIndex(Double(level))
  }
}

/// Moves a page aside, by an animated `fraction` of its width and by the fingers of a `PageSwipe` (`StackPageNode`).
struct StackPageModifier: NodeModifier {
  let swipe: PageSwipe
  let page: AnyObject
  let fraction: CGFloat

  func makeNode(_ environment: EnvironmentValues) -> StackPageNode {
    updated(StackPageNode(fraction: fraction, of: swipe), environment)
  }

  func updateNode(_ node: StackPageNode, _ environment: EnvironmentValues) { node.page = page }

  func attributes(in environment: EnvironmentValues) -> CGFloat.AnimatableData { fraction.animatableData }
  func apply(_ attributes: CGFloat.AnimatableData, to node: StackPageNode) { node.fraction.animatableData = attributes }
}
