/// An observable object that a view makes and keeps.
@propertyWrapper public struct StateObject<ObjectType: ObservableObject> {
  private let make: () -> ObjectType
  private var subscription: ObjectSubscription<ObjectType>?

  /// The object is made once, when the view first appears.
  public init(wrappedValue thunk: @autoclosure @escaping () -> ObjectType) { make = thunk }

  @MainActor public var wrappedValue: ObjectType { subscription?.object ?? make() }

  /// Bindings to the object's properties.
  @MainActor public var projectedValue: ObservedObject<ObjectType>.Wrapper { ObservedObject.Wrapper(wrappedValue) }
}

extension StateObject: DynamicProperty, PersistentProperty, SelfComparing {
  static func isSame(_ old: StateObject, _ new: StateObject) -> Bool { true }

  mutating func install(_ slot: inout AnyObject?, of element: Element) {
    let subscription = ObjectSubscription<ObjectType>.at(&slot, of: element)
    if subscription.object == nil { subscription.follow(make()) }
    self.subscription = subscription
  }
}

/// An observable object that a view is given.
@propertyWrapper public struct ObservedObject<ObjectType: ObservableObject> {
  public var wrappedValue: ObjectType

  public init(wrappedValue: ObjectType) { self.wrappedValue = wrappedValue }

  public init(initialValue: ObjectType) { wrappedValue = initialValue }

  /// Bindings to the object's properties.
  @MainActor public var projectedValue: Wrapper { Wrapper(wrappedValue) }

  /// Makes bindings to an object's properties.
  @MainActor @dynamicMemberLookup public struct Wrapper {
    private let root: ObjectType

    init(_ root: ObjectType) { self.root = root }

    public subscript<Subject>(
      dynamicMember keyPath: ReferenceWritableKeyPath<ObjectType, Subject>
    ) -> Binding<Subject> {
      let root = root
      return Binding(get: { root[keyPath: keyPath] }, set: { root[keyPath: keyPath] = $0 })
    }
  }
}

extension ObservedObject: DynamicProperty, PersistentProperty, SelfComparing {
  static func isSame(_ old: ObservedObject, _ new: ObservedObject) -> Bool { old.wrappedValue === new.wrappedValue }

  mutating func install(_ slot: inout AnyObject?, of element: Element) {
    ObjectSubscription<ObjectType>.at(&slot, of: element).follow(wrappedValue)
  }
}

/// An observable object that a view above has put into the environment.
@propertyWrapper public struct EnvironmentObject<ObjectType: ObservableObject> {
  private var subscription: ObjectSubscription<ObjectType>?

  public init() {}

  /// The object. It must be there.
  @MainActor public var wrappedValue: ObjectType {
    guard let object = subscription?.objectFromEnvironment() else {
      preconditionFailure(
        "no \(ObjectType.self) in the environment: put one in with .environmentObject(_:) on a view above")
    }
    return object
  }

  /// Bindings to the object's properties.
  @MainActor public var projectedValue: ObservedObject<ObjectType>.Wrapper { ObservedObject.Wrapper(wrappedValue) }
}

extension EnvironmentObject: DynamicProperty, PersistentProperty, SelfComparing {
  static func isSame(_ old: EnvironmentObject, _ new: EnvironmentObject) -> Bool { true }

  mutating func install(_ slot: inout AnyObject?, of element: Element) {
    subscription = ObjectSubscription.at(&slot, of: element)
  }
}

nonisolated extension View {
  /// Puts an observable object in, for `@EnvironmentObject`.
  public func environmentObject<Object: ObservableObject>(_ object: Object) -> some View {
    modifier(EnvironmentModifier { $0[object: Object.self] = object })
  }
}

/// An object that an element follows: when it is about to change, the element's body is read again.
@MainActor private final class ObjectSubscription<ObjectType: ObservableObject> {
  private(set) var object: ObjectType?
  private weak var element: Element?
  private var news: AnyCancellable?

  private init(_ element: Element) { self.element = element }

  /// What the element keeps in `slot`.
  static func at(_ slot: inout AnyObject?, of element: Element) -> ObjectSubscription {
    if let known = slot { return unsafeDowncast(known, to: ObjectSubscription.self) }
    let new = ObjectSubscription(element)
    slot = new
    return new
  }

  /// Listens to `object`, and no longer to the one before.
  func follow(_ object: ObjectType) {
    guard object !== self.object else { return }
    self.object = object
    guard let element else { return }
    let reference = WeakElement(element)
    news = object.objectWillChange.sink { _ in
      MainThread.run { reference.element?.followedObjectWillChange() }
    }
  }

  /// The object of this type in the element's environment; its changes count from now on.
  func objectFromEnvironment() -> ObjectType? {
    guard let element else { return object }
    let found = element.readingEnvironment { $0[object: ObjectType.self] } as? ObjectType
    if let found { follow(found) }
    return found
  }
}

extension Element {
  fileprivate func followedObjectWillChange() {
    guard isMounted else { return }
    graph.checkStateWrite(of: self)
    setNeedsBody()
  }
}
