import SwiftUI

struct ContentView: View {
  @ObservedObject var workout = Workout()
  private let timer = Timer.publish(every: 1, on: .main, in: .common).autoconnect()

  var body: some View {
    VStack(spacing: 40) {
      Text("Exercise \(workout.index + 1) of \(workout.exercises.count)")
        .font(.subheadline)
        .foregroundColor(.secondary)

      Ring(fraction: workout.fraction) {
        VStack(spacing: 8) {
          Image(systemName: self.workout.exercise.symbol).font(.title).foregroundColor(.pink)
          Text(self.workout.exercise.name).font(.headline)
          Text(self.workout.clock).font(.system(size: 56, weight: .light, design: .monospaced))
        }
      }
      .frame(width: 280, height: 280)

      HStack(spacing: 20) {
        Button(workout.isRunning ? "Pause" : "Start") { self.workout.isRunning.toggle() }
          .buttonStyle(CapsuleStyle(color: workout.isRunning ? .orange : .green))
        Button("Skip") { self.workout.skip() }
          .buttonStyle(CapsuleStyle(color: .gray))
      }

      HStack(spacing: 6) {
        ForEach(0..<workout.exercises.count) { index in
          Capsule()
            .fill(index <= self.workout.index ? Color.pink : Color.gray.opacity(0.3))
            .frame(height: 6)
        }
      }
      .padding(.horizontal, 40)
    }
    .onReceive(timer) { _ in
      self.workout.tick()
    }
    .onReceive(NotificationCenter.default.publisher(for: UIApplication.willResignActiveNotification)) { _ in
      self.workout.isRunning = false
    }
    .alert(isPresented: $workout.isFinished) {
      Alert(
        title: Text("Workout done"), message: Text("You finished \(workout.exercises.count) exercises."),
        primaryButton: .default(Text("Again"), action: workout.restart), secondaryButton: .cancel(Text("Close")))
    }
  }
}

struct ContentView_Previews: PreviewProvider {
  static var previews: some View {
    ContentView()
  }
}
