/// A window that is opened once, by `openWindow(id:)` or as the first window of the program.
public struct Window<Content: View> {
  private let title: String
  private let id: String
  private let content: Content

  /// Creates a window with a title.
  ///
  /// - Parameters:
  ///   - title: The title.
  ///   - id: The name by which `openWindow(id:)` finds the window.
  ///   - content: The view that the window shows.
  nonisolated public init(_ title: String, id: String, @ViewBuilder content: () -> Content) {
    self.title = title
    self.id = id
    self.content = content()
  }
}

extension Window: Scene, WindowScene {
  /// `Never`: the host opens the window.
  public typealias Body = Never

  package var windows: [WindowDescription] {
    let content = content
    return [WindowDescription(title: title, id: id, kind: .single, content: { _ in AnyView(content) })]
  }
}

/// The settings of a program. Control-comma and `openSettings` show them.
public struct Settings<Content: View> {
  private let content: Content

  /// Creates the settings.
  nonisolated public init(@ViewBuilder content: () -> Content) { self.content = content() }
}

extension Settings: Scene, WindowScene {
  /// `Never`: the host opens the window.
  public typealias Body = Never

  package var windows: [WindowDescription] {
    let content = content
    return [WindowDescription(title: "Settings", kind: .settings, content: { _ in AnyView(content) })]
  }
}

/// A scene whose windows are changed.
private struct ModifiedScene<Base: Scene>: Scene, WindowScene {
  typealias Body = Never

  let base: Base
  let change: (inout WindowDescription) -> Void

  var windows: [WindowDescription] {
    base.allWindows.map { window in
      var window = window
      change(&window)
      return window
    }
  }
}

/// The style of the frame and the title bar of a window, for `windowStyle(_:)`. Has no effect on Linux: the desktop draws and places windows.
public struct WindowStyle: Sendable {
  /// The choice of the system.
  public static let automatic = WindowStyle()
  /// A window with a title bar.
  public static let titleBar = WindowStyle()
  /// A window without a title bar.
  public static let hiddenTitleBar = WindowStyle()
  /// A window without a frame.
  public static let plain = WindowStyle()

  /// Creates the style that `windowStyle(.automatic)` names.
  public init() {}
}

/// The sizes that a user can give a window, for `windowResizability(_:)`. Has no effect on Linux: the desktop draws and places windows.
public struct WindowResizability: Sendable {
  /// The choice of the system.
  public static let automatic = WindowResizability()
  /// The sizes of the content.
  public static let contentSize = WindowResizability()
  /// At least the smallest size of the content.
  public static let contentMinSize = WindowResizability()
}

extension Scene {
  /// Sets the initial size of the windows, in points; at least 1 × 1.
  public func defaultSize(width: CGFloat, height: CGFloat) -> some Scene {
    let size = CGSize(
      width: max(1, Limits.length(width, "defaultSize")), height: max(1, Limits.length(height, "defaultSize")))
    return ModifiedScene(base: self) { $0.size = size }
  }

  /// Sets the initial size of the windows, in points; at least 1 × 1.
  public func defaultSize(_ size: CGSize) -> some Scene { defaultSize(width: size.width, height: size.height) }

  /// Adds commands to the windows: the keyboard shortcuts of their buttons work in the whole window. There is no menu bar.
  public func commands<Content: Commands>(@CommandsBuilder content: () -> Content) -> some Scene {
    let commands = content()
    return ModifiedScene(base: self) { window in
      let own = commands._buttons
      window.commands = window.commands.map { AnyView(TupleView(($0, own))) } ?? own
    }
  }

  /// Removes the commands of the windows.
  public func commandsRemoved() -> some Scene { ModifiedScene(base: self) { $0.commands = nil } }

  /// Calls `action` when `value` changes, with its former and its new value.
  public func onChange<V: Equatable>(
    of value: V, initial: Bool = false, _ action: @escaping (V, V) -> Void
  ) -> some Scene {
    ModifiedScene(base: self) { $0.wrap { $0.onChange(of: value, initial: initial, action) } }
  }

  /// Calls `action` when `value` changes.
  public func onChange<V: Equatable>(
    of value: V, initial: Bool = false, _ action: @escaping () -> Void
  ) -> some Scene {
    onChange(of: value, initial: initial) { _, _ in action() }
  }

  /// Calls `action` with the new value when `value` has changed; the form before `onChange(of:initial:_:)`.
  @_disfavoredOverload
  public func onChange<V: Equatable>(of value: V, perform action: @escaping (_ newValue: V) -> Void) -> some Scene {
    onChange(of: value) { action($1) }
  }

  /// Sets an environment value for the views of the windows.
  public func environment<V>(_ keyPath: WritableKeyPath<EnvironmentValues, V>, _ value: V) -> some Scene {
    ModifiedScene(base: self) { $0.wrap { $0.environment(keyPath, value) } }
  }

  /// Adds an object to the environment of the windows, for `@EnvironmentObject` properties.
  public func environmentObject<T: ObservableObject>(_ object: T) -> some Scene {
    ModifiedScene(base: self) { $0.wrap { $0.environmentObject(object) } }
  }

  /// Sets the style of the frames of the windows. Has no effect on Linux: the desktop draws and places windows.
  public func windowStyle(_ style: WindowStyle) -> some Scene { self }

  /// Sets the sizes that a user can give the windows. Has no effect on Linux: the desktop draws and places windows.
  public func windowResizability(_ resizability: WindowResizability) -> some Scene { self }

  /// Sets the initial position of the windows. Has no effect on Linux: the desktop draws and places windows.
  public func defaultPosition(_ position: UnitPoint) -> some Scene { self }
}
