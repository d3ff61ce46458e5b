import Engine

/// A part of the tree with a selection that the next process of a session takes over: the pages of a `NavigationStack`, the page of a `TabView`, or a sheet.
@MainActor protocol RestorableSelection: ElementPart {
  /// The name of the kind in the stored form, for example `tabs`.
  var restorationKind: String { get }

  /// The stored form of the present selection.
  var storedSelection: StorageValue { get }

  /// Takes the first part of a stored selection that is not taken yet.
  ///
  /// - Returns: The remainder, which needs the views of the first part; nil at the end, and for a part that this program does not have.
  func restore(_ selection: StorageValue) -> StorageValue?
}

/// The selection at an element.
enum RestorableSelectionFact: ElementFact {
  typealias Value = any RestorableSelection
}

/// The selections of a window as a tree: the selections of elements in a page are inside of that of the page's container.
///
/// A stored selection belongs to the element with the same place among the `RestorableSelection` elements around it. An edit of the
/// program that changes the kind of the element discards the selection.
@MainActor struct NavigationRestoration {
  private enum Key {
    static let kind = "kind"
    static let selection = "selection"
    static let inside = "inside"
  }

  /// The maximum number of rounds. A round adds a page in each container, and finds the containers of the pages that the round before has added.
  private static let maximumRounds = 32

  /// The stored selections of the elements in `scope`.
  static func stored(in scope: Element) -> [StorageValue] {
    elements(in: scope).map { element in
      .object([
        Key.kind: .text(element.restorationKind), Key.selection: element.storedSelection,
        Key.inside: .list(stored(in: element.element)),
      ])
    }
  }

  private static func elements(in scope: Element) -> [any RestorableSelection] {
    var found: [any RestorableSelection] = []
    func search(_ element: Element) {
      if let selection = element.fact(RestorableSelectionFact.self) {
        found.append(selection)
      } else {
        element.forEachChild(search)
      }
    }
    scope.forEachChild(search)
    return found
  }

  // MARK: Restoring

  /// A stored list of selections, and the element in which their elements are found.
  private final class Scope {
    let element: Element
    let stored: [StorageValue]
    /// The number of selections with an element that is found.
    var found = 0

    init(_ element: Element, _ stored: [StorageValue]) { (self.element, self.stored) = (element, stored) }
  }

  private struct Step {
    let element: any RestorableSelection
    var selection: StorageValue
    let inside: [StorageValue]
  }

  /// Restores `stored` in the elements of `root`. `settle` brings the views up to date and runs their callbacks.
  static func restore(_ stored: [StorageValue], in root: Element, settle: () -> Void) {
    var scopes = [Scope(root, stored)]
    var steps: [Step] = []
    for _ in 0..<maximumRounds {
      for scope in scopes where scope.element.isMounted { steps += takeSteps(of: scope) }
      guard !steps.isEmpty else { return }
      var remaining: [Step] = []
      for var step in steps where step.element.isMounted {
        if let remainder = step.element.restore(step.selection) {
          step.selection = remainder
          remaining.append(step)
        } else if !step.inside.isEmpty {
          scopes.append(Scope(step.element.element, step.inside))
        }
      }
      settle()
      steps = remaining
    }
  }

  /// The steps of the elements in `scope` that exist now and did not exist before.
  private static func takeSteps(of scope: Scope) -> [Step] {
    guard scope.found < scope.stored.count else { return [] }
    var steps: [Step] = []
    for element in elements(in: scope.element).dropFirst(scope.found) {
      guard scope.found < scope.stored.count else { break }
      let stored = scope.stored[scope.found]
      scope.found += 1
      guard case .object(let object) = stored, object[Key.kind] == .text(element.restorationKind),
        let selection = object[Key.selection]
      else { continue }
      var inside: [StorageValue] = []
      if case .list(let list)? = object[Key.inside] { inside = list }
      steps.append(Step(element: element, selection: selection, inside: inside))
    }
    return steps
  }
}

