import Combine
import SwiftUI

struct FocusTimer: App {
  var body: some Scene {
    WindowGroup {
      TabView {
        FocusTimerView()
          .tabItem { Label("Timer", systemImage: "timer") }
        SessionLog()
          .tabItem { Label("History", systemImage: "list.bullet") }
      }
      .environmentObject(FocusModel())
    }
  }
}

struct FocusSession: Identifiable {
  let id = UUID()
  let seconds: Int
  let name: String
}

@MainActor
final class FocusModel: ObservableObject {
  enum Phase {
    case idle, running, paused
  }

  @Published private(set) var phase = Phase.idle
  @Published private(set) var remaining = 1500
  @Published var length = 1500 {
    didSet { if phase == .idle { remaining = length } }
  }
  @Published private(set) var sessions: [FocusSession] = []

  private var timer: AnyCancellable?

  var progress: Double { length == 0 ? 0 : 1 - Double(remaining) / Double(length) }

  func start() {
    phase = .running
    timer = Timer.publish(every: 1, on: .main, in: .common)
      .autoconnect()
      .sink { [weak self] _ in self?.tick() }
  }

  func pause() {
    phase = .paused
    timer?.cancel()
  }

  func reset() {
    timer = nil
    phase = .idle
    remaining = length
  }

  func tick() {
    guard remaining > 0 else { return }
    remaining -= 1
    if remaining == 0 {
      sessions.insert(FocusSession(seconds: length, name: "Session \(sessions.count + 1)"), at: 0)
      reset()
    }
  }
}

struct FocusTimerView: View {
  @EnvironmentObject var model: FocusModel
  @Environment(\.scenePhase) private var scenePhase
  @State private var isChoosing = false

  var body: some View {
    VStack(spacing: 32) {
      ZStack {
        Circle()
          .stroke(Color.secondary.opacity(0.2), lineWidth: 18)
        Circle()
          .trim(from: 0, to: model.progress)
          .stroke(
            AngularGradient(gradient: Gradient(colors: [.red, .orange, .red]), center: .center),
            style: StrokeStyle(lineWidth: 18, lineCap: .round)
          )
          .rotationEffect(.degrees(-90))
          .animation(.linear(duration: 1), value: model.progress)
        VStack {
          Text(format(model.remaining))
            .font(.system(size: 56, weight: .light, design: .monospaced))
            .minimumScaleFactor(0.5)
            .lineLimit(1)
          Text(caption)
            .font(.callout)
            .foregroundStyle(.secondary)
        }
        .padding(40)
      }
      .frame(maxWidth: 280, maxHeight: 280)
      .onTapGesture(count: 2) { model.reset() }

      HStack(spacing: 24) {
        switch model.phase {
        case .idle:
          Button("Start", action: model.start)
            .buttonStyle(.borderedProminent)
            .keyboardShortcut(.defaultAction)
        case .running:
          Button("Pause", action: model.pause)
            .buttonStyle(.bordered)
        case .paused:
          Button("Resume", action: model.start)
            .buttonStyle(.borderedProminent)
          Button("Reset", role: .destructive, action: model.reset)
            .buttonStyle(.bordered)
        }
      }
      .controlSize(.large)

      Button("Length: \(model.length / 60) minutes") { isChoosing.toggle() }
        .disabled(model.phase != .idle)
        .popover(isPresented: $isChoosing) {
          LengthChooser(length: $model.length)
        }
    }
    .padding()
    .frame(maxWidth: .infinity, maxHeight: .infinity)
    .background {
      Rectangle()
        .fill(.orange.opacity(model.phase == .running ? 0.08 : 0))
        .ignoresSafeArea()
    }
    .onChange(of: scenePhase) { newPhase in
      if newPhase == .background { model.pause() }
    }
  }

  private var caption: LocalizedStringKey {
    switch model.phase {
    case .idle: return "Ready"
    case .running: return "Stay focused"
    case .paused: return "Paused"
    }
  }

  private func format(_ seconds: Int) -> String {
    String(format: "%02d:%02d", seconds / 60, seconds % 60)
  }
}

struct LengthChooser: View {
  @Binding var length: Int
  @Environment(\.dismiss) private var dismiss

  var body: some View {
    VStack(alignment: .leading) {
      Text("Minutes").font(.headline)
      ForEach([5, 15, 25, 45], id: \.self) { minutes in
        Button("\(minutes) min") {
          length = minutes * 60
          dismiss()
        }
        .buttonStyle(.borderless)
      }
    }
    .padding()
    .frame(minWidth: 160)
  }
}

struct SessionLog: View {
  @EnvironmentObject var model: FocusModel

  var body: some View {
    Group {
      if model.sessions.isEmpty {
        ContentUnavailableView(
          "No sessions yet", systemImage: "moon.zzz", description: Text("Finished sessions appear here."))
      } else {
        List(model.sessions) { session in
          HStack {
            Text(session.name)
            Spacer()
            Text(Duration.seconds(session.seconds), format: .time(pattern: .minuteSecond))
              .foregroundStyle(.secondary)
          }
        }
      }
    }
  }
}
