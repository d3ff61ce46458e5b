/// Objects that are held weakly, in the order in which they were added. A sequence of those that still live.
package struct WeakList<Object>: Sequence {
  fileprivate struct Reference {
    weak var object: AnyObject?
  }

  /// The iterator over the living objects.
  package struct Iterator: IteratorProtocol {
    fileprivate var references: IndexingIterator<[Reference]>

    package mutating func next() -> Object? {
      while let reference = references.next() {
        // Held strongly first: the cast of a weak reference reads it a second time.
        let held = reference.object
        if let held, let object = held as? Object { return object }
      }
      return nil
    }
  }

  private var references: [Reference]

  package init(_ objects: [Object] = []) { references = objects.map { Reference(object: $0 as AnyObject) } }

  package func makeIterator() -> Iterator { Iterator(references: references.makeIterator()) }

  package var first: Object? { first { _ in true } }

  package var last: Object? { reversed().first }

  /// Adds an object at the end. An object of the list moves there.
  package mutating func add(_ object: Object) {
    remove(object as AnyObject)
    references.append(Reference(object: object as AnyObject))
  }

  package mutating func remove(_ object: AnyObject) {
    references.removeAll { $0.object == nil || $0.object === object }
  }
}
