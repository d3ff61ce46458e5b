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
        if let object = reference.object as? Object { return object }
      }
      return nil
    }
  }

  private var references: [Reference]

  package init(_ objects: [Object] = []) { references = objects.map { Reference(object: $0 as AnyObject) } }

  package func makeIterator() -> Iterator { Iterator(references: references.makeIterator()) }

  package var first: Object? { first { _ in true } }

  package var last: Object? { references.last { $0.object != nil }?.object as? Object }

  /// Adds an object at the end. An object of the list moves there.
  package mutating func add(_ object: Object) {
    remove(object as AnyObject)
    references.append(Reference(object: object as AnyObject))
  }

  package mutating func remove(_ object: AnyObject) {
    references.removeAll { $0.object == nil || $0.object === object }
  }
}
