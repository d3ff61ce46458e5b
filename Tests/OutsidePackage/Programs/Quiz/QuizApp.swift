import SwiftUI

@main
struct QuizApp: App {
  var body: some Scene {
    WindowGroup {
      QuizView(questions: QuizBank.questions)
    }
  }
}

struct QuizView: View {
  @State private var questions: [Question]
  @State private var index: Int
  @State private var score = 0
  @State private var showsResult = false
  @State private var resultTitle = ""
  @State private var isOver = false

  init(questions: [Question]) {
    self.questions = questions
    index = 0
  }

  var body: some View {
    ZStack {
      RadialGradient(
        gradient: Gradient(colors: [.blue, .black]), center: .top, startRadius: 100, endRadius: 600
      )
      .ignoresSafeArea()
      VStack(spacing: 24) {
        Text("Question \(index + 1) of \(questions.count)")
          .font(.caption)
          .foregroundColor(.white)
        Text(questions[index].text)
          .font(.title)
          .multilineTextAlignment(.center)
          .foregroundColor(.white)
        ForEach(0..<questions[index].answers.count, id: \.self) { answer in
          Button(action: { self.choose(answer) }) {
            Text(self.questions[self.index].answers[answer])
              .frame(maxWidth: .infinity)
          }
          .buttonStyle(AnswerButtonStyle())
        }
        ProgressRing(fraction: Double(index) / Double(questions.count))
          .frame(width: 60, height: 60)
        Text("Score: \(score)").foregroundColor(.white)
      }
      .padding()
    }
    .alert(isPresented: $showsResult) {
      Alert(
        title: Text(resultTitle), message: Text("Your score is \(score)."),
        dismissButton: .default(Text("Continue"), action: next))
    }
    .sheet(isPresented: $isOver, onDismiss: restart) {
      VStack(spacing: 16) {
        Text("Final score: \(self.score)").font(.title)
        Button("Play again") { self.isOver = false }
      }
      .padding()
    }
  }

  private func choose(_ answer: Int) {
    let isRight = answer == questions[index].correct
    resultTitle = isRight ? "Correct" : "Wrong"
    if isRight { score += 1 }
    showsResult = true
  }

  private func next() {
    if index + 1 < questions.count {
      withAnimation(.easeInOut) { index += 1 }
    } else {
      isOver = true
    }
  }

  private func restart() {
    index = 0
    score = 0
  }
}

struct AnswerButtonStyle: ButtonStyle {
  func makeBody(configuration: Self.Configuration) -> some View {
    configuration.label
      .padding()
      .background(configuration.isPressed ? Color.orange : Color.white)
      .foregroundColor(.black)
      .clipShape(Capsule())
  }
}

struct ProgressRing: View {
  let fraction: Double

  var body: some View {
    ZStack {
      Circle().stroke(lineWidth: 6).opacity(0.3)
      Circle()
        .trim(from: 0, to: CGFloat(fraction))
        .stroke(style: StrokeStyle(lineWidth: 6, lineCap: .round))
        .rotationEffect(.degrees(-90))
        .animation(.linear)
    }
    .foregroundColor(.white)
  }
}
