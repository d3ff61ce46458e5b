/// A program with a window. `main()`, which the host module provides, opens the window and runs until it is closed.
///
/// ```swift
/// @main struct Hello: App {
///   var body: some Scene {
///     WindowGroup("Hello") { Text("Hello") }
///   }
/// }
/// ```
@MainActor @preconcurrency public protocol App {
  /// The type of the scene.
  associatedtype Body: Scene
  /// The scene of the program. Only the first window of a scene is opened.
  @SceneBuilder var body: Body { get }
  /// Creates the program; called by `main()`.
  init()
}

/// A description of a window: `WindowGroup`, or a scene made of it.
@MainActor @preconcurrency public protocol Scene {
  /// The type of the scene that this scene consists of; `Never` for `WindowGroup`.
  associatedtype Body: Scene
  /// The scene that this scene consists of.
  @SceneBuilder var body: Body { get }
}

extension Never: Scene {}

extension Scene where Body == Never {
  /// Not callable: a scene provided by the framework has no body.
  public var body: Never { preconditionFailure("\(Self.self) is shown by the framework; its body can't be read") }
}

/// Builds a scene from the closure of `App.body`.
@resultBuilder public struct SceneBuilder {
  /// Accepts a scene as a statement.
  public static func buildExpression<Content: Scene>(_ content: Content) -> Content { content }

  /// A single statement gives its own scene.
  public static func buildBlock<Content: Scene>(_ content: Content) -> Content { content }

  /// Several statements give their scenes in order. The first is the window of the program.
  @_disfavoredOverload
  public static func buildBlock<each Content: Scene>(_ content: repeat each Content) -> _TupleScene<repeat each Content>
  {
    _TupleScene(content: (repeat each content))
  }

  /// The scene of an `if #available`.
  public static func buildLimitedAvailability<Content: Scene>(_ content: Content) -> Content { content }
}

/// The description of a window for the host.
@MainActor package struct WindowDescription {
  /// The title; empty for the name of the process.
  package var title: String
  /// The name by which `openWindow(id:)` finds the window; nil for none.
  package var id: String?
  /// True for the settings of the program.
  package var isSettings = false
  /// The view that the window shows.
  package var content: AnyView
  /// The commands of the window; nil for none.
  package var commands: AnyView?
  /// The initial size in points; nil for the default of the host.
  package var size: CGSize?

  init(title: String, id: String? = nil, isSettings: Bool = false, content: AnyView, size: CGSize? = nil) {
    self.title = title
    self.id = id
    self.isSettings = isSettings
    self.content = content
    self.size = size
  }
}

/// A scene with windows.
@MainActor package protocol WindowScene {
  /// The descriptions of the windows in order.
  var windows: [WindowDescription] { get }
}

/// Several scenes.
public struct _TupleScene<each Content> {
  let content: (repeat each Content)
}

extension _TupleScene: Scene, WindowScene {
  /// Has no body: the host opens the windows.
  public typealias Body = Never

  package var windows: [WindowDescription] {
    var windows: [WindowDescription] = []
    for part in repeat each content {
      if let scene = part as? any Scene { windows += scene.allWindows }
    }
    return windows
  }
}

/// A window that shows a view. Unlike in SwiftUI, the program opens it once.
public struct WindowGroup<Content: View> {
  let title: String
  let content: Content
  var id: String?
  var defaultSize: CGSize?

  /// Creates a window with the name of the process as its title.
  nonisolated public init(@ViewBuilder content: () -> Content) { self.init("", content: content) }

  /// Creates a window with a title; if the title is empty, it is the name of the process.
  nonisolated public init(_ title: String, @ViewBuilder content: () -> Content) {
    self.title = title
    self.content = content()
  }

  /// Creates a window with a title. `openWindow(id:)` finds it by `id`.
  nonisolated public init(_ title: String, id: String, @ViewBuilder content: () -> Content) {
    self.init(title, content: content)
    self.id = id
  }

  /// Creates a window with the name of the process as its title. `openWindow(id:)` finds it by `id`.
  nonisolated public init(id: String, @ViewBuilder content: () -> Content) { self.init("", id: id, content: content) }

  /// Sets the initial size of the window, in points; at least 1 × 1. Without it the window opens with 900 × 640 points.
  nonisolated public func defaultSize(width: CGFloat, height: CGFloat) -> WindowGroup {
    var copy = self
    copy.defaultSize = CGSize(
      width: max(1, Limits.length(width, "defaultSize")), height: max(1, Limits.length(height, "defaultSize")))
    return copy
  }

  /// Sets the initial size of the window, in points; at least 1 × 1.
  nonisolated public func defaultSize(_ size: CGSize) -> WindowGroup {
    defaultSize(width: size.width, height: size.height)
  }
}

extension WindowGroup: Scene {
  /// Has no body: the host opens the window.
  public typealias Body = Never
}

extension WindowGroup: WindowScene {
  package var windows: [WindowDescription] {
    [WindowDescription(title: title, id: id, content: AnyView(content), size: defaultSize)]
  }
}

extension Scene {
  /// The windows of the scene in order.
  package var allWindows: [WindowDescription] {
    if let scene = self as? any WindowScene { return scene.windows }
    return Body.self == Never.self ? [] : body.allWindows
  }

  /// The first window of the scene that is not the settings; nil if it has no window.
  package var firstWindow: WindowDescription? { allWindows.first { !$0.isSettings } ?? allWindows.first }
}
