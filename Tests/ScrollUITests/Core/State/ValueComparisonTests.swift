import Foundation
import ScrollUITesting
import Testing

@testable import ScrollUI

@MainActor @Suite struct ValueComparisonTests {
  private final class Box: Equatable {
    static func == (lhs: Box, rhs: Box) -> Bool { true }
  }

  private func areSame<Value>(_ one: Value, _ other: Value) -> Bool {
    ValueComparison.of(Value.self).areSame(one, other)
  }

  @Test func valuesWithoutReferencesAreComparedByTheirBytes() {
    struct Plain {
      var flag: Bool
      var number: Double
    }
    #expect(areSame(Plain(flag: true, number: 1), Plain(flag: true, number: 1)))
    #expect(!areSame(Plain(flag: true, number: 1), Plain(flag: true, number: 2)))
    #expect(!areSame(Plain(flag: true, number: 1), Plain(flag: false, number: 1)))
  }

  @Test func equalStringsInDifferentBuffersAreEqual() {
    struct Row {
      var title: String
      var tags: [String]
    }
    let long = String(repeating: "long ", count: 20)
    let copy = String(Array(long))
    #expect(areSame(Row(title: long, tags: [long]), Row(title: copy, tags: [copy])))
    #expect(!areSame(Row(title: long, tags: []), Row(title: copy + "x", tags: [])))
  }

  @Test func objectsAreComparedByIdentity() {
    struct Holder {
      var box: Box
      weak var weakBox: Box?
    }
    let (one, other) = (Box(), Box())
    #expect(areSame(Holder(box: one, weakBox: one), Holder(box: one, weakBox: one)))
    #expect(!areSame(Holder(box: one, weakBox: one), Holder(box: other, weakBox: one)))
    #expect(!areSame(Holder(box: one, weakBox: one), Holder(box: one, weakBox: other)))
  }

  @Test func closuresAreEqualIfTheyAreIdentical() {
    struct Holder { var action: () -> Int }
    let value = Int.random(in: 0...9)
    let action = { value }
    #expect(areSame(Holder(action: action), Holder(action: action)))
    #expect(!areSame(Holder(action: { value }), Holder(action: { value + 1 })))
  }

  @Test func initialValuesOfStateAreIgnored() {
    struct Owner {
      @State var number: Int
      var title: String
    }
    #expect(areSame(Owner(number: 1, title: "a"), Owner(number: 2, title: "a")))
    #expect(!areSame(Owner(number: 1, title: "a"), Owner(number: 1, title: "b")))
  }

  @Test func enumsWithPayloadsAreCompared() {
    enum Item: Equatable {
      case none
      case text(String)
    }
    struct Row { var item: Item? }
    #expect(areSame(Row(item: .text("a")), Row(item: .text("a"))))
    #expect(!areSame(Row(item: .text("a")), Row(item: Item.none)))
    #expect(!areSame(Row(item: nil), Row(item: Item.none)))
  }

  @Test func environmentPropertiesAreEqualForTheSameKey() {
    struct Reader { @Environment(\.colorScheme) var scheme }
    #expect(areSame(Reader(), Reader()))
  }
}
