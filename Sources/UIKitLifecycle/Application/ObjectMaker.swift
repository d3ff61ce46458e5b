import Foundation

/// Creates objects of classes that are known at run time only, by their initializer without parameters. For this module alone.
///
/// Swift calls an initializer of an unknown subclass if the base requires it of all subclasses. `NSObject` does not require `init()`, but has it in the
/// table of methods of its classes. `ObjectMaker` inherits the table and requires `init()`, so that a call by its type reads the same place of
/// the table. It is open for the optimizer, which would otherwise call the initializer of `ObjectMaker` itself.
open class ObjectMaker: NSObject {
  /// Creates an object without properties.
  public required override init() { super.init() }

  /// A new object of `type`. A class without an initializer `init()` ends the program.
  @inline(never) static func make(_ type: NSObject.Type) -> NSObject {
    unsafeBitCast(type, to: ObjectMaker.Type.self).init()
  }
}
