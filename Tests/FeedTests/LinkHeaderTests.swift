import Feed
import Testing

@Suite struct LinkHeaderTests {
  @Test(arguments: [
    ("<https://a.b/c?d=e>; rel=\"next\"", "https://a.b/c?d=e"), ("<x>;rel=next", "x"), ("<x>; REL=NEXT", "x"),
    ("<a>; rel=prev, <b>; rel=next", "b"), ("<a,b>; rel=\"prev\", <c,d>; rel=\"next\"", "c,d"),
    ("<a>; rel=\"last next\"", "a"), ("<a>; title=\"x, y; rel=next\"; rel=\"prev\", <b>; rel=next", "b"),
    ("<a>; rel = next ", "a"), ("<>; rel=next", ""), ("<a>; rel=next, <b>; rel=next", "a"),
  ]) func theNextPageIsFound(header: String, target: String) {
    #expect(LinkHeader.target(of: "next", in: header) == target)
  }

  @Test(arguments: [
    "", "<", "<a", "<a>", "<a>; rel=nextish", "a; rel=next", "<a>; rev=next", "<a>;;;=,", ",,,",
    "<a>; rel=prev; rel=next",
  ])
  func otherLinksGiveNoNextPage(header: String) {
    #expect(LinkHeader.target(of: "next", in: header) == nil)
  }
}
