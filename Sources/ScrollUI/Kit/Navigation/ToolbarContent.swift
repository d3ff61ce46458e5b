/// The items of a page's bars, as built by `toolbar(content:)`.
@MainActor @preconcurrency public protocol ToolbarContent {
  /// The content that `body` returns.
  associatedtype Body: ToolbarContent
  /// The items, composed from `ToolbarItem` and `ToolbarItemGroup`.
  @ToolbarContentBuilder var body: Body { get }
  /// Appends the items. Programs use the default, the items of `body`.
  func _append(to entries: inout _ToolbarEntries)
}

/// The items of toolbar content.
public struct _ToolbarEntries {
  fileprivate(set) var list: [ToolbarEntry] = []
}

extension Never: ToolbarContent {}

extension ToolbarContent where Body == Never {
  /// Never called: the framework reads the items of its own content types directly.
  public var body: Never { preconditionFailure("\(Self.self) is shown by the framework; its body can't be read") }
}

extension ToolbarContent {
  /// The items of the content with their positions.
  var entries: [ToolbarEntry] {
    var entries = _ToolbarEntries()
    _append(to: &entries)
    return entries.list
  }

  /// Appends the items of `body`.
  public func _append(to entries: inout _ToolbarEntries) { body._append(to: &entries) }
}

/// The position of an item in the bars of a page. There are four: leading, title and trailing in the upper bar, and the
/// bottom bar.
public struct ToolbarItemPlacement: Hashable, Sendable {
  /// The distinct positions.
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

  /// The trailing end of the upper bar.
  public static let automatic = ToolbarItemPlacement("automatic", .trailing)
  /// The center of the upper bar, in place of the title.
  public static let principal = ToolbarItemPlacement("principal", .title)
  /// The center of the upper bar, in place of the title.
  public static let title = ToolbarItemPlacement("title", .title)
  /// The center of the upper bar, in place of the title; not enlarged, unlike in SwiftUI.
  public static let largeTitle = ToolbarItemPlacement("largeTitle", .title)
  /// The leading end of the upper bar, after the back button.
  public static let navigation = ToolbarItemPlacement("navigation", .leading)
  /// The trailing end of the upper bar.
  public static let primaryAction = ToolbarItemPlacement("primaryAction", .trailing)
  /// The trailing end of the upper bar; there is no overflow menu.
  public static let secondaryAction = ToolbarItemPlacement("secondaryAction", .trailing)
  /// The bottom bar.
  public static let status = ToolbarItemPlacement("status", .bottom)
  /// The trailing end of the upper bar, for the action that confirms a modal view. Its title is semibold.
  public static let confirmationAction = ToolbarItemPlacement("confirmationAction", .trailing)
  /// The leading end of the upper bar, for the action that cancels a modal view.
  public static let cancellationAction = ToolbarItemPlacement("cancellationAction", .leading)
  /// The trailing end of the upper bar, for an action that deletes data.
  public static let destructiveAction = ToolbarItemPlacement("destructiveAction", .trailing)
  /// The bottom bar.
  public static let bottomBar = ToolbarItemPlacement("bottomBar", .bottom)
  /// The bottom bar: there is no bar above an on-screen keyboard on Linux.
  public static let keyboard = ToolbarItemPlacement("keyboard", .bottom)
  /// The leading end of the upper bar, after the back button.
  public static let navigationBarLeading = ToolbarItemPlacement("navigationBarLeading", .leading)
  /// The trailing end of the upper bar.
  public static let navigationBarTrailing = ToolbarItemPlacement("navigationBarTrailing", .trailing)
  /// The leading end of the upper bar, after the back button.
  public static let topBarLeading = ToolbarItemPlacement("topBarLeading", .leading)
  /// The trailing end of the upper bar.
  public static let topBarTrailing = ToolbarItemPlacement("topBarTrailing", .trailing)
}

/// A view in a bar of a page.
public struct ToolbarItem<ID, Content: View> {
  let placement: ToolbarItemPlacement
  let content: Content
}

extension ToolbarItem where ID == () {
  /// Creates an item at `placement`, by default the trailing end of the upper bar.
  nonisolated public init(placement: ToolbarItemPlacement = .automatic, @ViewBuilder content: () -> Content) {
    self.placement = placement
    self.content = content()
  }
}

