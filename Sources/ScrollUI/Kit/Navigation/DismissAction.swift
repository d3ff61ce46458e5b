/// Takes the view away that reads it: a page of a navigation stack, a sheet.
public struct DismissAction {
  private let action: @MainActor () -> Void

  nonisolated init(_ action: @escaping @MainActor () -> Void) { self.action = action }

  @MainActor public func callAsFunction() { action() }
}

/// Whether a view is presented, and what takes it away: the older form of `dismiss`.
public struct PresentationMode {
  public internal(set) var isPresented: Bool
  let action: DismissAction

  /// Takes the view away.
  public mutating func dismiss() {
    let action = UncheckedTransfer(action)
    MainThread.run { action.value() }
  }
}

private struct DismissKey: EnvironmentKey {
  static var defaultValue: DismissAction { DismissAction {} }
}

private struct IsPresentedKey: EnvironmentKey {
  static var defaultValue: Bool { false }
}

extension EnvironmentValues {
  /// Takes away the page or the sheet that the view is on; nothing elsewhere.
  public internal(set) var dismiss: DismissAction {
    get { self[DismissKey.self] }
    set { self[DismissKey.self] = newValue }
  }

  /// Whether the view is on something that was presented: a page over another one, a sheet.
  public internal(set) var isPresented: Bool {
    get { self[IsPresentedKey.self] }
    set { self[IsPresentedKey.self] = newValue }
  }

  /// The older form of `isPresented` and `dismiss`.
  public var presentationMode: Binding<PresentationMode> {
    let mode = PresentationMode(isPresented: isPresented, action: dismiss)
    return Binding(get: { mode }, set: { _ in })
  }
}
