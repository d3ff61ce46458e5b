import Synchronization

/// The values that a program keeps between runs: those of `AppStorage` and those of `SceneStorage`.
package final class ProgramStorage: Sendable {
  package let app: ValueStore
  package let scene: ValueStore

  /// Creates a storage; values are in memory unless the parameters say otherwise.
  package init(app: any StorageValues = MemoryValues(), scene: any StorageValues = MemoryValues()) {
    self.app = ValueStore(app)
    self.scene = ValueStore(scene)
  }

  /// The storage of a further window: the values of `AppStorage` are shared, those of `SceneStorage` end with the window.
  package init(ofFurtherWindow first: ProgramStorage) {
    app = first.app
    scene = ValueStore(MemoryValues())
  }

  /// The storage of the process, for `AppStorage` outside of views; nil in tests, in replays and without a display. Set by the host.
  package static var process: ProgramStorage? {
    get { current.withLock { $0 } }
    set { current.withLock { $0 = newValue } }
  }

  private static let current = Mutex<ProgramStorage?>(nil)
}

extension EnvironmentValues {
  /// The storage that the host provides; nil for values in memory that end with the window.
  @Entry package var programStorage: ProgramStorage?

  /// The store of `defaultAppStorage(_:)`; nil for that of `programStorage`.
  @Entry var appStore: ValueStore?
}

/// The storage of a window without a `programStorage`.
private final class WindowStorage: GraphService {
  let storage = ProgramStorage()

  init(graph: ViewGraph) {}
}

extension Element {
  /// The storage for the views of this element.
  final var programStorage: ProgramStorage {
    environment.untracked(\.programStorage) ?? graph.service(WindowStorage.self).storage
  }
}

nonisolated extension View {
  /// Sets the store of the `AppStorage` properties in this view, except for properties with a `store` of their own.
  public func defaultAppStorage(_ store: UserDefaults) -> some View {
    let store = ValueStore.of(store)
    return modifier(EnvironmentModifier { $0.appStore = store })
  }
}
