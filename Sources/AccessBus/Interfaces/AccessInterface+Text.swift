import Geometry
import MessageBus
import Semantics

extension AccessInterface {
  /// The characters of texts and text fields.
  static let text = AccessInterface(
    name: prefix + "Text", isOffered: { $0.node?.text != nil },
    methods: textReading + textSelection + textGeometry + textAttributes,
    properties: [
      AccessProperty("CharacterCount", "i") { (object) throws(DBusFailure) in .integer(try object.characters.count) },
      AccessProperty("CaretOffset", "i") { (object) throws(DBusFailure) in .integer(try object.characters.caret ?? -1)
      },
    ])

  private static let textReading: [AccessMethod] = [
    AccessMethod("GetText", "ii", returns: "s") { (object, arguments) throws(DBusFailure) in
      let characters = try object.characters
      return [.string(characters.string(characters.range(arguments.integer(0), arguments.integer(1))))]
    },
    AccessMethod("GetStringAtOffset", "iu", returns: "sii") { (object, arguments) throws(DBusFailure) in
      let number = arguments.integer(1)
      guard let unit = AccessTextUnit(rawValue: number) else {
        throw .invalidArguments("units of texts are 0 to 4, not \(number)")
      }
      return try object.segment(of: unit, at: arguments.integer(0), step: 0)
    },
    oldSegment("GetTextBeforeOffset", step: -1),
    oldSegment("GetTextAtOffset", step: 0),
    oldSegment("GetTextAfterOffset", step: 1),
    AccessMethod("GetCharacterAtOffset", "i", returns: "i") { (object, arguments) throws(DBusFailure) in
      let characters = try object.characters
      let offset = try characters.offset(arguments.integer(0))
      return [.integer(characters.scalar(at: offset).map { Int($0.value) } ?? 0)]
    },
    AccessMethod("SetCaretOffset", "i", returns: "b") { (object, arguments) throws(DBusFailure) in
      [.boolean(object.perform(.setCaret(try object.characters.offset(arguments.integer(0)))))]
    },
  ]

  /// A method of earlier versions that current readers still call. It numbers the boundaries of units instead of units.
  private static func oldSegment(_ name: String, step: Int) -> AccessMethod {
    AccessMethod(name, "iu", returns: "sii") { (object, arguments) throws(DBusFailure) in
      let number = arguments.integer(1)
      guard let unit = AccessTextUnit(boundary: number) else {
        throw .invalidArguments("boundaries of texts are 0 to 6, not \(number)")
      }
      return try object.segment(of: unit, at: arguments.integer(0), step: step)
    }
  }

  private static let textSelection: [AccessMethod] = [
    AccessMethod("GetNSelections", returns: "i") { (object, _) throws(DBusFailure) in
      [.integer(try object.characters.selection.isEmpty ? 0 : 1)]
    },
    AccessMethod("GetSelection", "i", returns: "ii") { (object, arguments) throws(DBusFailure) in
      try checkSelection(arguments.integer(0))
      let selection = try object.characters.selection
      return [.integer(selection.lowerBound), .integer(selection.upperBound)]
    },
    AccessMethod("AddSelection", "ii", returns: "b") { (object, arguments) throws(DBusFailure) in
      let characters = try object.characters
      guard characters.selection.isEmpty else { return [.boolean(false)] }
      let range = characters.range(arguments.integer(0), arguments.integer(1))
      return [.boolean(object.perform(.selectText(range)))]
    },
    AccessMethod("SetSelection", "iii", returns: "b") { (object, arguments) throws(DBusFailure) in
      try checkSelection(arguments.integer(0))
      let range = try object.characters.range(arguments.integer(1), arguments.integer(2))
      return [.boolean(object.perform(.selectText(range)))]
    },
    AccessMethod("RemoveSelection", "i", returns: "b") { (object, arguments) throws(DBusFailure) in
      try checkSelection(arguments.integer(0))
      guard try !object.characters.selection.isEmpty else { return [.boolean(false)] }
      return [.boolean(object.perform(.selectText(nil)))]
    },
  ]

  /// Throws `invalidArguments(_:)` for a `number` besides 0: a text has at most a single selection.
  private static func checkSelection(_ number: Int) throws(DBusFailure) {
    guard number == 0 else { throw .invalidArguments("a text has one selection, number 0, not \(number)") }
  }