extension ToolbarItem where ID == String {
  /// Creates an item with an identity for toolbar customization. Bars cannot be customized on Linux, so `id` has no
  /// effect.
  nonisolated public init(
    id: String, placement: ToolbarItemPlacement = .automatic, @ViewBuilder content: () -> Content
  ) {
    self.placement = placement
    self.content = content()
  }
}

extension ToolbarItem: ToolbarContent {
  public func _append(to entries: inout _ToolbarEntries) {
    let shown = placement == .confirmationAction ? AnyView(content.fontWeight(.semibold)) : AnyView(content)
    entries.list.append(ToolbarEntry(id: entries.list.count, placement: placement.side, content: shown))
  }
}

/// A group of views at the same position of a bar.
public struct ToolbarItemGroup<Content: View> {
  let placement: ToolbarItemPlacement
  let content: Content

  /// Creates a group at `placement`, by default the trailing end of the upper bar.
  nonisolated public init(placement: ToolbarItemPlacement = .automatic, @ViewBuilder content: () -> Content) {
    self.placement = placement
    self.content = content()
  }
}

extension ToolbarItemGroup: ToolbarContent {
  public func _append(to entries: inout _ToolbarEntries) {
    entries.list.append(ToolbarEntry(id: entries.list.count, placement: placement.side, content: AnyView(content)))
  }
}

/// Space between items of a bar. Has no effect: bars here distribute their space themselves.
public struct ToolbarSpacer {
  /// Creates a spacer. Both parameters are ignored.
  nonisolated public init(_ sizing: SpacerSizing = .flexible, placement: ToolbarItemPlacement = .automatic) {}
}

extension ToolbarSpacer: ToolbarContent {
  public func _append(to entries: inout _ToolbarEntries) {}
}

/// The growth of a `ToolbarSpacer`. Has no effect: bars here distribute their space themselves.
public struct SpacerSizing: Hashable, Sendable {
  private let isFlexible: Bool

  /// A spacer that takes the available space in SwiftUI.
  public static let flexible = SpacerSizing(isFlexible: true)
  /// A spacer of constant width in SwiftUI.
  public static let fixed = SpacerSizing(isFlexible: false)
}

extension _Parts: ToolbarContent where Part == any ToolbarContent {
  public func _append(to entries: inout _ToolbarEntries) { for part in parts { part._append(to: &entries) } }
}

/// The result builder for the items of bars, used by `toolbar(content:)`.
@resultBuilder public enum ToolbarContentBuilder: _PartsBuilder {
  /// `ToolbarItem`, `ToolbarItemGroup`, `ToolbarSpacer`, or a type of the program with a `body`.
  public typealias Part = any ToolbarContent

  /// Accepts content as a statement.
  public static func buildExpression<Content: ToolbarContent>(_ content: Content) -> Content { content }

  /// A single statement keeps its own type.
  public static func buildBlock<Content: ToolbarContent>(_ content: Content) -> Content { content }
}

/// A bar of a page. The visibility and the background can be set for the upper bar only.
public struct ToolbarPlacement: Hashable, Sendable {
  private let name: String

  /// The upper bar.
  public static let automatic = ToolbarPlacement(name: "automatic")
  /// The upper bar, with the title and the back button.
  public static let navigationBar = ToolbarPlacement(name: "navigationBar")
  /// The bottom bar. Has no effect in `toolbarVisibility(_:for:)` and `toolbarBackground(_:for:)`.
  public static let bottomBar = ToolbarPlacement(name: "bottomBar")
  /// The bar of a `TabView`. It can be minimized. Has no effect in `toolbarVisibility(_:for:)` and `toolbarBackground(_:for:)`.
  public static let tabBar = ToolbarPlacement(name: "tabBar")
  /// The upper bar.
  public static let windowToolbar = ToolbarPlacement(name: "windowToolbar")

  /// True if the bar is the upper bar.
  var isNavigationBar: Bool { self == .automatic || self == .navigationBar || self == .windowToolbar }
}

