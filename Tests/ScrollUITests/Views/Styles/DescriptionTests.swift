import ScrollUI
import Testing

/// The descriptions that `print` writes for public values.
@MainActor @Suite struct DescriptionTests {
  @Test func theDescriptionOfAColorIsItsNameOrComponents() {
    #expect("\(Color.red)" == "red")
    #expect(Color.primary.description == "primary")
    #expect([Color.black, .white, .clear, .gray].map(\.description) == ["black", "white", "clear", "gray"])
    #expect("\(Color(red: 1, green: 0.5, blue: 0))" == "#FF8000FF")
    #expect("\(Color(red: 0, green: 0, blue: 0, opacity: 0.5))" == "#00000080")
    #expect("\(Color.blue.opacity(0.5))" == "50% blue")
  }

  @Test func theDescriptionOfACaseIsItsName() {
    #expect("\(Edge.top) \(Edge.leading)" == "top leading")
    #expect("\(Edge.Set.top) \(Edge.Set.all)" == "Set(rawValue: 1) Set(rawValue: 15)")
    #expect("\(Axis.horizontal) \(Axis.vertical)" == "horizontal vertical")
    #expect("\(Axis.Set.vertical)" == "Set(rawValue: 2)")
    #expect("\(ColorScheme.dark) \(LayoutDirection.rightToLeft)" == "dark rightToLeft")
    #expect("\(ScrollPhase.decelerating)" == "decelerating")
    #expect("\(TransitionPhase.willAppear) \(Font.TextStyle.title2)" == "willAppear title2")
  }

  @Test func theDescriptionOfAValueListsItsProperties() {
    #expect("\(UnitPoint.top)" == "UnitPoint(x: 0.5, y: 0.0)")
    #expect("\(Angle(radians: 1.5))" == "Angle(radians: 1.5)")
    #expect(
      "\(EdgeInsets(top: 1, leading: 2, bottom: 3, trailing: 4))"
        == "EdgeInsets(top: 1.0, leading: 2.0, bottom: 3.0, trailing: 4.0)")
  }
}
