import Semantics

/// The values that a view sets for its `SemanticElement`. Nil and empty values leave the values of the content.
@MainActor package struct SemanticProperties {
  /// The treatment of the elements inside.
  package enum Children: Sendable {
    /// They are hidden.
    case ignore
    /// They stay elements inside of a container.
    case contain
    /// The element takes their labels, values and actions.
    case combine
    /// The element takes those that are only read, and contains the controls.
    case absorb
  }

  /// The kind of element. Nil leaves the content as it is, unless `children` is set.
  package var role: SemanticRole?
  /// The kind of the element inside, in place of its own.
  package var changedRole: SemanticRole?
  package var label: (@MainActor () -> String)?
  package var value: (@MainActor () -> String)?
  package var hint: (@MainActor () -> String)?
  package var identifier: String?
  package var isHidden = false
  /// The states that the view adds and removes.
  package var states: SemanticStates = []
  package var clearedStates: SemanticStates = []
  /// The roles that the view must not have; the element is then a text or a group.
  package var removedRoles: Set<SemanticRole> = []
  package var headingLevel: Int?
  /// The number of a slider, stepper or progress view.
  package var range: SemanticRange?
  package var details: (@MainActor () -> [SemanticDetail])?
  /// Further names of the element; they replace those of the content.
  package var inputLabels: (@MainActor () -> [String])?
  /// The rotor that the view adds.
  package var rotor: (@MainActor () -> SemanticRotorPlan)?
  /// The identity by which entries of rotors name the element inside, besides `id(_:)`.
  package var rotorIdentity: AnyHashable?
  package var children: Children?
  package var sortPriority: Double?
  package var pair: SemanticPair?
  package var actions: [(action: SemanticAction, run: @MainActor () -> Void)] = []
  /// Changes the number of `range`.
  package var setNumber: (@MainActor (Double) -> Void)?
  /// The index of a tab, an option or a cell among its siblings, from 0, and their number.
  package var position: (index: Int, count: Int)?

  nonisolated package init() {}

  /// `children`, or the treatment that follows from `role`; nil for properties that `apply(to:)` the content.
  var treatment: Children? {
    children ?? role.map { Self.containers.contains($0) ? .contain : $0 == .cell ? .absorb : .combine }
  }

  /// The roles of containers.
  private static let containers: Set<SemanticRole> = [
    .group, .toolbar, .dialog, .alert, .popover, .menu, .tabList, .scrollView, .list, .table, .row,
  ]

  /// Sets `range`, and `value` to the percentage.
  ///
  /// - Parameters:
  ///   - number: The present number, which is clamped to `limits`; a number that is not finite is the lower limit.
  ///   - limits: The smallest and the largest number.
  package mutating func setRange(_ number: Double, in limits: ClosedRange<Double>) {
    let (lower, upper) = (limits.lowerBound, limits.upperBound)
    let current = number.isFinite ? max(lower, min(upper, number)) : lower
    range = SemanticRange(current: current, minimum: lower, maximum: upper)
    value = { SemanticRange.percent(upper > lower ? (current - lower) / (upper - lower) : 0) }
  }

  /// Sets the values of `element`.
  func apply(to element: inout SemanticElement) {
    if let changedRole { element.node.role = changedRole }
    if removedRoles.contains(element.node.role) { element.node.role = element.children.isEmpty ? .text : .group }
    if let label {
      element.node.label = label()
      element.isNamedBySource = false
    }
    if let value { element.node.value = value() }
    if let hint { element.node.hint = hint() }
    if let identifier { element.node.identifier = identifier }
    if let range { element.node.range = range }
    if let details { element.node.details += details() }
    if let inputLabels { element.node.inputLabels = inputLabels() }
    if let rotor { element.add(rotor()) }
    if let headingLevel {
      element.node.role = .heading
      element.node.headingLevel = headingLevel
    }
    if let position { (element.node.position, element.node.setSize) = (position.index, position.count) }
    if let pair { element.pair = pair }
    if let sortPriority { element.sortPriority = sortPriority }
    element.node.states.formUnion(states)
    element.node.states.subtract(clearedStates)
    applyActions(to: &element)
  }

  private func applyActions(to element: inout SemanticElement) {
    guard !element.node.states.contains(.disabled) else { return element.disable() }
    for (action, run) in actions { element.setAction(action, run) }
    guard let setNumber else { return }
    element.execute = { request in
      guard case .setNumber(let number) = request, number.isFinite else { return false }
      setNumber(number)
      return true
    }
  }
}

/// A label and the content that it names, at different places of the tree.
package struct SemanticPair: Equatable {
  let id: AnyHashable
  let isLabel: Bool

  /// Creates the part of a pair with the identity `id`.
  package init(id: AnyHashable, isLabel: Bool) {
    self.id = id
    self.isLabel = isLabel
  }
}
