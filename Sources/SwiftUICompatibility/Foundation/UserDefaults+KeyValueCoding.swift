import Foundation

/// The part of key-value coding that programs use with `UserDefaults`.
extension UserDefaults {
  /// Sets the value of a key; the same as `set(_:forKey:)`. Nil removes the value.
  public func setValue(_ value: Any?, forKey key: String) { set(value, forKey: key) }

  /// The value of a key; the same as `object(forKey:)`.
  public func value(forKey key: String) -> Any? { object(forKey: key) }
}