nonisolated extension View {
  /// Adds items to the bars of this page of the enclosing `NavigationStack`.
  public func toolbar<Content: ToolbarContent>(@ToolbarContentBuilder content: () -> Content) -> some View {
    let content = UncheckedTransfer(content())
    return transformPreference(NavigationSettingsKey.self) { settings in
      settings.add(MainActor.assumeIsolated { UncheckedTransfer(content.value.entries) }.value)
    }
  }

  /// Adds items to the bars of this page. `id` has no effect: bars cannot be customized.
  public func toolbar<Content: ToolbarContent>(
    id: String, @ToolbarContentBuilder content: () -> Content
  ) -> some View {
    toolbar(content: content)
  }

  /// Adds a view at the trailing end of the page's bar.
  public func toolbar<Content: View>(@ViewBuilder content: () -> Content) -> some View {
    let content = content()
    return toolbar { ToolbarItem { content } }
  }

  /// Shows or hides bars of the page. Only the upper bar can be hidden; an empty list of `bars` means the upper bar.
  public func toolbar(_ visibility: Visibility, for bars: ToolbarPlacement...) -> some View {
    changingBar(bars) { $0.isBarHidden = visibility == .hidden }
  }

  /// Shows or hides bars of the page, like `toolbar(_:for:)`.
  public func toolbarVisibility(_ visibility: Visibility, for bars: ToolbarPlacement...) -> some View {
    changingBar(bars) { $0.isBarHidden = visibility == .hidden }
  }

  /// Sets the visibility of the upper bar's background. With `.automatic` the background appears while content scrolls
  /// under the bar.
  public func toolbarBackground(_ visibility: Visibility, for bars: ToolbarPlacement...) -> some View {
    changingBar(bars) { $0.backgroundVisibility = visibility }
  }

  /// Sets the visibility of the upper bar's background, like `toolbarBackground(_:for:)`.
  public func toolbarBackgroundVisibility(_ visibility: Visibility, for bars: ToolbarPlacement...) -> some View {
    changingBar(bars) { $0.backgroundVisibility = visibility }
  }

  /// Sets the background of the upper bar; the window's background color by default.
  public func toolbarBackground<S: ShapeStyle>(_ style: S, for bars: ToolbarPlacement...) -> some View {
    changingBar(bars) { $0.background = AnyShapeStyle(style) }
  }

  /// Sets the `ColorScheme` of the upper bar: its background, title and items; `nil` for that of the page.
  public func toolbarColorScheme(_ colorScheme: ColorScheme?, for bars: ToolbarPlacement...) -> some View {
    changingBar(bars) { $0.colorScheme = colorScheme }
  }

  /// Sets the `ToolbarRole` of the page, which determines the place of its title.
  public func toolbarRole(_ role: ToolbarRole) -> some View {
    transformPreference(NavigationSettingsKey.self) { $0.role = role }
  }

  /// Changes the settings of the upper bar if it is among `bars`, or if `bars` is empty.
  private func changingBar(
    _ bars: [ToolbarPlacement], _ change: @escaping (inout NavigationSettings) -> Void
  ) -> some View {
    let matches = bars.isEmpty || bars.contains(where: \.isNavigationBar)
    return transformPreference(NavigationSettingsKey.self) { if matches { change(&$0) } }
  }

  /// Sets the display of the page's title, like `navigationBarTitleDisplayMode(_:)`.
  public func toolbarTitleDisplayMode(_ mode: ToolbarTitleDisplayMode) -> some View {
    navigationBarTitleDisplayMode(mode.displayMode)
  }
}

/// The purpose of a page, for `toolbarRole(_:)`.
public struct ToolbarRole: Hashable, Sendable {
  private let name: String

  /// The role of a page in a navigation stack, equal to `navigationStack`.
  public static let automatic = ToolbarRole(name: "automatic")
  /// The title is centered, and the back button has the title of the page below.
  public static let navigationStack = ToolbarRole(name: "navigationStack")
  /// The title follows the back button, as in a browser of files.
  public static let browser = ToolbarRole(name: "browser")
  /// The title follows the back button, which has no title of its own, as in an editor of documents.
  public static let editor = ToolbarRole(name: "editor")
}

/// The display of a page's title, for `toolbarTitleDisplayMode(_:)`.
public struct ToolbarTitleDisplayMode: Sendable {
  fileprivate let displayMode: NavigationBarItem.TitleDisplayMode

  /// Large on the root, inline on the pages above it.
  public static let automatic = ToolbarTitleDisplayMode(displayMode: .automatic)
  /// A small title in the bar.
  public static let inline = ToolbarTitleDisplayMode(displayMode: .inline)
  /// A large title below the bar until the content scrolls.
  public static let large = ToolbarTitleDisplayMode(displayMode: .large)
  /// A large title inside the bar in SwiftUI; here equal to `inline`.
  public static let inlineLarge = ToolbarTitleDisplayMode(displayMode: .inline)
}
