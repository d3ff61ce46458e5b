import Engine

/// Gives the rows of a `ForEach` the texts that a `TextCopy` reads.
struct SelectableModifier<Data: Collection> {
  let data: Data
  let texts: RowTexts<Data>
}

extension SelectableModifier: BehaviorModifier {
  typealias Behavior = SelectableBehavior<Data>
}

/// The texts of the rows, for copying.
final class SelectableBehavior<Data: Collection>: ElementBehavior<SelectableModifier<Data>>, RowTextSource {
  var marks: TextMarks? { nil }

  override func answer(_ query: inout FactQuery) { query.give(RowTextsFact.self, self) }

  func texts(of rows: Range<Int>, maximumBytes: Int) -> [String] {
    modifier.texts.read(modifier.data, rows, maximumBytes)
  }
}

extension DynamicViewContent {
  /// Gives rows the texts that are copied from them, for `textSelection(_:)` around a `List` or a lazy container.
  ///
  /// Rows that are not built are copied by `text`. It returns the selectable texts of a row, joined by line breaks. Without this
  /// modifier the texts of `findable(text:)` are copied. A copy reads 16,384 rows or about a mebibyte in a frame, and ends after 64
  /// mebibytes.
  ///
  /// - Parameter text: Returns the text of an element as its row shows it.
  @inlinable public func selectable(text: @escaping (Data.Element) -> String) -> some DynamicViewContent<Data> {
    selectable(RowTexts(text))
  }

  @usableFromInline func selectable(_ texts: RowTexts<Data>) -> some DynamicViewContent<Data> {
    modifier(SelectableModifier(data: data, texts: texts))
  }
}

extension List where Content: DynamicViewContent {
  /// Gives rows the texts that are copied from them; see `DynamicViewContent.selectable(text:)`.
  ///
  /// - Parameter text: Returns the text of an element as its row shows it.
  @MainActor @inlinable public func selectable(text: @escaping (Content.Data.Element) -> String) -> some View {
    selectable(RowTexts(text))
  }

  @MainActor @usableFromInline func selectable(_ texts: RowTexts<Content.Data>) -> some View {
    List<SelectionValue, _>(selection: selection, content: content.selectable(texts))
  }
}
