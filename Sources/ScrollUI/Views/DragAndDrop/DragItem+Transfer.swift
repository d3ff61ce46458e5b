import Engine

/// Conversions between the items of drags and transferable values.
extension DragItem {
  /// An item with the representations of a value.
  static func transfer<Value: Transferable>(_ value: Value) -> DragItem {
    DragItem(value: value, representations: representations(of: value), id: identity(of: value))
  }

  /// The identifier of an `Identifiable` value; nil for other values.
  private static func identity(of value: Any) -> AnyHashable? {
    func open(_ value: some Identifiable) -> AnyHashable { AnyHashable(value.id) }
    return (value as? any Identifiable).map { open($0) }
  }

  static func representations<Value: Transferable>(of value: Value) -> [Representation] {
    Value.transferSteps.filter { $0.isSent?(value) ?? true }.flatMap { step in
      let data = step.exporting.map { exporting in
        Representation(type: step.type.identifier) { try await exporting(value) }
      }
      let file = step.exportingFile.map { exporting in
        Representation(type: fileType, fileType: step.type.identifier) {
          try await Data(exporting(value).absoluteString.utf8)
        }
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

  /// Returns true if `value` has the type, or if the item has data of a type that `Value` receives. Makes no data.
  func provides<Value: Transferable>(_ type: Value.Type) -> Bool {
    let steps = Value.transferSteps
    if value is Value || conforms(toAny: steps.filter { $0.importing != nil }.map(\.type)) { return true }
    return steps.contains { $0.importingFile != nil && fileRepresentation(of: $0.type) != nil }
  }

  /// The representation with the address of a file whose type conforms to `type`; nil without one. A file of another program has the type of
  /// its name's extension.
  private func fileRepresentation(of type: UTType) -> Representation? {
    representations.first { representation in
      guard representation.type == Self.fileType else { return false }
      if let own = representation.fileType { return UTType(importedAs: own).conforms(to: type) }
      guard let file else { return false }
      return UTType(filenameExtension: file.pathExtension)?.conforms(to: type) ?? (type == .data || type == .item)
    }
  }

  /// Makes a `Value`; nil if the item has no data for it. A representation with invalid data is passed over. Returns without a
  /// suspension unless a closure of the representation waits. A `CancellationError` ends the search.
  func load<Value: Transferable>(_ type: Value.Type) async throws -> Value? {
    if let value = value as? Value { return value }
    let transfer = transfer
    transfer?.begin()
    defer { transfer?.end() }
    for step in Value.transferSteps {
      if let importing = step.importingFile, let file = fileRepresentation(of: step.type) {
        do {
          let address = try await String(decoding: file.load(), as: UTF8.self)
          guard let url = URL(string: address), url.isFileURL else { throw TransferError(type: step.type) }
          return try await importing(url)
        } catch { try pass(over: error, "a file", type) }
      }
      guard let importing = step.importing else { continue }
      for representation in representations where UTType(importedAs: representation.type).conforms(to: step.type) {
        do { return try await importing(representation.load()) } catch { try pass(over: error, "an item", type) }
      }
    }
    return nil
  }

  private func pass(over error: any Error, _ what: String, _ type: Any.Type) throws {
    if error is CancellationError { throw error }
    Diagnostics.debug("\(what) of a drag was not read as \(typeName(type)): \(error)")
  }

  /// The data of the first type that conforms to `type`; nil without such a type.
  func data(conformingTo type: UTType) async throws -> Data? {
    let transfer = transfer
    transfer?.begin()
    defer { transfer?.end() }
    return try await representations.first { UTType(importedAs: $0.type).conforms(to: type) }?.load()
  }
}
