import ScrollUI

/// The header of a section that can be collapsed: a button with the header's views and a chevron.
public struct ExpandableSectionHeader<Header: View> {
  let isExpanded: Binding<Bool>
  let header: Header
}

extension ExpandableSectionHeader: View {
  /// The button that switches the section.
  public var body: some View {
    Button {
      withAnimation { isExpanded.wrappedValue.toggle() }
    } label: {
      HStack(spacing: 8) {
        header.disclosureSemantics(isExpanded: isExpanded.wrappedValue) { newValue in
          withAnimation { isExpanded.wrappedValue = newValue }
        }
        Spacer(minLength: 0)
        DisclosureChevron(isExpanded: isExpanded.wrappedValue)
      }
      .contentShape(Rectangle())
    }
    .buttonStyle(.plain)
  }
}

nonisolated extension Section where Footer == EmptyView {
  /// Creates a section with a header that shows and hides the content.
  ///
  /// - Parameters:
  ///   - isExpanded: The content is shown while the binding is true.
  ///   - content: The views of the section.
  ///   - header: The views of the header.
  public init<Rows: View, Header: View>(
    isExpanded: Binding<Bool>, @ViewBuilder content: () -> Rows, @ViewBuilder header: () -> Header
  ) where Parent == ExpandableSectionHeader<Header>, Content == Rows? {
    self.init {
      isExpanded.wrappedValue ? content() : nil
    } header: {
      ExpandableSectionHeader(isExpanded: isExpanded, header: header())
    }
  }

  /// Creates a section with a localized header that shows and hides the content.
  public init<Rows: View>(
    _ titleKey: LocalizedStringKey, isExpanded: Binding<Bool>, @ViewBuilder content: () -> Rows
  ) where Parent == ExpandableSectionHeader<Text>, Content == Rows? {
    self.init(isExpanded: isExpanded, content: content) { Text(titleKey) }
  }

  /// Creates a section with a header that is not localized, and that shows and hides the content.
  @_disfavoredOverload
  public init<S: StringProtocol, Rows: View>(
    _ title: S, isExpanded: Binding<Bool>, @ViewBuilder content: () -> Rows
  ) where Parent == ExpandableSectionHeader<Text>, Content == Rows? {
    self.init(isExpanded: isExpanded, content: content) { Text(title) }
  }
}
