/// The settings of a list row by its views: a map from each `ListRowProperty` to its value.
///
/// `ListAppearance.row(at:traits:isSelected:isMovable:isDeletable:)` interprets the properties that change the layout, `RowPainter` those that
/// are drawn, and the list those that exclude a row from its actions.
package struct ListRowTraits: Equatable {
  /// The values that are set, in any order.
  private var entries: [Entry] = []

  package init() {}

  package subscript<Property: ListRowProperty>(_ property: Property.Type) -> Property.Value {
    get {
      for entry in entries where entry.key == ObjectIdentifier(property) {
        return unsafeDowncast(entry, to: EntryOf<Property>.self).value
      }
      return .unset
    }
    set {
      entries.removeAll { $0.key == ObjectIdentifier(property) }
      if newValue != .unset { entries.append(EntryOf<Property>(newValue)) }
    }
  }

  /// The traits of `outer`, which is written around these traits, completed with these traits.
  package func under(_ outer: ListRowTraits) -> ListRowTraits {
    if entries.isEmpty || outer.entries.isEmpty { return entries.isEmpty ? outer : self }
    var merged = outer
    for entry in entries {
      if let index = merged.entries.firstIndex(where: { $0.key == entry.key }) {
        merged.entries[index] = entry.under(merged.entries[index])
      } else {
        merged.entries.append(entry)
      }
    }
    return merged
  }

  package static func == (first: ListRowTraits, second: ListRowTraits) -> Bool {
    first.entries.count == second.entries.count
      && first.entries.allSatisfy { entry in second.entries.contains { $0.key == entry.key && $0.equals(entry) } }
  }

  /// The value of a property. Entries do not change, so that copies of traits share them.
  private class Entry {
    let key: ObjectIdentifier

    init(key: ObjectIdentifier) { self.key = key }

    /// True if an entry of the same property has the same value.
    func equals(_ other: Entry) -> Bool { self === other }

    /// `ListRowSetting.under(_:)` with the value of an entry of the same property.
    func under(_ outer: Entry) -> Entry { outer }
  }

  private final class EntryOf<Property: ListRowProperty>: Entry {
    let value: Property.Value

    init(_ value: Property.Value) {
      self.value = value
      super.init(key: ObjectIdentifier(Property.self))
    }

    override func equals(_ other: Entry) -> Bool {
      self === other || value == unsafeDowncast(other, to: EntryOf<Property>.self).value
    }

    override func under(_ outer: Entry) -> Entry {
      EntryOf<Property>(value.under(unsafeDowncast(outer, to: EntryOf<Property>.self).value))
    }
  }
}

extension RenderNode {
  /// The traits set by this node and its descendants.
  package var ownRowTraits: ListRowTraits { layoutValue(ListRowTraits.self) ?? ListRowTraits() }
}

/// Provides the traits that a view sets for its row.
package final class ListRowTraitsNode: UnaryNode {
  package var traits: ListRowTraits { didSet { if traits != oldValue { traitsDidChange() } } }

  package init(traits: ListRowTraits) {
    self.traits = traits
  }

  override func layoutValue(for key: ObjectIdentifier) -> Any? {
    let inner = super.layoutValue(for: key)
    guard key == ObjectIdentifier(ListRowTraits.self) else { return inner }
    return (inner as? ListRowTraits)?.under(traits) ?? traits
  }
}
