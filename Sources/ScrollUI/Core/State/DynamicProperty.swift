@_spi(Reflection) import Swift

/// A stored property that the framework fills in before it reads a view's body.
public protocol DynamicProperty {
  /// Called before each reading of the body, after the property was filled in.
  mutating func update()
}

extension DynamicProperty {
  public mutating func update() {}
}

/// A property wrapper that keeps something with the element.
@MainActor protocol PersistentProperty {
  /// Connects the fresh value of the wrapper with what the element keeps; `slot` is nil the first time.
  mutating func install(_ slot: inout AnyObject?, of element: Element)
  /// What has to be kept of `slot` while the row of a lazy container that it belongs to is not built; nil for nothing.
  func kept(_ slot: AnyObject) -> AnyObject?
}

extension PersistentProperty {
  func kept(_ slot: AnyObject) -> AnyObject? { nil }
}

/// What an element keeps for the property wrappers of its view.
@MainActor struct DynamicPropertyStorage {
  private let layout: DynamicPropertyLayout
  private var slots: [AnyObject?]
  /// The name of the state in the row that it belongs to; nil outside of rows.
  private var stateKey: RowStateKey?

  init<Owner>(_ type: Owner.Type) {
    layout = DynamicPropertyLayout.of(type)
    slots = layout.fields.isEmpty ? [] : Array(repeating: nil, count: layout.fields.count)
  }

  /// Takes what was kept when the row around `element` was last built.
  mutating func restore(for element: Element) {
    guard !layout.fields.isEmpty, let row = element.enclosingRow else { return }
    let key = row.key(for: element)
    stateKey = key
    guard let kept = row.takeState(for: key), kept.count == slots.count else { return }
    for case let storage as StateStorage in kept { storage.move(to: element) }
    slots = kept
  }

  /// Notes what has to come back when the row is built again.
  func save<Owner>(_ owner: Owner, in state: inout RowState) {
    guard let stateKey else { return }
    let kept = withUnsafePointer(to: owner) { pointer in
      layout.fields.enumerated().map { index, field in
        slots[index].flatMap { field.kept(UnsafeRawPointer(pointer) + field.offset, $0) }
      }
    }
    state.keep(kept, under: stateKey)
  }

  /// Fills the property wrappers of `owner` in.
  mutating func install<Owner>(into owner: inout Owner, of element: Element) {
    guard !layout.fields.isEmpty else { return }
    withUnsafeMutablePointer(to: &owner) { pointer in
      let base = UnsafeMutableRawPointer(pointer)
      for (index, field) in layout.fields.enumerated() {
        field.install(base + field.offset, &slots[index], element)
      }
    }
  }
}

/// Where in a type its dynamic properties lie; found once for each type.
@MainActor private struct DynamicPropertyLayout {
  struct Field {
    let offset: Int
    let install: @MainActor (UnsafeMutableRawPointer, inout AnyObject?, Element) -> Void
    var kept: @MainActor (UnsafeRawPointer, AnyObject) -> AnyObject? = { _, _ in nil }
  }

  private(set) var fields: [Field] = []
  private static let layouts = TypeCache<DynamicPropertyLayout>()

  static func of(_ type: Any.Type) -> DynamicPropertyLayout {
    layouts.value(for: type) {
      var layout = DynamicPropertyLayout()
      if hasStoredProperties(type) { layout.addFields(of: type, at: 0) }
      return layout
    }
  }

  /// An app's own properties belong to the view that shows its window. Inner properties come before the outer one that holds them, so that its `update` finds them filled in.
  private mutating func addFields(of type: Any.Type, at base: Int) {
    var found: [(offset: Int, type: any DynamicProperty.Type)] = []
    var owners: [(offset: Int, type: Any.Type)] = []
    _forEachField(of: type) { _, offset, fieldType, _ in
      if let property = fieldType as? any DynamicProperty.Type { found.append((base + offset, property)) }
      if fieldType is any App.Type { owners.append((base + offset, fieldType)) }
      return true
    }
    for (offset, owner) in owners { addFields(of: owner, at: offset) }
    for (offset, property) in found {
      if !(property is any PersistentProperty.Type) { addFields(of: property, at: offset) }
      fields.append(Self.field(property, at: offset))
    }
  }

  private static func field<Property: DynamicProperty>(_ type: Property.Type, at offset: Int) -> Field {
    if let persistent = type as? any (DynamicProperty & PersistentProperty).Type {
      return persistentField(persistent, at: offset)
    }
    return Field(offset: offset) { pointer, _, _ in
      pointer.assumingMemoryBound(to: Property.self).pointee.update()
    }
  }

  private static func persistentField<Property: DynamicProperty & PersistentProperty>(
    _ type: Property.Type, at offset: Int
  ) -> Field {
    Field(
      offset: offset,
      install: { pointer, slot, element in
        let typed = pointer.assumingMemoryBound(to: Property.self)
        typed.pointee.install(&slot, of: element)
        typed.pointee.update()
      },
      kept: { pointer, slot in pointer.assumingMemoryBound(to: Property.self).pointee.kept(slot) })
  }
}

/// Whether `type` is a struct. The reflection of stored properties traps on types of some other kinds, such as enums.
func hasStoredProperties(_ type: Any.Type) -> Bool {
  // The first word of a type's metadata says its kind.
  unsafeBitCast(type, to: UnsafePointer<UInt>.self).pointee == _MetadataKind.struct.rawValue
}