// MARK: - Pages

/// A link that opens a page. A page is stored by its `value` if that is `Codable`, and otherwise by the text of the link's label.
struct NavigationLinkTarget {
  /// The value of the page; nil for a `NavigationLink` with a view.
  let value: AnyHashable?
  let open: @MainActor () -> Void
}

/// A part of the tree that opens a page: a `NavigationLink`, or a modifier with a binding.
@MainActor protocol PageOpener: ElementPart {
  /// The target of a link; nil for a modifier.
  var target: NavigationLinkTarget? { get }
  /// The binding of a modifier; nil for a link.
  var presented: PresentedValue? { get }
  /// True if the link leads to `entry`.
  func leads(to entry: NavigationEntry) -> Bool
}

/// The opener at an element.
enum PageOpenerFact: ElementFact {
  typealias Value = any PageOpener
}

extension NavigationPathBehavior: RestorableSelection {
  private enum Key {
    static var type: String { "type" }
    static var value: String { "value" }
    static var link: String { "link" }
    static var presenter: String { "presenter" }
  }

  var restorationKind: String { "pages" }

  /// The pages up to the first page that cannot be stored. `Key.value` has the `Codable` value of a page, `Key.link` the text of its link, and
  /// `Key.presenter` the index of the modifier with its binding.
  var storedSelection: StorageValue {
    let entries = modifier.model.entries
    var pages: [StorageValue] = []
    for (level, entry) in entries.enumerated() {
      var page: [String: StorageValue] = [:]
      if let value = entry.value, let stored = NavigationModel.stored(value) {
        page = [Key.type: .text(typeName(type(of: value.base))), Key.value: stored]
      }
      let links = links(at: level)
      if let link = links.first(where: { $0.target != nil && $0.leads(to: entry) }), let text = text(of: link) {
        page[Key.link] = .text(text)
      }
      let presenters = links.filter { $0.presented != nil }
      if let index = presenters.firstIndex(where: { $0.leads(to: entry) }),
        let stored = presenters[index].presented?.stored()
      {
        page = [Key.presenter: .integer(index), Key.value: stored]
      }
      guard !page.isEmpty else { break }
      pages.append(.object(page))
    }
    return .list(pages)
  }

  func restore(_ selection: StorageValue) -> StorageValue? {
    guard case .list(let pages) = selection, let first = pages.first, case .object(let page) = first, open(page) else {
      return nil
    }
    let remainder = pages.dropFirst()
    return remainder.isEmpty ? nil : .list(Array(remainder))
  }

  private func open(_ page: [String: StorageValue]) -> Bool {
    let model = modifier.model
    let links = links(at: model.entries.count)
    if case .integer(let index)? = page[Key.presenter], let stored = page[Key.value] {
      let presenters = links.compactMap(\.presented)
      return presenters.indices.contains(index) && presenters[index].present(stored)
    }
    if case .text(let type)? = page[Key.type], let stored = page[Key.value],
      let value = model.value(of: type, from: stored)
    {
      model.push(.value(value))
      return true
    }
    guard case .text(let text)? = page[Key.link] else { return false }
    let matching = links.filter { $0.target != nil && self.text(of: $0) == text }
    guard matching.count == 1, let target = matching[0].target else { return false }
    target.open()
    return true
  }

  /// The links and the modifiers of the page at `level`; 0 for the root.
  private func links(at level: Int) -> [any PageOpener] {
    let entry = level > 0 ? modifier.model.entries[level - 1] : nil
    var found: [any PageOpener] = []
    func search(_ element: Element, isInPage: Bool) {
      var isInPage = isInPage
      if let destination = element as? NavigationDestinationElement, destination.view.model === modifier.model {
        guard let entry, destination.view.entry === entry else { return }
        isInPage = true
      } else if element !== self.element,
        element.fact(RestorableSelectionFact.self)?.restorationKind == restorationKind
      {
        // The pages of a stack inside have links of their own.
        return
      }
      if isInPage, let link = element.fact(PageOpenerFact.self) { found.append(link) }
      element.forEachChild { search($0, isInPage: isInPage) }
    }
    search(element, isInPage: entry == nil)
    return found
  }

