import Engine

/// Adds a label to the section index of the enclosing list.
struct SectionIndexModifier {
  let label: Text?
}

extension SectionIndexModifier: PrimitiveModifier {
  static func element<Base: View>(of base: Base.Type) -> ModifiedElement<Base>.Type { SectionIndexElement.self }
}

final class SectionIndexElement<Content: View>: PassThroughElement<Content, SectionIndexModifier> {
  override func didUpdate(from old: SectionIndexModifier) {
    if text(of: old) != text(of: modifier) { list?.rowsDidChange() }
  }

  override func environmentDidChange() { list?.rowsDidChange() }

  override func appendSegments(to segments: inout LazySegments) {
    if let text = text(of: modifier), !text.isEmpty { segments.appendIndexLabel(text) }
    super.appendSegments(to: &segments)
  }

  private func text(of modifier: SectionIndexModifier) -> String? {
    readingEnvironment { modifier.label?.plainText(in: $0.stringTable) }
  }
}

extension EnvironmentValues {
  /// The visibility of the section indexes of lists.
  @Entry var listSectionIndexVisibility: Visibility = .automatic
}

nonisolated extension View {
  /// Sets the label of this section in the index beside the scroll bar of the enclosing `List`.
  ///
  /// A press on a label, or a drag over the labels, scrolls to the sections at once. No rows between are built. In short
  /// windows dots replace some of the labels. The label of the section at the upper edge is filled. While the thumb of the scroll bar is dragged, the label of the first visible row's
  /// section stands beside it.
  ///
  /// ```swift
  /// List(selection: $selection) {
  ///   ForEach(groups) { group in
  ///     Section(group.letter) { ForEach(group.people) { Text($0.name) } }
  ///       .sectionIndexLabel(group.letter)
  ///   }
  /// }
  /// ```
  ///
  /// Typing in a list that has the focus selects the next row with a `findable(text:)` that begins with the typed
  /// characters, otherwise the first row of the next section with such a label.
  ///
  /// - Parameter label: A short text, such as a letter; nil leaves the section out of the index.
  public func sectionIndexLabel(_ label: Text?) -> some View { modifier(SectionIndexModifier(label: label)) }

  /// Sets the label of this section in the index of the enclosing `List`.
  ///
  /// - Parameter labelKey: The key of the localized label.
  public func sectionIndexLabel(_ labelKey: LocalizedStringKey) -> some View { sectionIndexLabel(Text(labelKey)) }

  /// Sets the label of this section in the index of the enclosing `List`.
  ///
  /// - Parameter label: The label, which is not localized.
  @_disfavoredOverload
  public func sectionIndexLabel<S: StringProtocol>(_ label: S) -> some View { sectionIndexLabel(Text(label)) }

  /// Shows or hides the section indexes of the lists in this view.
  ///
  /// - Parameter visibility: `.automatic` and `.visible` show the index of a list with labels.
  public func listSectionIndexVisibility(_ visibility: Visibility) -> some View {
    environment(\.listSectionIndexVisibility, visibility)
  }
}
