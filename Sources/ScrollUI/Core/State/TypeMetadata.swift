@_spi(Reflection) import Swift

/// The kind of `type`, such as `.struct`. `_forEachField` traps on types of some kinds, such as `.enum`.
func metadataKind(of type: Any.Type) -> _MetadataKind { TypeMetadata(type).kind }

/// The runtime's description of a type, as in `TypeMetadata.rst` of the Swift project and in `MetadataValues.h`.
struct TypeMetadata {
  private let address: UnsafeRawPointer

  init(_ type: Any.Type) { address = unsafeBitCast(type, to: UnsafeRawPointer.self) }

  /// The first word. In the metadata of a class it may be an address, which is no `_MetadataKind`.
  var kind: _MetadataKind { _MetadataKind(rawValue: word(0)) ?? .class }

  private func word(_ index: Int) -> UInt { address.load(fromByteOffset: index * 8, as: UInt.self) }

  /// The elements of a `.tuple`: their number, their labels, then the `type` and the `offset` of the elements.
  var tupleElements: [(type: Any.Type, offset: Int)] {
    (0..<Int(word(1))).map { index in
      let element = address + 24 + 16 * index
      return (element.load(as: Any.Type.self), Int(element.load(fromByteOffset: 8, as: UInt32.self)))
    }
  }

  /// True for a type such as `any View` with protocols that do not require `AnyObject`. The second word contains the flags: the highest bit
  /// is 0 for protocols that require `AnyObject`, and bits 24 to 29 are set for special protocols such as `Error`.
  var isOpaqueExistential: Bool {
    guard kind == .existential else { return false }
    return word(1) & 0x8000_0000 != 0 && word(1) & 0x3F00_0000 == 0
  }

  /// True if an `OpaqueExistential` contains values of the type in its three words, and false if it refers to a box.
  fileprivate var isInline: Bool { valueFlags & 0x0002_0000 == 0 }

  /// The alignment of values minus 1.
  fileprivate var alignmentMask: Int { Int(valueFlags & 0xFF) }

  /// The flags in the value witness table, after eight functions, the `size` and the `stride`. The table's address precedes the metadata.
  private var valueFlags: UInt32 {
    (address - 8).load(as: UnsafeRawPointer.self).load(fromByteOffset: 80, as: UInt32.self)
  }
}

/// The memory of a value of a type such as `any View`: three words for the value or the address of its box, then its `type`.
struct OpaqueExistential {
  private let address: UnsafeRawPointer

  init(_ address: UnsafeRawPointer) { self.address = address }

  /// The type of the value; nil for `Optional.none`.
  var type: Any.Type? { address.load(fromByteOffset: 24, as: Any.Type?.self) }

  /// The address of the value. A box begins with the two words of an object.
  var value: UnsafeRawPointer {
    guard let type else { return address }
    let metadata = TypeMetadata(type)
    if metadata.isInline { return address }
    let mask = metadata.alignmentMask
    return address.load(as: UnsafeRawPointer.self) + ((16 + mask) & ~mask)
  }
}
