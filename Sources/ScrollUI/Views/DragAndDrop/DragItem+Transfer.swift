import Engine

/// Conversions between the items of drags and transferable values.
extension DragItem {
  /// An item with the representations of a value.
  static func transfer<Value: Transferable>(_ value: Value) -> DragItem {
    DragItem(value: value, representations: representations(of: value))
  }

  static func representations<Value: Transferable>(of value: Value) -> [Representation] {
    Value.transferSteps.compactMap { step in
      step.exporting.map { exporting in Representation(type: step.type.identifier) { try exporting(value) } }
    }
  }

  /// The types of the data.
  var types: [UTType] { representations.map { UTType(importedAs: $0.type) } }

  /// Returns true if the item has data that conforms to one of the types.
  func conforms(toAny types: [UTType]) -> Bool {
    self.types.contains { own in types.contains { own.conforms(to: $0) } }
  }

  /// Returns true if the item is a value of the type, or has data of a type that it receives.
  func provides<Value: Transferable>(_ type: Value.Type) -> Bool {
    value is Value || conforms(toAny: Value.transferSteps.filter { $0.importing != nil }.map(\.type))
  }

  /// Makes a value of the type; nil if the item has no data for it. A representation with invalid data is passed over.
  func load<Value: Transferable>(_ type: Value.Type) -> Value? {
    if let value = value as? Value { return value }
    for step in Value.transferSteps {
      guard let importing = step.importing else { continue }
      for representation in representations where UTType(importedAs: representation.type).conforms(to: step.type) {
        do { return try importing(representation.load()) } catch {
          Diagnostics.debug("an item of a drag was not read as \(typeName(type)): \(error)")
        }
      }
    }
    return nil
  }

  /// The data of the first type that conforms to `type`; nil without such a type.
  func data(conformingTo type: UTType) throws -> Data? {
    try representations.first { UTType(importedAs: $0.type).conforms(to: type) }?.load()
  }
}
