/// A section of a view: its header, its rows and its footer; see `Group(sections:transform:)`.
public struct SectionConfiguration: Identifiable {
  /// The identity of a section among those of its view.
  public struct ID: Hashable {
    fileprivate let index: Int
  }

  /// The identity of the section: its position.
  public let id: ID
  /// The views of the header; empty without a header.
  public let header: SubviewsCollection
  /// The rows.
  public let content: SubviewsCollection
  /// The views of the footer; empty without a footer.
  public let footer: SubviewsCollection

  /// The values that the section sets for its container: those of its first view.
  public var containerValues: ContainerValues {
    (content.first ?? header.first ?? footer.first)?.containerValues ?? ContainerValues()
  }

  fileprivate init(index: Int, _ subviews: ArraySlice<Subview>) {
    func views(_ role: Subview.Role) -> SubviewsCollection { SubviewsCollection(subviews.filter { $0.role == role }) }
    id = ID(index: index)
    (header, content, footer) = (views(.header), views(.row), views(.footer))
  }
}

/// The sections of a view in order. Neighboring views outside of sections are a section without a header.
public struct SectionCollection: RandomAccessCollection {
  private let sections: [SectionConfiguration]

  init(_ subviews: SubviewsCollection) {
    var sections: [SectionConfiguration] = []
    var remainder = Array(subviews)[...]
    while let first = remainder.first {
      let end = remainder.firstIndex { $0.section != first.section } ?? remainder.endIndex
      sections.append(SectionConfiguration(index: sections.count, remainder[..<end]))
      remainder = remainder[end...]
    }
    self.sections = sections
  }

  /// Always 0.
  public var startIndex: Int { sections.startIndex }
  /// The number of sections.
  public var endIndex: Int { sections.endIndex }
  /// The section at `index`.
  public subscript(index: Int) -> SectionConfiguration { sections[index] }
}

nonisolated extension Group {
  /// Creates a view from the sections of `view`.
  ///
  /// - Parameters:
  ///   - view: The view with `Section`s.
  ///   - transform: Makes the view from its sections.
  public init<Base: View, Result: View>(
    sections view: Base, @ViewBuilder transform: @escaping (SectionCollection) -> Result
  ) where Content == GroupElementsOfContent<Base, Result> {
    self.init { GroupElementsOfContent(base: view) { transform(SectionCollection($0)) } }
  }
}

nonisolated extension ForEach where Data == CollectionOfOne<Int>, ID == Int {
  /// Creates a view for each subview of `view`.
  ///
  /// - Parameters:
  ///   - view: The view that is decomposed.
  ///   - content: Makes the view for a subview, which can be placed once.
  public init<Base: View, Row: View>(subviews view: Base, @ViewBuilder content: @escaping (Subview) -> Row)
  where Content == GroupElementsOfContent<Base, ForEach<SubviewsCollection, Subview.ID, Row>> {
    self.init(CollectionOfOne(0), id: \.self) { _ in
      GroupElementsOfContent(base: view) { subviews in ForEach<_, _, Row>(subviews, content: content) }
    }
  }

  /// Creates a view for each section of `view`.
  ///
  /// - Parameters:
  ///   - view: The view with `Section`s.
  ///   - content: Makes the view for a section.
  public init<Base: View, Row: View>(
    sections view: Base, @ViewBuilder content: @escaping (SectionConfiguration) -> Row
  ) where Content == GroupElementsOfContent<Base, ForEach<SectionCollection, SectionConfiguration.ID, Row>> {
    self.init(CollectionOfOne(0), id: \.self) { _ in
      GroupElementsOfContent(base: view) { subviews in
        ForEach<_, _, Row>(SectionCollection(subviews), content: content)
      }
    }
  }
}
