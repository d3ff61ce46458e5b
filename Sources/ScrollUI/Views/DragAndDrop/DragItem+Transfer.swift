import Engine

/// Conversions between the items of drags and transferable values.
extension DragItem {
  /// An item with the representations of a value.
  static func transfer<Value: Transferable>(_ value: Value) -> DragItem {
    DragItem(value: value, representations: representations(of: value))
  }

  static func representations<Value: Transferable>(of value: Value) -> [Representation] {
    Value.transferSteps.flatMap { step in
      let data = step.exporting.map { exporting in
        Representation(type: step.type.identifier) { try exporting(value) }
      }
      let file = step.exportingFile.map { exporting in
        Representation(type: fileType) { try Data(exporting(value).absoluteString.utf8) }
      }
      return [data, file].compactMap { $0 }
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
    let steps = Value.transferSteps
    if value is Value || conforms(toAny: steps.filter { $0.importing != nil }.map(\.type)) { return true }
    return steps.contains { $0.importingFile != nil && file(of: $0.type) != nil }
  }

  /// The address of the item's file if its type by the extension of its name conforms to `type`; otherwise nil.
  private func file(of type: UTType) -> URL? {
    guard let data = try? representations.first(where: { $0.type == DragItem.fileType })?.load(),
      let file = URL(string: String(decoding: data, as: UTF8.self)), file.isFileURL,
      UTType(filenameExtension: file.pathExtension)?.conforms(to: type) ?? (type == .data || type == .item)
    else { return nil }
    return file
  }

  /// Makes a value of the type; nil if the item has no data for it. A representation with invalid data is passed over.
  func load<Value: Transferable>(_ type: Value.Type) -> Value? {
    if let value = value as? Value { return value }
    for step in Value.transferSteps {
      if let importing = step.importingFile, let file = file(of: step.type) {
        do { return try importing(file) } catch {
          Diagnostics.debug("a file of a drag was not read as \(typeName(type)): \(error)")
        }
      }
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
