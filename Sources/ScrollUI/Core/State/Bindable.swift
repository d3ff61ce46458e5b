/// A property wrapper that creates bindings to the properties of an `@Observable` object.
///
/// ```swift
/// @Bindable var settings: Settings
/// TextField("Name", text: $settings.name)
/// ```
@propertyWrapper @dynamicMemberLookup public struct Bindable<Value> {
  /// The observable object.
  public var wrappedValue: Value

  /// Wraps an object, for the form `@Bindable var settings = Settings()`.
  public init(wrappedValue: Value) where Value: AnyObject & Observable { self.wrappedValue = wrappedValue }

  /// Wraps an object, for use within a body: `Bindable(settings).name`.
  public init(_ wrappedValue: Value) where Value: AnyObject & Observable { self.wrappedValue = wrappedValue }

  /// Wraps the object of another `Bindable`, for parameters of the form `$settings`.
  public init(projectedValue: Bindable<Value>) { self = projectedValue }

  /// The wrapper itself, through which `$object.property` creates a binding.
  public var projectedValue: Bindable<Value> { self }
}

extension Bindable where Value: AnyObject {
  /// A binding to the property of the object at `keyPath`.
  public subscript<Subject>(dynamicMember keyPath: ReferenceWritableKeyPath<Value, Subject>) -> Binding<Subject> {
    let object = wrappedValue
    return Binding(get: { object[keyPath: keyPath] }, set: { object[keyPath: keyPath] = $0 })
  }
}

extension Bindable: @unchecked Sendable where Value: Sendable {}
