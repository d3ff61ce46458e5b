/// Opens windows of the display for a program.
@MainActor package protocol WindowOpener: AnyObject {
  /// True if `show(_:close:)` opens windows. If it is false, the program shows cards over its first window.
  var opensWindows: Bool { get }
  /// Shows exactly these windows besides the first, after the present frame. Windows of earlier calls that are missing are closed.
  ///
  /// - Parameter close: Called with the number of a window that the user closes; the next call leaves it out.
  func show(_ windows: [WindowRequest], close: @escaping @MainActor (Int) -> Void)
  /// Brings the first window to the front, and shows it if the user has closed it.
  func raiseFirst()
  /// Closes the first window. The program ends with its last window.
  func closeFirst()
}

/// A window of the display that a program asks for.
@MainActor package struct WindowRequest: Identifiable {
  /// The number of the window, unique during a run.
  package let id: Int
  /// The title; empty for the name of the process.
  package let title: String
  /// The initial size in points; nil for that of its content.
  package let size: CGSize?
  /// Increases when the window comes to the front.
  package let raises: Int
  /// The view that the window shows.
  package let content: AnyView
}

/// A `WindowOpener` in the environment, which does not keep it alive.
package struct WindowOpenerReference {
  package private(set) weak var object: (any WindowOpener)?

  /// Creates a reference.
  package init(_ object: any WindowOpener) { self.object = object }
}

extension EnvironmentValues {
  /// The `WindowOpener` of the host; nil for cards.
  @Entry package var windowOpener: WindowOpenerReference?
}

/// The content of a `ReplaceableView`.
@MainActor package final class ReplaceableContent {
  private let box: StateBox<AnyView>

  /// Creates the content of a window.
  package init(_ view: AnyView) { box = StateBox(view, owner: nil) }

  /// The content. Windows that show it are updated.
  package var view: AnyView {
    get { box.value }
    set { box.value = newValue }
  }
}

/// Shows a `ReplaceableContent`.
package struct ReplaceableView: View {
  private let content: ReplaceableContent

  /// Creates a view of `content`.
  package init(_ content: ReplaceableContent) { self.content = content }

  /// The present content.
  package var body: some View { content.view }
}

/// Passes the windows of a program to its `WindowOpener` at each update.
struct HostedWindows: ConnectedModifier {
  typealias Body = Never

  let opener: (any WindowOpener)?
  let windows: [WindowRequest]
  let close: @MainActor (Int) -> Void

  func connect(to element: Element) { opener?.show(windows, close: close) }

  func update(from old: HostedWindows, at element: Element) { connect(to: element) }
}
