import Foundation
import ScrollUI
import ScrollUITesting
import Testing

private protocol Service: AnyObject {}
private protocol Source {}
private final class LocalService: Service, Source {}

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

  @Test func bytesThatAPayloadLeavesUnusedDoNotCount() {
    final class Object {}
    enum Source {
      case object(Object)
      case text(String, Int)
    }
    struct Holder { var source: Source? }
    let object = Object()
    let values = UnsafeMutablePointer<Holder>.allocate(capacity: 4)
    defer { values.deinitialize(count: 4).deallocate() }
    values.initialize(repeating: Holder(source: .object(object)), count: 2)
    (values + 2).initialize(repeating: Holder(source: .text(String(repeating: "long ", count: 20), 1)), count: 2)
    // The payload of `object` is the first word of three. The third word of `text` is the number.
    UnsafeMutableRawPointer(values).storeBytes(of: 1, toByteOffset: 16, as: Int.self)
    UnsafeMutableRawPointer(values + 1).storeBytes(of: 2, toByteOffset: 16, as: Int.self)
    values[3].source = .text(String(Array(String(repeating: "long ", count: 20))), 1)
    #expect(areSame(values[0], values[1]))
    #expect(areSame(values[0].source, values[1].source))
    #expect(areSame(values[2], values[3]))
    #expect(!areSame(values[0], values[2]))
    #expect(!areSame(values[0], Holder(source: .object(Object()))))
    #expect(!areSame(values[2], Holder(source: .text("short", 1))))
    #expect(!areSame(values[2], Holder(source: nil)))
  }

  @Test func optionalStructsAreComparedByTheirProperties() {
    struct Plain {
      var title: String
      var style: AnyShapeStyle
    }
    struct Holder { var plain: Plain? }
    let long = String(repeating: "long ", count: 20)
    func holder(_ title: String, _ color: Color) -> Holder {
      Holder(plain: Plain(title: String(Array(title)), style: AnyShapeStyle(color)))
    }
    #expect(areSame(holder(long, .red), holder(long, .red)))
    #expect(!areSame(holder(long, .red), holder(long + "x", .red)))
    #expect(!areSame(holder(long, .red), holder(long, .blue)))
    #expect(!areSame(holder(long, .red), Holder(plain: nil)))
    #expect(areSame(Holder(plain: nil), Holder(plain: nil)))
    #expect(areSame(holder(long, .red).plain, holder(long, .red).plain))
  }

  @Test func valuesOfDifferentTypesAreDifferent() {
    let (one, other): (Any, Any) = (1, 1.0)
    #expect(ValueComparison.areSame(one, 1))
    #expect(!ValueComparison.areSame(one, 2))
    #expect(!ValueComparison.areSame(one, other))
    #expect(!ValueComparison.areSame(one, Optional(1) as Any))
    #expect(ValueComparison.areSame(Optional<Int>.none as Any, Optional<Int>.none as Any))
  }

  @Test func tuplesAreComparedByTheirElements() {
    struct Holder {
      var values: (flag: Bool, title: String, number: Double)
      var empty: ()
    }
    func holder(_ flag: Bool, _ title: String, _ number: Double) -> Holder {
      Holder(values: (flag, String(Array(title)), number), empty: ())
    }
    let long = String(repeating: "long ", count: 20)
    #expect(areSame(holder(true, long, 1), holder(true, long, 1)))
    #expect(!areSame(holder(true, long, 1), holder(false, long, 1)))
    #expect(!areSame(holder(true, long, 1), holder(true, long + "x", 1)))
    #expect(!areSame(holder(true, long, 1), holder(true, long, 2)))
    #expect(areSame(holder(true, long, 1).values, holder(true, long, 1).values))
  }

  private struct Small: View {
    var flag: Bool
    var body: some View { EmptyView() }
  }

  private struct Large: View {
    var title: String
    var size = CGRect.zero
    var body: some View { EmptyView() }
  }

  private struct Aligned: View {
    var pixels: SIMD16<Float>
    var body: some View { EmptyView() }
  }

  @Test func existentialsAreComparedByTheirValues() {
    struct Holder {
      var number = 1
      var view: any View
      var other: (any View)?
    }
    /// A value in memory that had other contents before.
    func holder(_ view: any View, _ other: (any View)? = nil) -> Holder {
      var holder = Holder(view: Large(title: String(Array("former"))), other: Large(title: String(Array("former"))))
      holder.other = other
      holder.view = view
      return holder
    }
    let long = String(repeating: "long ", count: 20)
    func large(_ title: String) -> Large { Large(title: String(Array(title))) }
    #expect(areSame(holder(Small(flag: true)), holder(Small(flag: true))))
    #expect(!areSame(holder(Small(flag: true)), holder(Small(flag: false))))
    #expect(!areSame(holder(Small(flag: true)), holder(large(long))))
    #expect(areSame(holder(large(long)), holder(large(long))))
    #expect(!areSame(holder(large(long)), holder(large(long + "x"))))
    #expect(areSame(holder(large(long), large(long)), holder(large(long), large(long))))
    #expect(!areSame(holder(large(long), large(long)), holder(large(long), nil)))
    #expect(!areSame(holder(large(long), large(long)), holder(large(long), Small(flag: true))))
    #expect(areSame(holder(large(long)).view, holder(large(long)).view))
    let (zero, one) = (SIMD16<Float>(repeating: 0), SIMD16<Float>(repeating: 1))
    #expect(areSame(holder(Aligned(pixels: zero)), holder(Aligned(pixels: zero))))
    #expect(!areSame(holder(Aligned(pixels: zero)), holder(Aligned(pixels: one))))
  }

  @Test func objectsInExistentialsAreComparedByIdentity() {
    struct Holder {
      var service: any Service
      weak var weakService: (any Service)?
      var source: any Source
      var error: any Error
    }
    let (one, other) = (LocalService(), LocalService())
    let error = CancellationError()
    func holder(_ service: LocalService, _ weak: LocalService, _ source: LocalService) -> Holder {
      Holder(service: service, weakService: weak, source: source, error: error)
    }
    let known = holder(one, one, one)
    #expect(areSame(known, known))
    #expect(!areSame(known, Holder(service: other, weakService: one, source: one, error: known.error)))
    #expect(!areSame(known, Holder(service: one, weakService: other, source: one, error: known.error)))
    #expect(!areSame(known, Holder(service: one, weakService: one, source: other, error: known.error)))
  }

  @Test func branchesAreComparedByTheirContent() {
    @ViewBuilder func branch(_ isFirst: Bool, _ title: String) -> some View {
      if isFirst { Small(flag: true) } else { Large(title: String(Array(title))) }
    }
    let long = String(repeating: "long ", count: 20)
    #expect(areSame(branch(true, long), branch(true, long)))
    #expect(areSame(branch(false, long), branch(false, long)))
    #expect(!areSame(branch(false, long), branch(false, long + "x")))
    #expect(!areSame(branch(false, long), branch(true, long)))
  }

  @Test func environmentPropertiesAreEqualForTheSameKey() {
    struct Reader { @Environment(\.colorScheme) var scheme }
    #expect(areSame(Reader(), Reader()))
  }
}
