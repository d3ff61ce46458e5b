/// A property wrapper that creates an `ObservableObject` and stores it with the view.
@propertyWrapper public struct StateObject<ObjectType: ObservableObject> {
  private let make: () -> ObjectType
  private var subscription: ObjectSubscription<ObjectType>?

  /// Creates the wrapper. `thunk` is evaluated once, when the view is created.
  public init(wrappedValue thunk: @autoclosure @escaping () -> ObjectType) { make = thunk }

  /// The object. A change that it announces evaluates the view's body again.
  @MainActor public var wrappedValue: ObjectType { subscription?.object ?? make() }

  /// Creates bindings to the object's properties: `$model.name`.
  @MainActor public var projectedValue: ObservedObject<ObjectType>.Wrapper { ObservedObject.Wrapper(wrappedValue) }
}

extension StateObject: DynamicProperty, PersistentProperty, SelfComparing {
  static func isSame(_ old: StateObject, _ new: StateObject) -> Bool { true }

  mutating func install(_ slot: inout AnyObject?, of element: Element) {
    let subscription = object(in: &slot) { ObjectSubscription<ObjectType>(element) }
    if subscription.object == nil { subscription.follow(make()) }
    self.subscription = subscription
  }
}

/// A property wrapper for an `ObservableObject` that another owner stores. A change that the object announces evaluates
/// the view's body again.
@propertyWrapper public struct ObservedObject<ObjectType: ObservableObject> {
  /// The object.
  public var wrappedValue: ObjectType

  /// Observes `wrappedValue`.
  public init(wrappedValue: ObjectType) { self.wrappedValue = wrappedValue }

  /// Observes `initialValue`; the same as `init(wrappedValue:)`.
  public init(initialValue: ObjectType) { wrappedValue = initialValue }

  /// Creates bindings to the object's properties: `$model.name`.
  @MainActor public var projectedValue: Wrapper { Wrapper(wrappedValue) }

  /// A proxy that creates bindings to the properties of an object.
  @MainActor @dynamicMemberLookup public struct Wrapper {
    private let root: ObjectType

    init(_ root: ObjectType) { self.root = root }

    /// A binding to the property of the object at `keyPath`.
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
    object(in: &slot) { ObjectSubscription<ObjectType>(element) }.follow(wrappedValue)
  }
}

/// The subscription of an element to an object: a change that the object announces marks the element's body.
@MainActor final class ObjectSubscription<ObjectType: ObservableObject> {
  private(set) var object: ObjectType?
  private(set) weak var element: Element?
  private var subscription: AnyCancellable?

  init(_ element: Element) { self.element = element }

  /// Subscribes to `object` in place of the previous object.
  func follow(_ object: ObjectType) {
    guard object !== self.object else { return }
    self.object = object
    guard let element else { return }
    let reference = WeakElement(element)
    subscription = object.objectWillChange.sink { _ in
      MainThread.run { reference.element?.followedObjectWillChange() }
    }
  }
}

extension Element {
  fileprivate func followedObjectWillChange() {
    guard isMounted else { return }
    graph.checkStateWrite(of: self)
    setNeedsBody()
  }
}
