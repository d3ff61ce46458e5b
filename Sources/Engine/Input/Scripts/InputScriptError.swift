/// Why a text is no input script.
package struct InputScriptError: Error, Equatable, CustomStringConvertible {
  /// The line, from 1 on.
  package var line: Int
  /// What stands there.
  package var found: String
  /// What should stand there.
  package var expected: String

  package init(line: Int, found: String, expected: String) {
    self.line = line
    self.found = found
    self.expected = expected
  }

  /// One line for a person: `line 3: found no "x", expected a number as "x"`.
  package var description: String { "line \(line): found \(found), expected \(expected)" }
}
