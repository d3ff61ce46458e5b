import ScrollUI
import ScrollUITestSupport
import Testing

/// The kinds of view types, which the compiler resolves without searches at run time.
@MainActor @Suite struct ElementKindTests {
  private struct Card<Content: View>: View {
    var content: Content
    var body: some View { content.padding() }
  }

  private struct Framed: ViewModifier {
    func body(content: Content) -> some View { content.border(.red) }
  }

  private func kind<Content: View>(of view: Content) -> ElementKind { Content.elementKind }

  @Test func aViewWithABodyIsNotPrimitive() {
    #expect(kind(of: Card(content: Text("A"))).primitive == nil)
    #expect(kind(of: Card(content: Text("A"))).structural == nil)
  }

  @Test func theKindOfAFrameworkViewIsItsType() {
    #expect(kind(of: Text("A")).primitive == Text.self)
    #expect(kind(of: Text("A")).structural == nil)
    #expect(kind(of: VStack { Text("A") }).primitive == VStack<Text>.self)
  }

  @Test func structuralViewsAreBoth() {
    let views: [any View] = [
      Group { Text("A") }, EmptyView(), AnyView(Text("A")), ForEach(0..<2, id: \.self) { Text("\($0)") }, Text?.none,
      Section { Text("A") },
    ]
    for view in views {
      #expect(type(of: view).elementKind.primitive == type(of: view))
      #expect(type(of: view).elementKind.structural == type(of: view))
      #expect(type(of: view).elementKind.structural?.modified == nil)
    }
  }

  @Test func modifiedViewsAreStructural() {
    let padded = Text("A").padding()
    #expect(kind(of: padded).structural?.modified == type(of: padded))
    let framed = Text("A").modifier(Framed())
    #expect(kind(of: framed).structural?.modified == type(of: framed))
  }

  @Test func onlyFrameworkModifiersArePrimitive() {
    #expect(Framed.modifierKind.primitive == nil)
    #expect(PresenceModifier.modifierKind.primitive == PresenceModifier.self)
  }

  @Test func viewsOfRowsProvideThem() {
    #expect(kind(of: ForEach(0..<2, id: \.self) { Text("\($0)") }).primitive?.providesRows == true)
    #expect(kind(of: Section { Text("A") }).primitive?.providesRows == true)
    #expect(kind(of: Group { Text("A") }).primitive?.providesRows == false)
  }
}
