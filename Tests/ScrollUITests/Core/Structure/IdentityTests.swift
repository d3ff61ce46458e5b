import ScrollUI
import ScrollUITesting
import Testing

@MainActor @Suite struct IdentityTests {
  private struct Keeper: View {
    let number: Remote<Int>
    @State private var count = 0

    var body: some View {
      let _ = number.connect($count)
      Text("\(count)")
    }
  }

  private let key = Remote<Int>()
  private let number = Remote<Int>()

  @Test func aChangedIDGivesANewViewWithNewState() {
    struct Root: View {
      let key: Remote<Int>
      let number: Remote<Int>
      @State private var id = 1

      var body: some View {
        let _ = key.connect($id)
        Keeper(number: number).id(id)
      }
    }
    let window = TestWindow { Root(key: key, number: number) }
    let before = window.population
    number.value = 5
    window.advance()
    #expect(window.texts == ["5"])
    key.value = 2
    window.advance()
    #expect(window.texts == ["0"])
    #expect(window.population == before)
  }

  @Test func anyViewKeepsStateOnlyForTheSameType() {
    struct Root: View {
      let key: Remote<Int>
      let number: Remote<Int>
      @State private var step = 0

      var body: some View {
        let _ = key.connect($step)
        switched
      }

      var switched: AnyView {
        switch step {
        case 0, 1: AnyView(AnyView(Keeper(number: number)))
        default: AnyView(Keeper(number: number).padding(1))
        }
      }
    }
    let window = TestWindow { Root(key: key, number: number) }
    number.value = 5
    key.value = 1
    window.advance()
    #expect(window.texts == ["5"])
    key.value = 2
    window.advance()
    #expect(window.texts == ["0"])
  }
}
