import Engine
import ScrollUI
import ScrollUITestSupport
import ScrollUITesting
import Testing

/// Invalid numbers result from divisions by zero and from unknown sizes. None crashes the program.
@MainActor @Suite struct LimitsTests {
  nonisolated static let strange: [CGFloat] = [.nan, .infinity, -.infinity, -5]

  private func messages<Content: View>(_ view: @escaping () -> Content) -> [String] {
    Diagnostics.collecting {
      let window = show(100, 100) {
        VStack {
          view()
          box("next", 10, 10)
        }
      }
      let frame = window.frame("next")
      #expect(frame.minX.isFinite && frame.minY.isFinite)
      for step in window.drawn {
        if case .rectangle(let rect) = step {
          #expect(rect.minX.isFinite && rect.width.isFinite && rect.height.isFinite)
        }
      }
    }
  }

  @Test(arguments: strange) func invalidFrameLengthsAreReported(value: CGFloat) {
    #expect(messages { Color.red.frame(width: value) }.count == 1)
    #expect(messages { Color.red.frame(height: value) }.count == 1)
    #expect(messages { Color.red.frame(minWidth: value) }.count == 1)
    #expect(messages { Color.red.frame(idealHeight: value) }.count == 1)
    #expect(messages { Color.red.frame(maxWidth: value) }.count == (value == .infinity ? 0 : 1))
  }

  /// As in SwiftUI, `frame(width: .infinity)` does not change the width.
  @Test func aFrameLengthOfNaNIsIgnored() {
    _ = Diagnostics.collecting {
      #expect(size(of: Text("ab").frame(width: .infinity, height: .nan), 100, 100) == CGSize(width: 10, height: 10))
      #expect(size(of: Text("ab").frame(width: -5), 100, 100).width == 0)
    }
  }

  @Test(arguments: strange) func nonFiniteDistancesAreReported(value: CGFloat) {
    let count = value.isFinite ? 0 : 1
    #expect(messages { Color.red.padding(value) }.count == count)
    #expect(messages { Color.red.padding(.top, value) }.count == count)
    #expect(messages { Color.red.offset(x: value, y: 3) }.count == count)
    #expect(messages { VStack(spacing: value) { Color.red } }.count == count)
    #expect(messages { HStack(spacing: value) { Color.red } }.count == count)
  }

  @Test(arguments: strange) func invalidLengthsAreReported(value: CGFloat) {
    #expect(messages { Spacer(minLength: value) }.count == 1)
    #expect(messages { Rectangle().stroke(.red, lineWidth: value) }.count == 1)
    #expect(messages { Rectangle().strokeBorder(.red, lineWidth: value) }.count == 1)
    #expect(messages { Color.red.border(.red, width: value) }.count == 1)
    #expect(messages { Text("a\nb").lineSpacing(value) }.count == 1)
    #expect(messages { Text("a\nb").environment(\.lineSpacing, value) }.count == 1)
    #expect(messages { Text("a").font(.system(size: value)) }.count == 1)
    #expect(messages { RoundedRectangle(cornerRadius: value) }.count == (value == .infinity ? 0 : 1))
  }

  @Test func factorsOfNaNAreReported() {
    #expect(messages { Color.red.frame(width: 5).opacity(.nan) }.count == 1)
    #expect(messages { Color.red.opacity(.nan) }.count == 1)
    #expect(messages { Color.red.frame(width: 5).opacity(7) }.isEmpty)
    #expect(messages { Color.red.frame(width: 5).opacity(-1) }.isEmpty)
    #expect(messages { Color(red: .nan, green: 2, blue: -1) }.count == 1)
    #expect(messages { Color.red.layoutPriority(.nan) }.count == 1)
    #expect(messages { Color.red.layoutPriority(.infinity) }.isEmpty)
  }

  @Test func aMistakeIsReportedOnce() {
    let messages = Diagnostics.collecting {
      for _ in 0..<3 { _ = show { Color.red.frame(width: -5).padding(.infinity) } }
    }
    #expect(messages.count == 2)
    #expect(messages.contains { $0.contains("the width of a frame was -5.0") })
  }

  @Test func hugeSizesAreLaidOut() {
    let window = show(100, 100) {
      VStack { ForEach(0..<3) { _ in Color.red.frame(width: 1e150, height: 1e150) } }.padding(1e150).probe("huge")
    }
    #expect(window.frame("huge").width.isFinite)
  }
}
