/// What stands in the bars of a page.
@MainActor @preconcurrency public protocol ToolbarContent {
  associatedtype Body: ToolbarContent
  @ToolbarContentBuilder var body: Body { get }
}

extension Never: ToolbarContent {}

extension ToolbarContent where Body == Never {
  public var body: Never { preconditionFailure("\(Self.self) is shown by the framework; its body can't be read") }
}

/// Content that the framework takes apart.
@MainActor protocol PrimitiveToolbarContent {
  func append(to entries: inout [ToolbarEntry])
}

extension ToolbarContent {
  /// The views of the content, with their places.
  var entries: [ToolbarEntry] {
    var entries: [ToolbarEntry] = []
    append(self, to: &entries)
    return entries
  }
}

@MainActor private func append<Content: ToolbarContent>(_ content: Content, to entries: inout [ToolbarEntry]) {
  if let primitive = content as? any PrimitiveToolbarContent {
    primitive.append(to: &entries)
  } else {
    append(content.body, to: &entries)
  }
}

/// Where in the bars a view belongs.
public struct ToolbarItemPlacement: Hashable, Sendable {
  /// The places that there are here.
  enum Side: Hashable, Sendable {
    case leading
    case title
    case trailing
    case bottom
  }

  private let name: String
  let side: Side

  private init(_ name: String, _ side: Side) {
    self.name = name
    self.side = side
  }

  public static let automatic = ToolbarItemPlacement("automatic", .trailing)
  public static let principal = ToolbarItemPlacement("principal", .title)
  public static let title = ToolbarItemPlacement("title", .title)
  public static let largeTitle = ToolbarItemPlacement("largeTitle", .title)
  public static let navigation = ToolbarItemPlacement("navigation", .leading)
  public static let primaryAction = ToolbarItemPlacement("primaryAction", .trailing)
  public static let secondaryAction = ToolbarItemPlacement("secondaryAction", .trailing)
  public static let status = ToolbarItemPlacement("status", .bottom)
  public static let confirmationAction = ToolbarItemPlacement("confirmationAction", .trailing)
  public static let cancellationAction = ToolbarItemPlacement("cancellationAction", .leading)
  public static let destructiveAction = ToolbarItemPlacement("destructiveAction", .trailing)
  public static let bottomBar = ToolbarItemPlacement("bottomBar", .bottom)
  /// There is no bar over the keyboard; the view stands in the bar at the bottom.
  public static let keyboard = ToolbarItemPlacement("keyboard", .bottom)
  public static let navigationBarLeading = ToolbarItemPlacement("navigationBarLeading", .leading)
  public static let navigationBarTrailing = ToolbarItemPlacement("navigationBarTrailing", .trailing)
  public static let topBarLeading = ToolbarItemPlacement("topBarLeading", .leading)
  public static let topBarTrailing = ToolbarItemPlacement("topBarTrailing", .trailing)
}

/// A view in a bar.
public struct ToolbarItem<ID, Content: View> {
  let placement: ToolbarItemPlacement
  let content: Content
}

extension ToolbarItem where ID == () {
  nonisolated public init(placement: ToolbarItemPlacement = .automatic, @ViewBuilder content: () -> Content) {
    self.placement = placement
    self.content = content()
  }
}

extension ToolbarItem where ID == String {
  /// An item that people could move, where bars can be arranged; here they cannot.
  nonisolated public init(
    id: String, placement: ToolbarItemPlacement = .automatic, @ViewBuilder content: () -> Content
  ) {
    self.placement = placement
    self.content = content()
  }
}

extension ToolbarItem: ToolbarContent, PrimitiveToolbarContent {
  public typealias Body = Never

  func append(to entries: inout [ToolbarEntry]) {
    entries.append(ToolbarEntry(id: entries.count, placement: placement.side, content: AnyView(content)))
  }
}

