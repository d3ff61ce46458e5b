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
  /// Returns the single scene of the closure. Several scenes are not supported.
  public static func buildBlock<Content: Scene>(_ content: Content) -> Content { content }
}

/// The description of a window for the host.
@MainActor package struct WindowDescription {
  /// The title; empty for the name of the process.
  package let title: String
  /// The view that the window shows.
  package let content: AnyView
  /// The initial size in points; nil for the default of the host.
  package let size: CGSize?
}

/// A scene that is a window.
@MainActor package protocol WindowScene {
  /// The window's title, content and size.
  var window: WindowDescription { get }
}

/// A window that shows a view. Unlike in SwiftUI, the program opens a single window.
public struct WindowGroup<Content: View> {
  let title: String
  let content: Content
  var defaultSize: CGSize?

  /// Creates a window with the name of the process as its title.
  nonisolated public init(@ViewBuilder content: () -> Content) { self.init("", content: content) }

  /// Creates a window with a title; if the title is empty, it is the name of the process.
  nonisolated public init(_ title: String, @ViewBuilder content: () -> Content) {
    self.title = title
    self.content = content()
  }

  /// Creates a window with a title. `id` has no effect.
  nonisolated public init(_ title: String, id: String, @ViewBuilder content: () -> Content) {
    self.init(title, content: content)
  }

  /// Creates a window with the name of the process as its title. `id` has no effect.
  nonisolated public init(id: String, @ViewBuilder content: () -> Content) { self.init("", content: content) }

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
  package var window: WindowDescription {
    WindowDescription(title: title, content: AnyView(content), size: defaultSize)
  }
}

extension Scene {
  /// The first window of the scene; nil if it has no window.
  package var firstWindow: WindowDescription? {
    if let window = self as? any WindowScene { return window.window }
    guard Body.self != Never.self else { return nil }
    return body.firstWindow
  }
}

/// The content of a program's window. The dynamic properties of the `App` are stored by its element.
package struct AppContent<Program: App>: View {
  private let property: ProgramProperty<Program>

  /// Creates the content of `program`'s window.
  package init(_ program: Program) { property = ProgramProperty(program: program) }

  /// The content of the program's first window.
  package var body: some View { property.program.body.firstWindow?.content }
}

/// A program as a property of its content, so that the dynamic properties inside of it are found.
private struct ProgramProperty<Program: App>: DynamicProperty {
  let program: Program
}
