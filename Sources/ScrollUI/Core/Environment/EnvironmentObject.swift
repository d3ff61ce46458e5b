/// A property wrapper for an `ObservableObject` from the environment, set by `environmentObject(_:)` on an enclosing
/// view.
@propertyWrapper public struct EnvironmentObject<ObjectType: ObservableObject> {
  private var subscription: ObjectSubscription<ObjectType>?

  /// Creates the wrapper; the object is looked up by its type.
  public init() {}

  /// The object. Its absence from the environment is a programming error that ends the program.
  @MainActor public var wrappedValue: ObjectType {
    guard let object = subscription?.objectFromEnvironment() else {
      preconditionFailure(
        "no \(ObjectType.self) in the environment: put one in with .environmentObject(_:) on a view above")
    }
    return object
  }

  /// Creates bindings to the object's properties: `$model.name`.
  @MainActor public var projectedValue: ObservedObject<ObjectType>.Wrapper { ObservedObject.Wrapper(wrappedValue) }
}

extension EnvironmentObject: DynamicProperty, PersistentProperty, SelfComparing {
  static func isSame(_ old: EnvironmentObject, _ new: EnvironmentObject) -> Bool { true }

  mutating func install(_ slot: inout AnyObject?, of element: Element) {
    subscription = object(in: &slot) { ObjectSubscription(element) }
  }
}

nonisolated extension View {
  /// Adds an observable object to the environment of this view, for `@EnvironmentObject` properties of its type.
  public func environmentObject<Object: ObservableObject>(_ object: Object) -> some View {
    modifier(EnvironmentModifier { $0[object: Object.self] = object })
  }
}

extension ObjectSubscription {
  /// The object of this type in the element's environment, to which the element subscribes.
  fileprivate func objectFromEnvironment() -> ObjectType? {
    guard let element else { return object }
    let found = element.readingEnvironment { $0[object: ObjectType.self] } as? ObjectType
    if let found { follow(found) }
    return found
  }
}
