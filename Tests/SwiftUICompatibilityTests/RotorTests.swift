import Engine
import ScrollUI
import ScrollUITesting
import Semantics
import SwiftUICompatibility
import Testing

/// Rotors, their entries, and further names.
@MainActor @Suite struct RotorTests {
  private struct Mail: Identifiable {
    let id: Int
    var subject: String { "Mail \(id)" }
  }

  private struct Inbox: View {
    let mails = (0..<5_000).map(Mail.init)
    var body: some View {
      List(mails) { Text($0.subject) }
        .accessibilityLabel("Inbox")
        .accessibilityRotor("VIPs") {
          ForEach(mails.filter { $0.id % 1_000 == 999 }) { mail in
            AccessibilityRotorEntry(mail.subject, id: mail.id)
          }
        }
        .accessibilityRotor(.headings, entries: mails.filter { $0.id < 2 }, entryLabel: \.subject)
    }
  }

  @Test func aRotorHasTheNamesOfItsEntries() {
    let window = TestWindow { Inbox() }
    let list = window.element(.list, "Inbox")
    #expect(list.rotors == ["VIPs", "Headings"])
    #expect(list.rotorEntries("VIPs") == ["Mail 999", "Mail 1999", "Mail 2999", "Mail 3999", "Mail 4999"])
    #expect(list.rotorEntries("Headings") == ["Mail 0", "Mail 1"])
    #expect(window.semanticTree.contains("rotor “VIPs” (“Mail 999”, “Mail 1999”, “Mail 2999”, …)"))
  }

  @Test func anEntryIsScrolledIntoSightAndReadWithoutRowsBetween() {
    let window = TestWindow { Inbox() }
    let list = window.element(.list, "Inbox")
    #expect(list.goToEntry("Mail 3999", ofRotor: "VIPs"))
    window.settle()
    #expect(window.row("Mail 3999").isShowing && window.row("Mail 3999").isRead)
    #expect(window.nodes(of: LazyNode.self)[0].liveItemCount < 100)
    #expect(!list.goToEntry("Mail 4000", ofRotor: "VIPs"))
  }

  @Test func theNextEntryFollowsTheLastInACircle() {
    let window = TestWindow { Inbox() }
    let list = window.element(.list, "Inbox")
    var read: [String] = []
    for _ in 0..<6 {
      list.goToNextEntry(ofRotor: "VIPs")
      window.settle()
      read.append(["999", "1999", "2999", "3999", "4999"].first { window.row("Mail \($0)").exists } ?? "")
    }
    #expect(read == ["999", "1999", "2999", "3999", "4999", "999"])
    list.goToNextEntry(ofRotor: "VIPs", forward: false)
    window.settle()
    #expect(window.row("Mail 4999").isRead)
  }

  @Test func anEntryInANamespaceIsFoundOutsideOfScrollViewsAfterItsPreparation() {
    struct Page: View {
      @Namespace var namespace
      @State var isOpen = false
      var body: some View {
        VStack {
          Text("Introduction")
          if isOpen { Text("Details").accessibilityRotorEntry(id: 1, in: namespace) }
        }
        .accessibilityElement(children: .contain)
        .accessibilityLabel("Article")
        .accessibilityRotor("Parts") {
          AccessibilityRotorEntry("The details", id: 1, in: namespace) { isOpen = true }
        }
      }
    }
    let window = TestWindow { Page() }
    #expect(window.element(.group, "Article").goToEntry("The details", ofRotor: "Parts"))
    window.settle()
    #expect(window.element(.text, "Details").isRead)
  }

  @Test func partsOfATextAreSelected() throws {
    struct Page: View {
      @State var text = "one two three"
      var body: some View {
        TextEditor(text: $text)
          .accessibilityLabel("Story")
          .accessibilityRotor("Words", textRanges: [text.startIndex..<text.index(text.startIndex, offsetBy: 3)])
          .accessibilityRotor("Numbers") {
            if let range = text.firstRange(of: "three") { AccessibilityRotorEntry("3", textRange: range) }
          }
      }
    }
    let window = TestWindow { Page() }
    let editor = window.element(.textArea, "Story")
    #expect(editor.rotorEntries("Words") == ["one"])
    #expect(editor.goToEntry("3", ofRotor: "Numbers"))
    window.settle()
    let node = try #require(window.presentTree.nodes.values.first { $0.role == .textArea })
    #expect(node.text?.selection == 8..<13)
    #expect(editor.isFocused)
  }

  @Test func readersStayAtTheEntryUntilTheKeyboardFocusMoves() {
    struct Page: View {
      var body: some View {
        VStack {
          Button("A") {}
          Button("B") {}
          Text("C").id("c")
        }
        .accessibilityElement(children: .contain)
        .accessibilityRotor("Texts") { AccessibilityRotorEntry("C", id: "c") }
      }
    }
    let window = TestWindow { Page() }
    window.button("A").focus()
    window.element(.group).goToNextEntry(ofRotor: "Texts")
    window.settle()
    #expect(window.element(.text, "C").isRead)
    window.press(.tab)
    window.settle()
    #expect(window.button("B").isRead && !window.element(.text, "C").isRead)
  }

  @Test func contentOfRotorsIsComposed() {
    struct Extra: AccessibilityRotorContent {
      let isFirst: Bool
      var body: some AccessibilityRotorContent {
        if isFirst { AccessibilityRotorEntry("First", id: 1) } else { AccessibilityRotorEntry("Second", id: 2) }
        if isFirst { AccessibilityRotorEntry("Third", id: 3) }
      }
    }
    let window = TestWindow {
      Text("A").accessibilityRotor(Text("Places")) {
        AccessibilityRotorEntry(Text("Zero"), id: 0)
        Extra(isFirst: true)
        Extra(isFirst: false)
      }
    }
    #expect(window.element(.text, "A").rotorEntries("Places") == ["Zero", "First", "Third", "Second"])
  }

  @Test func anElementIsFoundByItsFurtherNames() {
    struct Page: View {
      @State var count = 0
      var body: some View {
        Button("Compose \(count)") { count += 1 }.accessibilityInputLabels(["Write", "New mail"])
        Button("Send") {}.accessibilityInputLabels(["Write it"])
      }
    }
    let window = TestWindow { Page() }
    #expect(window.button("Write").inputLabels == ["Write", "New mail"])
    window.button("New mail").press()
    #expect(window.button("Compose 1").exists)
    #expect(!window.button("Neither").exists)
  }

  private final class Listener: SemanticObserver {
    func semanticsDidChange(_ events: [SemanticEvent]) {}
  }

  @Test func positionsInRotorsOfRemovedElementsAreForgotten() throws {
    struct Page: View {
      let number: Remote<Int>
      @State private var shown = 0
      var body: some View {
        let _ = number.connect($shown)
        Text("A \(shown)").id(shown).accessibilityRotor("Places") { AccessibilityRotorEntry("First", id: 1) }
      }
    }
    let (number, listener) = (Remote<Int>(), Listener())
    let window = TestWindow { Page(number: number) }
    let service = window.pipeline.semantics
    service.add(listener)
    for next in 1...20 {
      let id = try #require(service.tree.nodes.values.first { !$0.rotors.isEmpty }).id
      #expect(service.perform(.action(.rotor("Places", isForward: true)), on: id))
      #expect(service.rotorPositions.count == 1)
      number.value = next
      window.settle()
      service.update()
      #expect(service.rotorPositions.isEmpty)
    }
  }
}