  /// The texts of a link's label; nil for a label without a text.
  private func text(of link: any PageOpener) -> String? {
    let texts = link.nodes.flatMap(\.texts).map(\.string)
    return texts.isEmpty ? nil : texts.joined(separator: "\n")
  }
}

extension NavigationModel {
  /// The stored form of `value`; nil for a value that is not `Codable`.
  static func stored(_ value: AnyHashable) -> StorageValue? { StorageValue(coding: value.base) }

  /// The value of a type with a page that is stored in `stored`; nil for a type without a `navigationDestination(for:destination:)` here.
  func value(of type: String, from stored: StorageValue) -> AnyHashable? {
    func value<Value: Hashable>(_ type: Value.Type) -> AnyHashable? {
      (stored.decoded(as: type) as? Value).map { AnyHashable($0) }
    }
    return types.lazy.filter { typeName($0) == type }.compactMap { value($0) }.first
  }
}

extension StorageValue {
  /// The stored form of `value`; nil for a value that is not `Codable`.
  init?(coding value: Any) {
    guard let value = value as? any Encodable & Decodable else { return nil }
    func encode<Value: Encodable>(_ value: Value) -> Data? { try? JSONEncoder().encode([value]) }
    let stored = encode(value).flatMap { try? JSONDecoder().decode([StorageValue].self, from: $0) }
    guard let stored = stored?.first else { return nil }
    self = stored
  }

  /// The value of a `Codable` type that is stored here; nil for another type, or if the value does not fit.
  func decoded(as type: Any.Type) -> Any? {
    guard let type = type as? any Decodable.Type, let data = try? JSONEncoder().encode([self]) else { return nil }
    func decode<Value: Decodable>(_ type: Value.Type) -> Value? {
      (try? JSONDecoder().decode([Value].self, from: data))?.first
    }
    return decode(type)
  }
}

// MARK: - Presentations

/// The binding of a sheet or a page, for the next process.
struct PresentedValue {
  /// The stored form of the present value; nil while the sheet or the page is closed, and for a value that is not `Codable`.
  let stored: @MainActor () -> StorageValue?
  /// Presents a value that is stored. False for a value that the type of the binding does not have.
  let present: @MainActor (StorageValue) -> Bool

  /// A binding to a `Bool`, which is true while the sheet or the page is open.
  init(_ isPresented: Binding<Bool>) {
    stored = { isPresented.wrappedValue ? .bool(true) : nil }
    present = { stored in
      guard stored == .bool(true) else { return false }
      if !isPresented.wrappedValue { isPresented.wrappedValue = true }
      return true
    }
  }

  /// A binding to an optional value, which is nil while the sheet or the page is closed.
  init<Item>(_ item: Binding<Item?>) {
    let item = UncheckedTransfer(item)
    stored = { item.value.wrappedValue.flatMap { StorageValue(coding: $0) } }
    present = { stored in
      guard let value = stored.decoded(as: Item.self) as? Item else { return false }
      item.value.wrappedValue = value
      return true
    }
  }
}

/// Lets the next process present a sheet.
struct PresentationRestoration {
  let presented: PresentedValue
}

extension PresentationRestoration: BehaviorModifier {
  typealias Behavior = PresentationRestorationBehavior
}

final class PresentationRestorationBehavior: ElementBehavior<PresentationRestoration>, RestorableSelection {
  override func answer(_ query: inout FactQuery) { query.give(RestorableSelectionFact.self, self) }

  var restorationKind: String { "sheet" }
  var storedSelection: StorageValue { modifier.presented.stored() ?? .null }

  func restore(_ selection: StorageValue) -> StorageValue? {
    _ = modifier.presented.present(selection)
    return nil
  }
}
