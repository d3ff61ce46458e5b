import Engine

/// An error in the text of an ``InputScript``.
package struct InputScriptError: Error, Equatable, CustomStringConvertible {
  /// The number of the line, from 1.
  package var line: Int
  /// The text that was found.
  package var found: String
  /// The text that was expected.
  package var expected: String

  package init(line: Int, found: String, expected: String) {
    self.line = line
    self.found = found
    self.expected = expected
  }

  /// A message of a single line: `line 3: found no "x", expected a number as "x"`.
  package var description: String { "line \(line): found \(found), expected \(expected)" }
}
