import Engine

/// Lets the keyboard's focus come to a view.
struct FocusTargetModifier {
  let isEnabled: Bool
  let focusChanged: ((Bool) -> Void)?
  let key: ((KeyStroke, KeyPhase) -> Bool)?
  let handle: FocusHandle?

  /// - Parameters:
  ///   - focusChanged: called with true when the focus comes and is to be seen, and with false when it goes.
  ///   - key: called with each key while the view has the focus; returns whether it was taken.
  ///   - handle: moves the focus here, and away again.
  init(
    isEnabled: Bool, focusChanged: ((Bool) -> Void)? = nil, key: ((KeyStroke, KeyPhase) -> Bool)? = nil,
    handle: FocusHandle? = nil
  ) {
    self.isEnabled = isEnabled
    self.focusChanged = focusChanged
    self.key = key
    self.handle = handle
  }
}

/// Moves the focus to a view that can have it, and away from there.
@MainActor final class FocusHandle {
  fileprivate weak var target: (any FocusTarget)?

  nonisolated init() {}

  /// `showsRing`: whether the person has to see where the focus is.
  func take(showsRing: Bool = true) {
    guard let target, target.isMounted, target.canBecomeFocused else { return }
    target.graph.focus.focus(target, showsRing: showsRing)
  }

  func drop() {
    guard let target, target.isMounted, target.graph.focus.current === target else { return }
    target.graph.focus.focus(nil, showsRing: false)
  }
}

extension FocusTargetModifier: PrimitiveModifier {
  typealias Body = Never

  static func makeElement<Content: View>(
    _ view: ModifiedContent<Content, Self>, in context: ElementContext
  ) -> ViewElement<ModifiedContent<Content, Self>> {
    FocusTargetElement(view, context)
  }
}

final class FocusTargetElement<Content: View>: PassThroughElement<Content, FocusTargetModifier>, FocusTarget {
  override init(_ view: ModifiedContent<Content, FocusTargetModifier>, _ context: ElementContext) {
    super.init(view, context)
    view.modifier.handle?.target = self
  }

  var canBecomeFocused: Bool { view.modifier.isEnabled && !environment.isFocusDisabled }

  var editsText: Bool { false }

  func focusDidChange(isFocused: Bool, showsRing: Bool) { view.modifier.focusChanged?(isFocused && showsRing) }

  func handleFocusedKey(_ key: KeyStroke, phase: KeyPhase) -> Bool { view.modifier.key?(key, phase) ?? false }

  override func update(_ view: ModifiedContent<Content, FocusTargetModifier>) {
    super.update(view)
    if !view.modifier.isEnabled, graph.focus.current === self {
      graph.enqueue("focus") { [weak self] in
        if let self, self.graph.focus.current === self { self.graph.focus.focus(nil, showsRing: false) }
      }
    }
  }

  override func didUnmount() {
    graph.focus.forget(self)
  }
}

/// What the focus on a view is for.
public struct FocusInteractions: OptionSet, Sendable {
  public let rawValue: Int

  public init(rawValue: Int) { self.rawValue = rawValue }

  /// The view does something when it is pressed.
  public static let activate = FocusInteractions(rawValue: 1)
  /// The view is edited with the keyboard.
  public static let edit = FocusInteractions(rawValue: 2)
  public static let automatic: FocusInteractions = [.activate, .edit]
}

private struct IsFocusDisabledKey: EnvironmentKey {
  static var defaultValue: Bool { false }
}

private struct IsFocusedKey: EnvironmentKey {
  static var defaultValue: Bool { false }
}

extension EnvironmentValues {
  /// Whether the nearest focusable view around has the keyboard's focus.
  public internal(set) var isFocused: Bool {
    get { self[IsFocusedKey.self] }
    set { self[IsFocusedKey.self] = newValue }
  }

  /// Whether controls do without the keyboard's focus.
  var isFocusDisabled: Bool {
    get { self[IsFocusDisabledKey.self] }
    set { self[IsFocusDisabledKey.self] = newValue }
  }
}

/// A view of the program's that takes the focus.
private struct FocusableModifier: ViewModifier {
  let isFocusable: Bool
  @State private var isFocused = false

  nonisolated init(isFocusable: Bool) { self.isFocusable = isFocusable }

  func body(content: Content) -> some View {
    content
      .environment(\.isFocused, isFocused)
      .focusRing(isFocused, cornerRadius: 6)
      .modifier(FocusTargetModifier(isEnabled: isFocusable, focusChanged: { isFocused = $0 }))
      .environment(\.isFocusDisabled, !isFocusable)
  }
}

nonisolated extension View {
  /// Whether the keyboard's focus can come to the view, with the Tab key or through a `FocusState`. With `false` it passes over
  /// the buttons and other controls in the view as well, unless a view in between says `true`.
  public func focusable(_ isFocusable: Bool = true) -> some View {
    modifier(FocusableModifier(isFocusable: isFocusable))
  }

  /// The same; what the focus is for makes no difference here.
  public func focusable(_ isFocusable: Bool = true, interactions: FocusInteractions) -> some View {
    focusable(isFocusable)
  }
}
