import Engine
import ScrollUI
import ScrollUITestSupport
import ScrollUITesting
import Testing

extension ContainerValues {
  @Entry fileprivate var rank: Int = 0
  @Entry fileprivate var badge: String?
}

/// Containers made from the subviews and the sections of their content.
@MainActor @Suite struct ContainerValuesTests {
  private struct Ranked<Content: View>: View {
    @ViewBuilder let content: Content

    var body: some View {
      VStack {
        ForEach(subviews: content) { subview in
          HStack {
            Text("\(subview.containerValues.rank)\(subview.containerValues.badge ?? "")")
            subview
          }
        }
      }
    }
  }

  @Test func aContainerReadsTheValuesOfItsSubviews() {
    let window = show {
      Ranked {
        Text("a").containerValue(\.rank, 3)
        Group {
          Text("b").containerValue(\.badge, "!")
          Text("c")
        }
        .containerValue(\.rank, 1)
        ForEach(0..<2, id: \.self) { Text("row \($0)").containerValue(\.rank, $0 + 7) }
        Text("d").containerValue(\.rank, 5).containerValue(\.badge, "?")
      }
    }
    #expect(window.texts == ["3", "a", "1!", "b", "1", "c", "7", "row 0", "8", "row 1", "5?", "d"])
  }

  @Test func changedValuesAreRead() {
    let knob = Knob(1)
    let window = show { KnobView(knob) { rank in Ranked { Text("a").containerValue(\.rank, rank) } } }
    #expect(window.texts == ["1", "a"])
    knob.value = 2
    window.advance()
    #expect(window.texts == ["2", "a"])
  }

  @Test func tagsAreReadByTheirType() {
    var seen: [String] = []
    _ = show {
      Group(subviews: Text("a").tag(4)) { subviews in
        ForEach(subviews) { subview in
          let values = subview.containerValues
          let _ = seen.append(
            "\(values.tag(for: Int.self) ?? 0) \(values.tag(for: String.self) ?? "-") \(values.hasTag(4))")
          subview
        }
      }
    }
    #expect(seen.last == "4 - true")
  }

  private struct Cards<Content: View>: View {
    @ViewBuilder let content: Content

    var body: some View {
      VStack {
        ForEach(sections: content) { section in
          Text(
            "\(section.header.count) \(section.content.count) \(section.footer.count) \(section.containerValues.rank)")
          section.header
          section.content
        }
      }
    }
  }

  @Test func aContainerReadsSections() {
    let window = show {
      Cards {
        Text("loose")
        Section("Header") {
          Text("one")
          Text("two")
        }
        .containerValue(\.rank, 9)
        Section {
          Text("three")
        } footer: {
          Text("Footer")
        }
        Text("end")
      }
    }
    #expect(
      window.texts == ["0 1 0 0", "loose", "1 2 0 9", "Header", "one", "two", "0 1 1 0", "three", "0 1 0 0", "end"])
  }

  @Test func emptyContentHasNoSections() {
    var count = -1
    _ = show {
      Group(sections: EmptyView()) { sections in
        let _ = count = sections.count
        ForEach(sections) { $0.content }
      }
    }
    #expect(count == 0)
  }

  @Test func rowsThatAreInsertedAndRemovedAreFollowed() {
    let knob = Knob([1, 2])
    let window = show {
      KnobView(knob) { numbers in Ranked { ForEach(numbers, id: \.self) { Text("n\($0)").containerValue(\.rank, $0) } }
      }
    }
    knob.value = [2, 3, 4]
    window.advance()
    #expect(window.texts == ["2", "n2", "3", "n3", "4", "n4"])
    knob.value = []
    window.advance()
    #expect(window.texts == [])
  }
}
