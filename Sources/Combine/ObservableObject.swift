import Synchronization

/// An object that announces its changes before they happen, through `@Published` properties or its `objectWillChange`
/// publisher.
///
/// `@Observable` is preferable in new code: it updates only the views that read the changed property.
public protocol ObservableObject: AnyObject {
  /// The type of the publisher; `ObservableObjectPublisher` unless the object declares its own.
  associatedtype ObjectWillChangePublisher: Publisher = ObservableObjectPublisher
  where ObjectWillChangePublisher.Failure == Never

  /// Sends before the object changes.
  var objectWillChange: ObjectWillChangePublisher { get }
}

extension ObservableObject where ObjectWillChangePublisher == ObservableObjectPublisher {
  /// The publisher of the object, created at the first access and kept as long as the object lives.
  public var objectWillChange: ObservableObjectPublisher { ChangePublishers.publisher(of: self) }
}

/// The publishers of objects that do not declare their own.
///
/// A table beside the objects, because an extension cannot store properties. Entries of released objects are removed
/// whenever the table has doubled, so a look-up is O(1) on average.
private enum ChangePublishers {
  private struct Entry: @unchecked Sendable {
    weak var object: AnyObject?
    let publisher: ObservableObjectPublisher
  }

  private struct Table {
    var entries: [ObjectIdentifier: Entry] = [:]
    var sweepAt = 64
  }

  private static let table = Mutex(Table())

  static func publisher(of object: AnyObject) -> ObservableObjectPublisher {
    let id = ObjectIdentifier(object)
    let owner = UncheckedTransfer(object)
    // Removed entries are released outside of the lock: the release of a subscriber may ask for a publisher.
    let (publisher, removed) = table.withLock { table -> (ObservableObjectPublisher, [Entry]) in
      // A released object may have had the same address.
      if let entry = table.entries[id], entry.object === owner.value { return (entry.publisher, []) }
      let entry = Entry(object: owner.value, publisher: ObservableObjectPublisher())
      var removed: [Entry] = []
      if let former = table.entries.updateValue(entry, forKey: id) { removed.append(former) }
      if table.entries.count > table.sweepAt {
        removed += table.entries.values
        table.entries = table.entries.filter { $0.value.object != nil }
        table.sweepAt = max(64, table.entries.count * 2)
      }
      return (entry.publisher, removed)
    }
    withExtendedLifetime(removed) {}
    return publisher
  }
}
