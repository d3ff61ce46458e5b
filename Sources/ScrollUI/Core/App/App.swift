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
  /// The scene of the program. Its first window is opened; `openWindow` opens the others.
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
  /// The windows of the scene. Programs use the default, the windows of `body`.
  var _windows: _SceneWindows { get }
}

/// The windows of a scene in order.
public struct _SceneWindows {
  let list: [WindowDescription]
}

extension Never: Scene {}

extension Scene where Body == Never {
  /// No windows: a scene of the framework with windows is a `WindowScene`.
  public var _windows: _SceneWindows { _SceneWindows(list: []) }

  /// Not callable: a scene provided by the framework has no body.
  public var body: Never { preconditionFailure("\(Self.self) is shown by the framework; its body can't be read") }
}

/// Builds a scene from the closure of `App.body`. The first of several scenes is the window of the program.
@resultBuilder public enum SceneBuilder: _PartsBuilder {
  /// `WindowGroup`, `Window`, `Settings`, or a type of the program with a `body`.
  public typealias Part = any Scene

  /// Accepts a scene as a statement.
  public static func buildExpression<Content: Scene>(_ content: Content) -> Content { content }

  /// A single statement keeps its own type.
  public static func buildBlock<Content: Scene>(_ content: Content) -> Content { content }
}

/// The description of a window for the host.
@MainActor package struct WindowDescription {
  /// The title; empty for the name of the process.
  package var title: String
  /// The name by which `openWindow(id:)` finds the window; nil for none.
  package var id: String?
  package var kind = Kind.group
  /// The type of the values that the windows show; nil for windows without a value.
  package var valueType: ObjectIdentifier?
  /// Makes the view that a window shows for its value.
  package var content: (Binding<AnyHashable?>) -> AnyView
  /// The commands of the window; nil for none.
  package var commands: AnyView?
  /// The initial size in points; nil for the default of the host.
  package var size: CGSize?

  /// The number of windows that a scene can have.
  package enum Kind: Sendable {
    /// Several windows: `WindowGroup`.
    case group
    /// A single window: `Window`.
    case single
    /// The window of the settings of the program: `Settings`.
    case settings
  }

  /// Wraps the content.
  mutating func wrap<Content: View>(_ body: @escaping (AnyView) -> Content) {
    let inner = content
    content = { AnyView(body(inner($0))) }
  }

  /// The index of the window that a program opens first: not the settings, if there is another. Nil without windows.
  package static func firstIndex(in windows: [WindowDescription]) -> Int? {
    windows.firstIndex { $0.kind != .settings } ?? windows.indices.first
  }
}

/// A scene with windows.
@MainActor package protocol WindowScene: Scene where Body == Never {
  /// The descriptions of the windows in order.
  var windows: [WindowDescription] { get }
}

extension WindowScene {
  /// The scene's own windows.
  public var _windows: _SceneWindows { _SceneWindows(list: windows) }
}

extension _Parts: Scene, WindowScene where Part == any Scene {
  package var windows: [WindowDescription] { parts.flatMap(\.allWindows) }
}

extension Scene {
  /// The windows of the scene in order.
  package var allWindows: [WindowDescription] { _windows.list }

  /// The windows of `body`.
  public var _windows: _SceneWindows { body._windows }

  /// The first window of the scene that is not the settings; nil if it has no window.
  package var firstWindow: WindowDescription? {
    let windows = allWindows
    return WindowDescription.firstIndex(in: windows).map { windows[$0] }
  }
}