  private static let textGeometry: [AccessMethod] = [
    AccessMethod("GetCharacterExtents", "iu", returns: "iiii") { (object, arguments) throws(DBusFailure) in
      let characters = try object.characters
      let offset = try characters.offset(arguments.integer(0))
      return try object.extents(of: offset..<min(offset + 1, characters.count), in: arguments.coordinates(1))
    },
    AccessMethod("GetRangeExtents", "iiu", returns: "iiii") { (object, arguments) throws(DBusFailure) in
      let range = try object.characters.range(arguments.integer(0), arguments.integer(1))
      return try object.extents(of: range, in: arguments.coordinates(2))
    },
    AccessMethod("GetOffsetAtPoint", "iiu", returns: "i") { (object, arguments) throws(DBusFailure) in
      let point = try object.point(arguments, at: 0, coordinates: 2)
      return [.integer(object.window?.character(at: point, in: try object.element.id) ?? -1)]
    },
    AccessMethod("ScrollSubstringTo", "iiu", returns: "b") { (object, arguments) throws(DBusFailure) in
      let range = try object.characters.range(arguments.integer(0), arguments.integer(1))
      let reveal = try reveal(arguments.integer(2))
      return [.boolean(try object.part(of: range).map { object.perform(.reveal(reveal, part: $0)) } ?? false)]
    },
    AccessMethod("ScrollSubstringToPoint", "iiuii", returns: "b") { (object, arguments) throws(DBusFailure) in
      let range = try object.characters.range(arguments.integer(0), arguments.integer(1))
      let point = try object.point(arguments, at: 3, coordinates: 2)
      guard let part = try object.part(of: range) else { return [.boolean(false)] }
      return [.boolean(object.perform(.revealAt(CGPoint(x: point.x - part.minX, y: point.y - part.minY))))]
    },
  ]

  /// Attributes of characters, such as fonts and colors. `SemanticText` has no attributes, so the answers are empty.
  private static let textAttributes: [AccessMethod] = [
    AccessMethod("GetAttributes", "i", returns: "a{ss}ii") { (object, _) throws(DBusFailure) in
      [.dictionary([]), .integer(0), .integer(try object.characters.count)]
    },
    AccessMethod("GetAttributeRun", "ib", returns: "a{ss}ii") { (object, _) throws(DBusFailure) in
      [.dictionary([]), .integer(0), .integer(try object.characters.count)]
    },
    AccessMethod("GetAttributeValue", "is", returns: "s") { (_, _) throws(DBusFailure) in [.string("")] },
    AccessMethod("GetDefaultAttributes", returns: "a{ss}") { (_, _) throws(DBusFailure) in [.dictionary([])] },
    AccessMethod("GetDefaultAttributeSet", returns: "a{ss}") { (_, _) throws(DBusFailure) in [.dictionary([])] },
    AccessMethod("GetBoundedRanges", "iiiiuuu", returns: "a(iisv)") { (_, _) throws(DBusFailure) in
      [.array(of: "(iisv)", [])]
    },
  ]

  /// Changes of the characters of text fields.
  static let editableText = AccessInterface(
    name: prefix + "EditableText", isOffered: { $0.node?.text != nil && $0.node?.states.contains(.editable) == true },
    methods: [
      AccessMethod("SetTextContents", "s", returns: "b") { (object, arguments) throws(DBusFailure) in
        [.boolean(object.perform(.setText(arguments.string(0))))]
      },
      AccessMethod("InsertText", "isi", returns: "b") { (object, arguments) throws(DBusFailure) in
        let offset = try object.characters.offset(arguments.integer(0))
        let text = AccessText.prefix(of: arguments.string(1), bytes: arguments.integer(2))
        return [.boolean(object.perform(.insertText(text, at: offset)))]
      },
      AccessMethod("DeleteText", "ii", returns: "b") { (object, arguments) throws(DBusFailure) in
        let range = try object.characters.range(arguments.integer(0), arguments.integer(1))
        return [.boolean(object.perform(.deleteText(range)))]
      },
      // The clipboard is the user's.
      AccessMethod("CopyText", "ii") { (_, _) throws(DBusFailure) in [] },
      AccessMethod("CutText", "ii", returns: "b") { (_, _) throws(DBusFailure) in [.boolean(false)] },
      AccessMethod("PasteText", "i", returns: "b") { (_, _) throws(DBusFailure) in [.boolean(false)] },
    ])
}

extension AccessObject {
  var characters: AccessText {
    get throws(DBusFailure) {
      guard let text = node?.text else { throw .unknownObject(path.text) }
      return AccessText(text, server.positions(in: text.content))
    }
  }

  /// The characters and the range of a unit of the text, or of the unit before or after it.
  func segment(of unit: AccessTextUnit, at offset: Int, step: Int) throws(DBusFailure) -> [DBusValue] {
    let characters = try characters
    let id = try element.id
    let range = characters.segment(of: unit, at: try characters.offset(offset), step: step) { index in
      window?.line(at: index, in: id)
    }
    return [.string(characters.string(range)), .integer(range.lowerBound), .integer(range.upperBound)]
  }

  /// The frame of characters, or of the caret in an empty range; of the element if its text has no places.
  func extents(of range: Range<Int>, in coordinates: AccessCoordinates) throws(DBusFailure) -> [DBusValue] {
    let element = try element
    return extents(of: window?.frame(of: range, in: element.id) ?? element.frame, in: coordinates)
  }

  /// The frame of characters in the coordinates of the element; nil if the text has no places.
  func part(of range: Range<Int>) throws(DBusFailure) -> CGRect? {
    let element = try element
    return window?.frame(of: range, in: element.id)?.offsetBy(dx: -element.frame.minX, dy: -element.frame.minY)
  }
}
