import Geometry

/// An element of the semantic tree: the description of a view for assistive technologies.
package struct SemanticNode: Hashable, Sendable {
  package var id: SemanticID
  package var role: SemanticRole
  /// The element's name, as a reader speaks it first.
  package var label = ""
  /// The current value as text, such as “40 %”; nil without a value.
  package var value: String?
  /// The result of the element's action.
  package var hint = ""
  /// The name for tests: the argument of `accessibilityIdentifier(_:)`.
  package var identifier = ""
  package var states: SemanticStates = []
  /// The frame in the window, in points, not clipped.
  package var frame: CGRect
  package var actions: [SemanticAction] = []
  /// The number and its limits, of sliders, steppers, progress views and scroll bars.
  package var range: SemanticRange?
  /// The characters, of texts and text fields.
  package var text: SemanticText?
  /// The level of a heading, 1 to 6; 0 without a level.
  package var headingLevel = 0
  /// The index of a `row` in the data, of a `cell` or a `columnHeader` among the columns, of a `tab` among the tabs, from 0; otherwise nil.
  package var position: Int?
  /// The number of rows by the data, of a `list` or a `table` and of its rows; the number of columns or tabs, of elements with such a `position`.
  package var setSize: Int?
  /// Further facts, such as those of `accessibilityCustomContent`, in order.
  package var details: [SemanticDetail] = []
  /// The names of `accessibilityInputLabels`, besides `label`.
  package var inputLabels: [String] = []
  /// The values of `accessibilityRotor`, in order.
  package var rotors: [SemanticRotor] = []
  package var children: [SemanticID] = []
  /// The container; nil for the window.
  package var parent: SemanticID?

  package init(id: SemanticID, role: SemanticRole, frame: CGRect) {
    self.id = id
    self.role = role
    self.frame = frame
  }
}

/// A named fact about an element, such as “Resolution” and “12 megapixels”.
package struct SemanticDetail: Hashable, Sendable {
  package var label: String
  package var value: String

  package init(label: String, value: String) {
    self.label = label
    self.value = value
  }
}

/// A named list of places in a view, such as “Warnings”: see `SemanticRequest.enterRotor(_:entry:)`.
package struct SemanticRotor: Hashable, Sendable {
  package var label: String
  /// The names of the places, in order.
  package var entries: [String]

  package init(label: String, entries: [String]) {
    self.label = label
    self.entries = entries
  }
}

/// A number with its limits.
package struct SemanticRange: Hashable, Sendable {
  package var current: Double
  package var minimum: Double
  package var maximum: Double
  /// The amount of one step; 0 without steps.
  package var step: Double
  /// True if `SemanticRequest.setNumber` changes it.
  package var isSettable: Bool

  package init(current: Double, minimum: Double, maximum: Double, step: Double = 0, isSettable: Bool = false) {
    self.current = current
    self.minimum = minimum
    self.maximum = maximum
    self.step = step
    self.isSettable = isSettable
  }

  /// A fraction as it is spoken: `percent(0.4)` is “40 %”. Fractions are clamped to 0…1.
  package static func percent(_ fraction: Double) -> String {
    "\(Int((max(0, min(1, fraction.isFinite ? fraction : 0)) * 100).rounded())) %"
  }

  /// A number as it is spoken, with at most two decimals and without trailing zeros: `text(of: 2.50)` is “2.5”.
  package static func text(of number: Double) -> String {
    guard number.isFinite, abs(number) < 1e15 else { return "\(number)" }
    let rounded = (number * 100).rounded() / 100
    return rounded == rounded.rounded() ? "\(Int(rounded))" : "\(rounded)"
  }
}

/// The characters of a text, with its caret and its selection. Positions count Unicode scalars, as AT-SPI does.
package struct SemanticText: Hashable, Sendable {
  package var content: String
  /// The caret; nil in a text without a caret.
  package var caret: Int?
  /// The selected characters; nil without a selection.
  package var selection: Range<Int>?

  package init(content: String, caret: Int? = nil, selection: Range<Int>? = nil) {
    self.content = content
    self.caret = caret
    self.selection = selection
  }
}
