import Engine
import ScrollUI
import ScrollUITesting
import Semantics
import Testing

/// The public modifiers.
@MainActor @Suite struct AccessibilityModifierTests {
  private func tree<Content: View>(@ViewBuilder _ content: @escaping () -> Content) -> String {
    TestWindow(content: content).semanticTree
  }

  @Test func textsOfAViewAreChanged() {
    let tree = tree {
      Text("7").accessibilityLabel("Messages").accessibilityValue("seven").accessibilityHint("Opens them")
    }
    #expect(tree == "window\n  text “Messages” = seven, text “7”, hint “Opens them”\n")
  }

  @Test func hiddenViewsAreNoElements() {
    #expect(tree { Text("A").accessibilityHidden(true) } == "window\n")
    #expect(tree { Text("A").accessibilityHidden(false) } == "window\n  text “A”\n")
    #expect(tree { Text("A").hidden() } == "window\n")
    #expect(tree { Text("A").opacity(0) } == "window\n")
  }

  @Test func childrenAreCombinedContainedOrIgnored() {
    let stack = HStack {
      Text("Inbox")
      Text("3 new")
    }
    #expect(tree { stack.accessibilityElement(children: .combine) } == "window\n  text “Inbox, 3 new”\n")
    #expect(
      tree { stack.accessibilityElement(children: .contain) } == "window\n  group\n    text “Inbox”\n    text “3 new”\n"
    )
    #expect(tree { stack.accessibilityElement().accessibilityLabel("Mail") } == "window\n  group “Mail”\n")
  }

  @Test func combinedButtonsAreActions() {
    struct Page: View {
      @State var count = 0
      var body: some View {
        HStack {
          Text("Post \(count)")
          Button("Like") { count += 1 }
          Button("Share") { count += 10 }
        }
        .accessibilityElement(children: .combine)
      }
    }
    let window = TestWindow { Page() }
    let element = window.element(.text, "Post 0, Like, Share")
    #expect(element.actions == ["Like", "Share"])
    element.act("Share")
    #expect(window.texts.contains("Post 10"))
  }

  @Test func traitsChangeRoleAndStates() {
    #expect(tree { Text("A").accessibilityAddTraits([.isHeader, .isSelected]) } == "window\n  heading “A” selected\n")
    #expect(tree { Button("A") {}.accessibilityRemoveTraits(.isButton) } == "window\n  text “A”\n")
  }

  @Test func greaterPrioritiesAreReadFirst() {
    let tree = tree {
      VStack {
        Text("1").accessibilitySortPriority(1)
        Text("2")
        Text("3").accessibilitySortPriority(2)
        Text("4").accessibilitySortPriority(.nan)
      }
    }
    #expect(tree == "window\n  text “3”\n  text “1”\n  text “2”\n  text “4”\n")
  }

  @Test func actionsAreCalled() {
    struct Page: View {
      @State var log = ""
      var body: some View {
        Text("Knob \(log)").accessibilityLabel("Knob")
          .accessibilityAction { log += "p" }
          .accessibilityAction(named: "Reset") { log += "r" }
          .accessibilityAction(.escape) { log += "e" }
          .accessibilityAdjustableAction { log += $0 == .increment ? "+" : "-" }
      }
    }
    let window = TestWindow { Page() }
    let knob = window.element(.slider, "Knob")
    knob.press()
    knob.act("Reset")
    knob.dismiss()
    knob.increment()
    knob.decrement()
    #expect(window.texts == ["Knob pre+-"])
  }

  @Test func undrawnButtonsAreActions() {
    struct Page: View {
      @State var log = ""
      var body: some View {
        Text("Mail \(log)").accessibilityActions {
          Button("Reply") { log += "r" }
          Button("Delete") { log += "d" }
        }
      }
    }
    let window = TestWindow { Page() }
    let mail = window.element(nil, "Mail")
    #expect(mail.actions == ["Reply", "Delete"])
    mail.act("Delete")
    #expect(window.texts.contains("Mail d"))
  }

  @Test func aRepresentationReplacesTheElements() {
    struct Page: View {
      @State var value = 0.5
      var body: some View {
        Text("Knob").accessibilityRepresentation { Slider(value: $value) { Text("Gain") } }
      }
    }
    let window = TestWindow { Page() }
    #expect(window.semanticTree == "window\n  slider “Gain” = 50 %\n")
    window.element(.slider).setNumber(1)
    #expect(window.element(.slider).value == "100 %")
    window.press(.tab)
    #expect(window.host.graph.pipeline.input.focusedNode() == nil)
  }

  @Test func childrenOfADrawingAreElements() {
    let tree = tree {
      Rectangle().accessibilityChildren {
        Text("Monday")
        Text("Tuesday")
      }
      .accessibilityLabel("Week")
    }
    #expect(tree == "window\n  group “Week”\n    text “Monday”\n    text “Tuesday”\n")
  }

  @Test func aPairIsReadOnce() {
    struct Page: View {
      @Namespace var pairs
      @State var name = ""
      var body: some View {
        HStack {
          Text("City").accessibilityLabeledPair(role: .label, id: 1, in: pairs)
          TextField("", text: $name).accessibilityLabeledPair(role: .content, id: 1, in: pairs)
        }
      }
    }
    #expect(tree { Page() } == "window\n  textField “City” text “”, caret 0\n")
  }

  @Test func labelsComeFromTheStringTable() {
    let window = TestWindow {
      Text("x").accessibilityLabel(LocalizedStringKey("Close"))
        .environment(\.stringTable, StringTable(language: "zh", translations: ["Close": "关闭"]))
    }
    #expect(window.semanticTree.contains("text “关闭”"))
  }

  @Test func symbolsNameButtonsOnlyWithoutAText() {
    #expect(
      tree {
        Button {
        } label: {
          Image(systemName: "trash.fill")
        }
      } == "window\n  button “trash fill”\n")
    #expect(
      tree {
        Button {
        } label: {
          Image(systemName: "trash.fill")
        }.help("Delete")
      } == "window\n  button “Delete”\n")
    #expect(tree { Label("Trash", systemImage: "trash") } == "window\n  text “Trash”\n")
    #expect(tree { Label("Trash", systemImage: "trash").labelStyle(.iconOnly) } == "window\n  text “Trash”\n")
    #expect(tree { Image(decorative: "photo") } == "window\n")
    #expect(tree { Image("photo", label: Text("A lake")) } == "window\n  image “A lake”\n")
  }

  @Test func theFocusStateMovesTheFocusAndAsksReaders() {
    final class Listener: SemanticObserver {
      var focus: [SemanticID?] = []
      func semanticsDidChange(_ events: [SemanticEvent]) {
        for event in events { if case .focus(let id) = event { focus.append(id) } }
      }
    }
    struct Page: View {
      enum Part { case title, button }
      @AccessibilityFocusState var part: Part?
      var body: some View {
        VStack {
          Text("Title").accessibilityFocused($part, equals: .title)
          Button("Go") { part = .title }.accessibilityFocused($part, equals: .button)
          Button("Focus Go") { part = .button }
        }
      }
    }
    let window = TestWindow { Page() }
    let listener = Listener()
    window.pipeline.semantics.add(listener)
    window.button("Focus Go").press()
    window.settle()
    #expect(window.button("Go").isFocused)
    window.button("Go").press()
    window.settle()
    let title = window.pipeline.semantics.tree.nodes.values.first { $0.label == "Title" }?.id
    #expect(listener.focus.contains(title))
  }

  @Test func announcementsReachObservers() {
    final class Listener: SemanticObserver {
      var events: [SemanticEvent] = []
      func semanticsDidChange(_ events: [SemanticEvent]) { self.events += events }
    }
    let window = TestWindow { Text("A") }
    AccessibilityNotification.Announcement("nobody hears this").post()
    let listener = Listener()
    window.pipeline.semantics.add(listener)
    AccessibilityNotification.Announcement("20 more rows").post()
    AccessibilityNotification.ScreenChanged().post()
    #expect(listener.events == [.announcement(SemanticAnnouncement("20 more rows")), .screen(.window)])
  }
}
