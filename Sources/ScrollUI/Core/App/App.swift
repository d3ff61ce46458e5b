/// A program with windows. The host gives it its `main()`.
@MainActor @preconcurrency public protocol App {
  associatedtype Body: Scene
  @SceneBuilder var body: Body { get }
  init()
}

/// A window, or several.
@MainActor @preconcurrency public protocol Scene {
  associatedtype Body: Scene
  @SceneBuilder var body: Body { get }
}

extension Never: Scene {}

extension Scene where Body == Never {
  public var body: Never { preconditionFailure("\(Self.self) is shown by the framework; its body can't be read") }
}

/// Builds one scene from the statements of a closure.
@resultBuilder public struct SceneBuilder {
  public static func buildBlock<Content: Scene>(_ content: Content) -> Content { content }
}

/// What the host needs to open a scene's window.
@MainActor package struct WindowDescription {
  package let title: String
  package let content: AnyView
  package let size: CGSize?
}

/// A scene that is one window.
@MainActor package protocol WindowScene {
  var window: WindowDescription { get }
}

/// A window that shows a view.
public struct WindowGroup<Content: View> {
  let title: String
  let content: Content
  var defaultSize: CGSize?

  nonisolated public init(@ViewBuilder content: () -> Content) { self.init("", content: content) }

  nonisolated public init(_ title: String, @ViewBuilder content: () -> Content) {
    self.title = title
    self.content = content()
  }

  nonisolated public init(_ title: String, id: String, @ViewBuilder content: () -> Content) {
    self.init(title, content: content)
  }

  nonisolated public init(id: String, @ViewBuilder content: () -> Content) { self.init("", content: content) }

  /// The size that the window opens with, in points.
  nonisolated public func defaultSize(width: CGFloat, height: CGFloat) -> WindowGroup {
    var copy = self
    copy.defaultSize = CGSize(
      width: max(1, Limits.length(width, "defaultSize")), height: max(1, Limits.length(height, "defaultSize")))
    return copy
  }

  nonisolated public func defaultSize(_ size: CGSize) -> WindowGroup {
    defaultSize(width: size.width, height: size.height)
  }
}

extension WindowGroup: Scene {
  public typealias Body = Never
}

extension WindowGroup: WindowScene {
  package var window: WindowDescription {
    WindowDescription(title: title, content: AnyView(content), size: defaultSize)
  }
}

extension Scene {
  /// The window that this scene comes down to; nil where it shows none.
  package var firstWindow: WindowDescription? {
    if let window = self as? any WindowScene { return window.window }
    guard Body.self != Never.self else { return nil }
    return body.firstWindow
  }
}

/// What an app's window shows. The app's own state lives with it.
package struct AppContent<Program: App>: View {
  private let program: Program

  package init(_ program: Program) { self.program = program }

  package var body: some View { program.body.firstWindow?.content }
}
