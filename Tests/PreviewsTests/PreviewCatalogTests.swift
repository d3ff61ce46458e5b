#if DEBUG
  import Foundation
  import Previews
  import ScrollUI
  import Testing

  #Preview("Counter", traits: .fixedLayout(width: 200, height: 80)) {
    @Previewable @State var count = 41
    Button("Add \(count)") { count += 1 }
  }

  #Preview { Text("without a name") }

  #Preview("With a modifier", traits: .modifier(Framed())) { Text("framed") }

  struct Framed: PreviewModifier {
    static func makeSharedContext() async throws -> String { "context" }

    func body(content: Content, context: String) -> some View {
      VStack {
        Text(context)
        content
      }
    }
  }

  struct Pair_Previews: PreviewProvider {
    static var previews: some View {
      Text("first").previewDisplayName("One")
      Text("second").previewDisplayName("Two").previewLayout(.fixed(width: 120, height: 40))
    }
  }

  @MainActor @Suite struct PreviewCatalogTests {
    private let own = PreviewCatalog.ofProgram(file: #filePath)

    @Test func theFileHasItsPreviewsInOrder() {
      #expect(own.items.map(\.title) == ["Counter", "PreviewCatalogTests", "With a modifier", "Pair"])
      #expect(own.items.map(\.source.line) == own.items.map(\.source.line).sorted())
      #expect(own.items.allSatisfy { $0.fileName == "PreviewCatalogTests.swift" })
      #expect(own.items[0].layout == .fixed(width: 200, height: 80))
    }

    @Test func theProgramHasPreviewsOfAllFiles() {
      let all = PreviewCatalog.ofProgram().items
      #expect(all.count > own.items.count)
      #expect(Set(all.map(\.id)).count == all.count)
      #expect(all.contains { $0.title == "Pair" && $0.source.hasSeveralViews })
      #expect(PreviewCatalog.ofProgram(file: "/none.swift").items.isEmpty)
    }

    @Test func identitiesStayWhenLinesAreInsertedAbove() {
      func catalog(_ offset: Int) -> PreviewCatalog {
        PreviewCatalog(
          ["A", "A", nil, nil].enumerated().map { index, name in
            PreviewSource(name: name, file: "/p/F.swift", line: index + offset, module: "M") { AnyView(EmptyView()) }
          })
      }
      #expect(catalog(1).items.map(\.id) == catalog(40).items.map(\.id))
      #expect(catalog(1).items.map(\.id) == ["M/F.swift#A", "M/F.swift#A 2", "M/F.swift#", "M/F.swift# 2"])
      #expect(catalog(1).items.map(\.title) == ["A", "A", "F", "F 2"])
    }

    @Test func providersAreFoundInSourceText() {
      let text = """
        struct A_Previews: PreviewProvider {
        // struct B: PreviewProvider
        final class C : Base, PreviewProvider {
        extension Outer.D: PreviewProvider {}
        struct E: View { var p: PreviewProvider }
        """
      #expect(PreviewCatalog.placesOfProviders(in: text).filter { $0.key != "B" } == ["A_Previews": 1, "C": 3, "D": 4])
    }
  }
#endif
