@_spi(Reflection) import Swift

/// A stored property of a view that is updated before each evaluation of the view's body.
public protocol DynamicProperty {
  /// Called before each evaluation of the body, after the dynamic properties inside of this property were updated. The
  /// default has no effect.
  mutating func update()
  /// The kind of the property. Programs use the default, a property without state of its own.
  static var _propertyKind: _PropertyKind { get }
}

/// The kind of a type of dynamic properties. The compiler chooses the value where a type conforms to `DynamicProperty`, as with `ElementKind`.
public struct _PropertyKind {
  /// The type of the property, if its state persists; otherwise nil.
  fileprivate var persistent: (any PersistentProperty.Type)?
  /// The type of the value in which further properties are; nil for the property itself.
  fileprivate var heldType: Any.Type?
}

extension DynamicProperty {
  /// The default of `DynamicProperty`: changes no value.
  public mutating func update() {}

  /// The kind of a property without state of its own.
  public static var _propertyKind: _PropertyKind { _PropertyKind() }
}

/// A property wrapper whose state persists with the element of its view.
@MainActor protocol PersistentProperty: DynamicProperty {
  /// Connects the new value of the wrapper with the object that the element stores in `slot`; nil at the first call.
  mutating func install(_ slot: inout AnyObject?, of element: Element)
  /// The object to keep for `slot` while the row of a lazy container that contains it is not built; nil to discard the
  /// state.
  func kept(_ slot: AnyObject) -> AnyObject?
}

extension PersistentProperty {
  /// The kind of a property with state.
  nonisolated public static var _propertyKind: _PropertyKind { _PropertyKind(persistent: self) }

  /// The object in `slot`, which `make` creates at the first installation.
  func object<Object: AnyObject>(in slot: inout AnyObject?, _ make: () -> Object) -> Object {
    if let slot { return unsafeDowncast(slot, to: Object.self) }
    let new = make()
    slot = new
    return new
  }

  func kept(_ slot: AnyObject) -> AnyObject? { nil }
}

/// A dynamic property that consists of a value of a type that is no dynamic property, but has such properties.
protocol PropertyHolder: DynamicProperty {
  static var heldType: Any.Type { get }
}

extension PropertyHolder {
  /// The kind of a property that has the properties of another type.
  public static var _propertyKind: _PropertyKind { _PropertyKind(heldType: heldType) }
}

/// The state of all dynamic properties of a view, stored by its element.
@MainActor struct DynamicPropertyStorage {
  private let layout: DynamicPropertyLayout
  private var slots: [AnyObject?]
  /// The key of the state within its row; nil outside of rows.
  private var stateKey: RowStateKey?

  init<Owner>(_ type: Owner.Type) {
    layout = DynamicPropertyLayout.of(type)
    slots = layout.fields.isEmpty ? [] : Array(repeating: nil, count: layout.fields.count)
  }

  /// Restores the state that was saved when the row around `element` was last discarded. Returns true if there is state to save again.
  mutating func restore(for element: Element) -> Bool {
    guard !layout.fields.isEmpty, let row = element.enclosingRow else { return false }
    let key = row.key(for: element)
    stateKey = key
    guard let kept = row.takeState(for: key), kept.count == slots.count else { return true }
    for case let storage as StateStorage in kept { storage.move(to: element) }
    slots = kept
    return true
  }

  /// Saves the state to restore when the row is built again.
  func save<Owner>(_ owner: Owner, in state: inout RowState) {
    guard let stateKey else { return }
    let kept = withUnsafePointer(to: owner) { pointer in
      layout.fields.enumerated().map { index, field in
        slots[index].flatMap { field.kept(UnsafeRawPointer(pointer) + field.offset, $0) }
      }
    }
    state.keep(kept, under: stateKey)
  }

  /// Connects the dynamic properties of `owner` with their state and calls their `update()`.
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

/// The offsets and types of the dynamic properties of a type. Cached per type.
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
      if metadataKind(of: type) == .struct { layout.addFields(of: type, at: 0) }
      return layout
    }
  }

  /// Adds the dynamic properties of `type`, inner properties before the property that contains them, so that its
  /// `update()` finds them connected.
  private mutating func addFields(of type: Any.Type, at base: Int) {
    var found: [(offset: Int, type: any DynamicProperty.Type)] = []
    _forEachField(of: type) { _, offset, fieldType, kind in
      // A cast of a type that does not conform searches all conformances of the program.
      guard Self.mayBeProperty(fieldType, kind) else { return true }
      if let property = fieldType as? any DynamicProperty.Type { found.append((base + offset, property)) }
      return true
    }
    for (offset, property) in found {
      let kind = property._propertyKind
      if kind.persistent == nil { addFields(of: kind.heldType ?? property, at: offset) }
      fields.append(Self.field(property, at: offset))
    }
  }

  /// False for closures, tuples, optionals and existentials, which conform to no protocol of a program, and for values of the standard
  /// library.
  private static func mayBeProperty(_ type: Any.Type, _ kind: _MetadataKind) -> Bool {
    switch kind {
    case .struct: !plainTypes.contains(ObjectIdentifier(type))
    case .enum, .class: true
    default: false
    }
  }

  private static let plainTypes: Set<ObjectIdentifier> = {
    let types: [Any.Type] = [
      Bool.self, Int.self, Double.self, String.self, CGFloat.self, CGSize.self, CGRect.self, CGPoint.self,
    ]
    return Set(types.map { ObjectIdentifier($0) })
  }()

  private static func field<Property: DynamicProperty>(_ type: Property.Type, at offset: Int) -> Field {
    if let persistent = type._propertyKind.persistent { return persistentField(persistent, at: offset) }
    return Field(offset: offset) { pointer, _, _ in
      pointer.assumingMemoryBound(to: Property.self).pointee.update()
    }
  }

  private static func persistentField<Property: PersistentProperty>(_ type: Property.Type, at offset: Int) -> Field {
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