/// Several views in one place of a bar.
public struct ToolbarItemGroup<Content: View> {
  let placement: ToolbarItemPlacement
  let content: Content

  nonisolated public init(placement: ToolbarItemPlacement = .automatic, @ViewBuilder content: () -> Content) {
    self.placement = placement
    self.content = content()
  }
}

extension ToolbarItemGroup: ToolbarContent, PrimitiveToolbarContent {
  public typealias Body = Never

  func append(to entries: inout [ToolbarEntry]) {
    entries.append(ToolbarEntry(id: entries.count, placement: placement.side, content: AnyView(content)))
  }
}

/// Room between items of a bar. Bars here share out their room by themselves, so it adds nothing.
public struct ToolbarSpacer {
  nonisolated public init(_ sizing: SpacerSizing = .flexible, placement: ToolbarItemPlacement = .automatic) {}
}

extension ToolbarSpacer: ToolbarContent, PrimitiveToolbarContent {
  public typealias Body = Never
  func append(to entries: inout [ToolbarEntry]) {}
}

/// Whether room between items grows.
public struct SpacerSizing: Hashable, Sendable {
  private let isFlexible: Bool

  public static let flexible = SpacerSizing(isFlexible: true)
  public static let fixed = SpacerSizing(isFlexible: false)
}

/// Several pieces of content, one after the other, as a builder makes them.
public struct TupleToolbarContent<each Content: ToolbarContent> {
  let content: (repeat each Content)

  nonisolated init(_ content: (repeat each Content)) { self.content = content }
}

extension TupleToolbarContent: ToolbarContent, PrimitiveToolbarContent {
  public typealias Body = Never

  func append(to entries: inout [ToolbarEntry]) { repeat ScrollUI.append(each content, to: &entries) }
}

/// Content that may be missing.
public struct OptionalToolbarContent<Content: ToolbarContent> {
  let content: Content?
}

extension OptionalToolbarContent: ToolbarContent, PrimitiveToolbarContent {
  public typealias Body = Never

  func append(to entries: inout [ToolbarEntry]) {
    if let content { ScrollUI.append(content, to: &entries) }
  }
}

/// One of two pieces of content.
public struct ConditionalToolbarContent<First: ToolbarContent, Second: ToolbarContent> {
  let first: First?
  let second: Second?
}

extension ConditionalToolbarContent: ToolbarContent, PrimitiveToolbarContent {
  public typealias Body = Never

  func append(to entries: inout [ToolbarEntry]) {
    if let first { ScrollUI.append(first, to: &entries) }
    if let second { ScrollUI.append(second, to: &entries) }
  }
}

/// Builds the content of bars from the statements of a closure.
@resultBuilder public struct ToolbarContentBuilder {
  public static func buildExpression<Content: ToolbarContent>(_ content: Content) -> Content { content }

  public static func buildBlock<Content: ToolbarContent>(_ content: Content) -> Content { content }

  @_disfavoredOverload
  public static func buildBlock<each Content: ToolbarContent>(
    _ content: repeat each Content
  ) -> TupleToolbarContent<repeat each Content> {
    TupleToolbarContent((repeat each content))
  }

  public static func buildIf<Content: ToolbarContent>(_ content: Content?) -> OptionalToolbarContent<Content> {
    OptionalToolbarContent(content: content)
  }

  public static func buildEither<First: ToolbarContent, Second: ToolbarContent>(
    first: First
  ) -> ConditionalToolbarContent<First, Second> {
    ConditionalToolbarContent(first: first, second: nil)
  }

  public static func buildEither<First: ToolbarContent, Second: ToolbarContent>(
    second: Second
  ) -> ConditionalToolbarContent<First, Second> {
    ConditionalToolbarContent(first: nil, second: second)
  }
}

/// The bars of a page.
public struct ToolbarPlacement: Hashable, Sendable {
  private let name: String

