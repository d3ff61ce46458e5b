import Combine
import OSLog
import SwiftUI
import os

private let logger = Logger(subsystem: "org.example.listings", category: "symbols")

extension ContainerValues {
  @Entry var isPinned: Bool = false
}

/// Keyframes, phases, symbol effects, live texts, containers and publishers in their usual forms: they compile and are shown without a
/// message.
public struct AnimationSymbols: View {
  @State private var count = 0
  @StateObject private var model = Model()
  @Environment(\.scenePhase) private var scenePhase
  @Environment(\.openWindow) private var openWindow
  @Environment(\.calendar) private var calendar
  @Environment(\.timeZone) private var timeZone

  private struct Pose {
    var scale = 1.0
    var angle = Angle.zero
  }

  private struct Shake: GeometryEffect {
    var animatableData: CGFloat

    func effectValue(size: CGSize) -> ProjectionTransform {
      ProjectionTransform(CGAffineTransform(translationX: 4 * animatableData, y: 0))
    }
  }

  private final class Model: ObservableObject {
    @Published var text = ""
    @Published var results: [String] = []
    private var cancellables: Set<AnyCancellable> = []

    init() {
      $text
        .debounce(for: .milliseconds(300), scheduler: RunLoop.main)
        .removeDuplicates()
        .map { [$0] }
        .assign(to: &$results)
      $text.combineLatest($results)
        .throttle(for: 0.5, scheduler: DispatchQueue.main, latest: true)
        .receive(on: DispatchQueue.main)
        .sink { _ in }
        .store(in: &cancellables)
    }
  }

  public init() {}

  public var body: some View {
    VStack(spacing: 2) {
      keyframes
      symbols
      texts
      containers
    }
    .onChange(of: scenePhase) { _, phase in
      if phase == .background { logger.info("saved \(count, privacy: .public)") }
    }
    .onOpenURL { url in logger.debug("opened \(url.absoluteString, privacy: .private)") }
  }

  private var keyframes: some View {
    HStack(spacing: 2) {
      KeyframeAnimator(initialValue: Pose(), trigger: count) { pose in
        Text("Keyframes").scaleEffect(pose.scale).rotationEffect(pose.angle)
      } keyframes: { _ in
        KeyframeTrack(\.scale) {
          CubicKeyframe(1.2, duration: 0.2)
          SpringKeyframe(1.0, duration: 0.4, spring: .bouncy)
        }
        KeyframeTrack(\.angle) {
          LinearKeyframe(.degrees(10), duration: 0.2)
          MoveKeyframe(.zero)
        }
      }
      Text("Track")
        .keyframeAnimator(initialValue: 0.0, trigger: count) { content, value in
          content.offset(y: value)
        } keyframes: { _ in
          LinearKeyframe(4, duration: 0.1)
          LinearKeyframe(0, duration: 0.1)
        }
      Text("Phases")
        .phaseAnimator([false, true], trigger: count) { content, isLarge in
          content.scaleEffect(isLarge ? 1.2 : 1)
        } animation: { _ in
          .bouncy
        }
      Text("Shaken").modifier(Shake(animatableData: CGFloat(count))).animation(.default, value: count)
    }
  }

  private var symbols: some View {
    HStack(spacing: 2) {
      Image(systemName: "bell").symbolEffect(.bounce, value: count)
      Image(systemName: "bell").symbolEffect(.bounce.down.byLayer, options: .repeat(2).speed(2), value: count)
      Image(systemName: "wifi").symbolEffect(.variableColor.iterative.reversing, isActive: count > 0)
      Image(systemName: "heart").contentTransition(.symbolEffect(.replace)).symbolEffect(.scale.up, isActive: count > 0)
      Image(systemName: "star").transition(.symbolEffect(.appear))
    }
  }

  private var texts: some View {
    HStack(spacing: 2) {
      Text(Date(timeIntervalSinceReferenceDate: 0), style: .date)
      Text("Started \(Date(timeIntervalSinceReferenceDate: 0), style: .time)")
      Text(timerInterval: Date.distantPast...Date(timeIntervalSinceReferenceDate: 0))
      Text(attributed)
    }
  }

  private var attributed: AttributedString {
    var string = AttributedString("attributed")
    string.foregroundColor = .red
    string.font = .body.bold()
    return string
  }

  private var containers: some View {
    VStack(spacing: 2) {
      ForEach(subviews: Group { Text("one").containerValue(\.isPinned, true) }) { subview in
        subview.opacity(subview.containerValues.isPinned ? 1 : 0.5)
      }
      Group(sections: Section("Header") { Text("row") }) { sections in
        ForEach(sections) { section in
          section.header
          section.content
        }
      }
    }
  }
}

/// A program with several windows, settings and commands.
public struct WindowedProgram: App {
  @State private var count = 0

  public init() {}

  public var body: some Scene {
    WindowGroup("Main") { FirstPage(count: $count) }
      .commands {
        CommandMenu("Count") {
          Button("Increase") { count += 1 }.keyboardShortcut("i")
        }
        CommandGroup(replacing: .newItem) {
          Button("Reset") { count = 0 }.keyboardShortcut("r", modifiers: [.command, .shift])
        }
      }
      .defaultSize(width: 500, height: 400)
    Window("Details", id: "details") { Text("the details") }
    Settings { Text("the settings") }
  }

  private struct FirstPage: View {
    @Binding var count: Int
    @Environment(\.openWindow) private var openWindow
    @Environment(\.dismissWindow) private var dismissWindow
    @Environment(\.scenePhase) private var phase

    var body: some View {
      VStack {
        Text("count \(count)")
        Text(phase == .active ? "active" : "inactive")
        Button("Open") { openWindow(id: "details") }
        SettingsLink()
      }
    }
  }
}
