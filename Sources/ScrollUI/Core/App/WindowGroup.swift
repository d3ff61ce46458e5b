/// Windows that show the same view, each with a state of its own, or windows that show the values of a type.
///
/// The first scene of a program opens a window at the start. `openWindow` opens further windows.
public struct WindowGroup<Content: View> {
  private let title: String
  private let content: (Binding<AnyHashable?>) -> Content
  private var id: String?
  private var defaultSize: CGSize?
  private var valueType: ObjectIdentifier?

  /// Creates a window.
  ///
  /// - Parameters:
  ///   - title: The title of the window; empty for the name of the process.
  ///   - id: The name by which `openWindow(id:)` finds the window; nil for none.
  ///   - content: The view of the window.
  nonisolated public init(_ title: String = "", id: String? = nil, @ViewBuilder content: () -> Content) {
    self.title = title
    self.id = id
    let content = content()
    self.content = { _ in content }
  }

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

// MARK: - Values

extension WindowGroup {
  /// Creates windows for the values of a type.
  ///
  /// - Parameters:
  ///   - title: The title of the windows; empty for the name of the process.
  ///   - id: The name by which `openWindow(id:)` and `openWindow(id:value:)` find the windows; nil for none.
  ///   - type: The type of the values.
  ///   - content: The view for a binding to the window's value, which is nil in a window that was opened without a value.
  nonisolated public init<D: Codable & Hashable, C: View>(
    _ title: String = "", id: String? = nil, for type: D.Type,
    @ViewBuilder content: @escaping (Binding<D?>) -> C
  ) where Content == PresentedWindowContent<D, C> {
    self.title = title
    self.id = id
    valueType = ObjectIdentifier(type)
    self.content = { PresentedWindowContent(value: $0, content: content) }
  }

  /// Creates windows for the values of a type.
  ///
  /// - Parameters:
  ///   - title: The title of the windows; empty for the name of the process.
  ///   - id: The name by which `openWindow(id:)` and `openWindow(id:value:)` find the windows; nil for none.
  ///   - type: The type of the values.
  ///   - content: The view for a binding to the window's value.
  ///   - defaultValue: Returns the value of a window that was opened without a value.
  nonisolated public init<D: Codable & Hashable, C: View>(
    _ title: String = "", id: String? = nil, for type: D.Type,
    @ViewBuilder content: @escaping (Binding<D>) -> C, defaultValue: @escaping () -> D
  ) where Content == PresentedWindowContent<D, C> {
    self.init(title, id: id, for: type) { value in
      content(Binding(get: { value.wrappedValue ?? defaultValue() }, set: { value.wrappedValue = $0 }))
    }
  }
}

/// The view of a window that shows a value.
public struct PresentedWindowContent<Data: Codable & Hashable, Content: View> {
  fileprivate let value: Binding<AnyHashable?>
  fileprivate let content: (Binding<Data?>) -> Content
}

extension PresentedWindowContent: View {
  /// The view for the present value.
  public var body: some View {
    let value = value
    content(
      Binding(get: { value.wrappedValue?.base as? Data }, set: { value.wrappedValue = $0.map { AnyHashable($0) } }))
  }
}

// MARK: - Scene

extension WindowGroup: Scene {
  /// Has no body: the host opens the window.
  public typealias Body = Never
}

extension WindowGroup: WindowScene {
  package var windows: [WindowDescription] {
    let content = content
    return [
      WindowDescription(
        title: title, id: id, valueType: valueType, content: { AnyView(content($0)) }, size: defaultSize)
    ]
  }
}
