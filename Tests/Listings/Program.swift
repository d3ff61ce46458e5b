import SwiftUI

/// A program in the usual form: it only has to compile.
public struct Program: App {
  @State private var count = 0
  @Environment(\.colorScheme) private var scheme

  public init() {}

  public var body: some Scene {
    WindowGroup("Listing") {
      CounterView(count: $count)
    }
    .onChange(of: scheme) { scheme in print(scheme) }
  }
}

@Observable public final class Counter {
  public var value = 0
  public init() {}
}

struct CounterView: View {
  @Binding var count: Int
  @State private var counter = Counter()

  var body: some View {
    HStack(alignment: .firstTextBaseline, spacing: 12) {
      Text("\(count)").font(.system(size: 30, weight: .bold, design: .rounded))
      Text(count * 2, format: .number).bold().italic()
      CounterButton(counter: counter)
      Button {
        count += 1
      } label: {
        Text("More")
      }
      .buttonStyle(.borderedProminent)
      .disabled(count > 9)
    }
    .padding()
    .padding(.horizontal, 8)
    .background(.green.opacity(0.6))
    .background(Color.red)
    .overlay(alignment: .topTrailing) { Circle().fill(.red).frame(width: 8) }
    .border(.red, width: 2)
    .task(id: count) { await Task.yield() }
    .onAppear { count = 1 }
  }
}

struct CounterButton: View {
  @Bindable var counter: Counter

  var body: some View {
    if counter.value > 3 {
      Color.clear.frame(width: 20, height: 20)
    } else {
      RoundedRectangle(cornerRadius: 4).stroke(.blue, lineWidth: 2).frame(width: 20, height: 20)
        .onTapGesture { counter.value += 1 }
    }
  }
}
