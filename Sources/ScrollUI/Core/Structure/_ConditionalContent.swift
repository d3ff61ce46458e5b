/// The result of `if … else` and `switch` in a `ViewBuilder`. A change of the branch replaces the view and its state.
public struct _ConditionalContent<TrueContent: View, FalseContent: View> {
  enum Storage {
    case first(TrueContent)
    case second(FalseContent)
  }

  let storage: Storage

  nonisolated init(storage: Storage) { self.storage = storage }
}

extension _ConditionalContent: SelfComparing {
  static func isSame(_ old: _ConditionalContent, _ new: _ConditionalContent) -> Bool {
    switch (old.storage, new.storage) {
    case (.first(let old), .first(let new)): ValueComparison.of(TrueContent.self).areSame(old, new)
    case (.second(let old), .second(let new)): ValueComparison.of(FalseContent.self).areSame(old, new)
    default: false
    }
  }
}

extension _ConditionalContent: View, PrimitiveView {
  package static var element: ViewElement<Self>.Type { ConditionalElement.self }
}

/// The element of `_ConditionalContent`: replaces its child when the branch changes.
final class ConditionalElement<TrueContent: View, FalseContent: View>: ViewElement<
  _ConditionalContent<TrueContent, FalseContent>
>
{
  private enum Child {
    case first(ViewElement<TrueContent>)
    case second(ViewElement<FalseContent>)

    var element: Element {
      switch self {
      case .first(let element): element
      case .second(let element): element
      }
    }
  }

  private var child: Child?

  required init(_ view: _ConditionalContent<TrueContent, FalseContent>, _ context: ElementContext) {
    super.init(view, context)
    child = make(view)
  }

  private func make(_ view: _ConditionalContent<TrueContent, FalseContent>) -> Child {
    switch view.storage {
    case .first(let content): .first(makeElement(content, in: childContext))
    case .second(let content): .second(makeElement(content, in: childContext))
    }
  }

  private func insertChild(_ view: _ConditionalContent<TrueContent, FalseContent>) -> Child {
    switch view.storage {
    case .first(let content): .first(insertChild(content))
    case .second(let content): .second(insertChild(content))
    }
  }

  override func update(_ view: _ConditionalContent<TrueContent, FalseContent>) {
    super.update(view)
    switch (view.storage, child) {
    case (.first(let content), .first(let element)): element.update(content)
    case (.second(let content), .second(let element)): element.update(content)
    default:
      let old = child?.element
      child = insertChild(view)
      if let old { removeChild(old) }
      nodesDidChange()
    }
  }

  override func forEachChild(_ body: (Element) -> Void) { if let child { body(child.element) } }
}

extension Optional: View where Wrapped: View {}

extension Optional: PrimitiveView where Wrapped: View {
  package static var element: ViewElement<Wrapped?>.Type { OptionalElement.self }
}

/// The element of an optional view, the result of `if` without `else`.
final class OptionalElement<Wrapped: View>: ParentElement<Wrapped?, Wrapped> {
  required init(_ view: Wrapped?, _ context: ElementContext) {
    super.init(view, context)
    if let view { child = makeElement(view, in: childContext) }
  }

  override func update(_ view: Wrapped?) {
    super.update(view)
    switch (view, child) {
    case (let view?, let child?): child.update(view)
    case (let view?, nil):
      child = insertChild(view)
      nodesDidChange()
    case (nil, let old?):
      child = nil
      removeChild(old)
      nodesDidChange()
    case (nil, nil): break
    }
  }
}

extension _ConditionalContent: StructuralView {
  package static var partTypes: [any View.Type] { [TrueContent.self, FalseContent.self] }

  package func forEachPart(_ body: (any View, AnyHashable?) -> Void) {
    switch storage {
    case .first(let content): body(content, AnyHashable(true))
    case .second(let content): body(content, AnyHashable(false))
    }
  }
}