  public static let automatic = ToolbarPlacement(name: "automatic")
  public static let navigationBar = ToolbarPlacement(name: "navigationBar")
  public static let bottomBar = ToolbarPlacement(name: "bottomBar")
  public static let tabBar = ToolbarPlacement(name: "tabBar")
  public static let windowToolbar = ToolbarPlacement(name: "windowToolbar")

  /// Whether it is the bar with the title.
  fileprivate var isNavigationBar: Bool { self == .automatic || self == .navigationBar || self == .windowToolbar }
}

nonisolated extension View {
  /// Puts views into the bars of the page in the navigation stack around.
  public func toolbar<Content: ToolbarContent>(@ToolbarContentBuilder content: () -> Content) -> some View {
    let content = UncheckedTransfer(content())
    return transformPreference(NavigationSettingsKey.self) { settings in
      settings.add(MainActor.assumeIsolated { UncheckedTransfer(content.value.entries) }.value)
    }
  }

  /// Puts a view at the trailing end of the bar.
  public func toolbar<Content: View>(@ViewBuilder content: () -> Content) -> some View {
    let content = content()
    return toolbar { ToolbarItem { content } }
  }

  /// Whether bars of the page are shown. Only the bar with the title can be hidden.
  public func toolbar(_ visibility: Visibility, for bars: ToolbarPlacement...) -> some View {
    let isMeant = bars.isEmpty || bars.contains(where: \.isNavigationBar)
    return transformPreference(NavigationSettingsKey.self) { settings in
      if isMeant { settings.isBarHidden = visibility == .hidden }
    }
  }

  /// The newer name of `toolbar(_:for:)`.
  public func toolbarVisibility(_ visibility: Visibility, for bars: ToolbarPlacement...) -> some View {
    let isMeant = bars.isEmpty || bars.contains(where: \.isNavigationBar)
    return transformPreference(NavigationSettingsKey.self) { settings in
      if isMeant { settings.isBarHidden = visibility == .hidden }
    }
  }

  /// Whether the bar with the title has a background. With `automatic` it has one when content lies under it.
  public func toolbarBackground(_ visibility: Visibility, for bars: ToolbarPlacement...) -> some View {
    let isMeant = bars.isEmpty || bars.contains(where: \.isNavigationBar)
    return transformPreference(NavigationSettingsKey.self) { settings in
      if isMeant { settings.backgroundVisibility = visibility }
    }
  }

  /// The newer name of `toolbarBackground(_:for:)`.
  public func toolbarBackgroundVisibility(_ visibility: Visibility, for bars: ToolbarPlacement...) -> some View {
    let isMeant = bars.isEmpty || bars.contains(where: \.isNavigationBar)
    return transformPreference(NavigationSettingsKey.self) { settings in
      if isMeant { settings.backgroundVisibility = visibility }
    }
  }

  /// The background of the bar with the title.
  public func toolbarBackground<S: ShapeStyle>(_ style: S, for bars: ToolbarPlacement...) -> some View {
    let isMeant = bars.isEmpty || bars.contains(where: \.isNavigationBar)
    return transformPreference(NavigationSettingsKey.self) { settings in
      if isMeant { settings.background = AnyShapeStyle(style) }
    }
  }

  /// How the page shows its title.
  public func toolbarTitleDisplayMode(_ mode: ToolbarTitleDisplayMode) -> some View {
    navigationBarTitleDisplayMode(mode.displayMode)
  }
}

/// How large the title of a page is.
public struct ToolbarTitleDisplayMode: Sendable {
  fileprivate let displayMode: NavigationBarItem.TitleDisplayMode

  public static let automatic = ToolbarTitleDisplayMode(displayMode: .automatic)
  public static let inline = ToolbarTitleDisplayMode(displayMode: .inline)
  public static let large = ToolbarTitleDisplayMode(displayMode: .large)
  public static let inlineLarge = ToolbarTitleDisplayMode(displayMode: .inline)
}
