import Engine
import Testing

@Suite struct KeyCodeTests {
  static let names: [(String, KeyCode)] = [
    ("Up", .upArrow), ("PageDown", .pageDown), ("Left Shift", .leftShift), ("Right Ctrl", .rightControl),
    ("Left Alt", .leftOption), ("Right GUI", .rightCommand), ("Space", .space), ("Keypad Enter", .keypadEnter),
    ("Keypad 5", .keypad("5")), ("Keypad MemStore", .keypad("MemStore")), ("F1", .function(1)), ("F24", .function(24)),
    ("A", .character("A")), ("ä", .character("ä")), ("/", .character("/")), (" ", .character(" ")),
    ("CapsLock", .other("CapsLock")), ("F25", .other("F25")), ("F01", .other("F01")), ("up", .other("up")),
    ("", .other("")), ("e\u{301}", .character("e\u{301}")),
  ]

  @Test(arguments: names) func keyNamesOfScriptsSurviveReadingAndWriting(name: String, key: KeyCode) {
    #expect(KeyCode(name: name) == key)
    #expect(Array(KeyCode(name: name).name.utf8) == Array(name.utf8))
  }

  @Test func modifierKeysOfBothSidesHoldTheSameModifier() {
    #expect(KeyCode.leftShift.modifier == .shift && KeyCode.rightShift.modifier == .shift)
    #expect(KeyCode.rightControl.modifier == .control && KeyCode.leftOption.modifier == .option)
    #expect(KeyCode.rightCommand.modifier == .command)
    #expect(KeyCode.character("A").modifier == nil && KeyCode.other("Shift").modifier == nil)
  }

  @Test func keysOfCharactersAndOfTheKeypadArePrintable() {
    #expect(KeyCode.character("A").isPrintable && KeyCode.space.isPrintable)
    #expect(KeyCode.keypad("5").isPrintable && KeyCode.keypadEnter.isPrintable)
    #expect(!KeyCode.return.isPrintable && !KeyCode.function(1).isPrintable && !KeyCode.other("CapsLock").isPrintable)
  }
}
