import SwiftUI

struct StepsChart: App {
  var body: some Scene {
    WindowGroup("Steps") {
      StepsDashboard()
    }
    .defaultSize(width: 480, height: 720)
  }
}

struct DaySteps: Identifiable {
  let day: String
  var steps: Int
  var id: String { day }
}

enum StepsPeriod: String, CaseIterable {
  case week = "Week"
  case best = "Best week"
}

struct LineShape: Shape {
  var values: [Double]

  func path(in rect: CGRect) -> Path {
    Path { path in
      guard values.count > 1 else { return }
      let step = rect.width / CGFloat(values.count - 1)
      for (index, value) in values.enumerated() {
        let point = CGPoint(x: rect.minX + CGFloat(index) * step, y: rect.maxY - CGFloat(value) * rect.height)
        if index == 0 {
          path.move(to: point)
        } else {
          path.addLine(to: point)
        }
      }
    }
  }
}

struct PieSlice: Shape {
  var start: Angle
  var end: Angle

  var animatableData: AnimatablePair<Double, Double> {
    get { AnimatablePair(start.radians, end.radians) }
    set {
      start = .radians(newValue.first)
      end = .radians(newValue.second)
    }
  }

  func path(in rect: CGRect) -> Path {
    var path = Path()
    let center = CGPoint(x: rect.midX, y: rect.midY)
    path.move(to: center)
    path.addArc(
      center: center, radius: min(rect.width, rect.height) / 2, startAngle: start - .degrees(90),
      endAngle: end - .degrees(90), clockwise: false)
    path.closeSubpath()
    return path
  }
}

struct BarMark: View {
  let value: Double
  let label: String
  let isSelected: Bool

  var body: some View {
    VStack {
      GeometryReader { proxy in
        VStack {
          Spacer(minLength: 0)
          RoundedRectangle(cornerRadius: 6)
            .fill(isSelected ? AnyShapeStyle(.orange) : AnyShapeStyle(.blue.gradient))
            .frame(height: proxy.size.height * value)
        }
      }
      Text(label)
        .font(.caption2)
        .foregroundStyle(isSelected ? .primary : .secondary)
    }
    .contentShape(Rectangle())
    .accessibilityElement(children: .ignore)
    .accessibilityLabel(label)
    .accessibilityValue("\(Int(value * 100)) percent")
    .accessibilityAddTraits(.isButton)
  }
}

struct StepsDashboard: View {
  @State private var period = StepsPeriod.week
  @State private var selection: String?
  @State private var isVisible = false

  private var days: [DaySteps] {
    let steps =
      period == .week
      ? [4200, 7600, 5100, 9800, 6400, 11_200, 3000] : [9000, 9500, 12_000, 10_100, 8800, 14_000, 9900]
    return zip(["Mon", "Tue", "Wed", "Thu", "Fri", "Sat", "Sun"], steps).map { DaySteps(day: $0, steps: $1) }
  }

  private var most: Int { days.map(\.steps).max() ?? 1 }
  private var total: Int { days.reduce(0) { $0 + $1.steps } }

  var body: some View {
    ScrollView {
      VStack(alignment: .leading, spacing: 20) {
        Picker("Period", selection: $period.animation(.spring(response: 0.4, dampingFraction: 0.8))) {
          ForEach(StepsPeriod.allCases, id: \.self) { Text($0.rawValue) }
        }
        .pickerStyle(.segmented)
        .labelsHidden()

        header

        bars
          .frame(height: 180)

        Text("Trend")
          .font(.headline)
        ZStack {
          VStack(spacing: 0) {
            ForEach(0..<4) { _ in
              Divider()
              Spacer()
            }
            Divider()
          }
          LineShape(values: days.map { Double($0.steps) / Double(most) })
            .trim(from: 0, to: isVisible ? 1 : 0)
            .stroke(
              LinearGradient(colors: [.green, .teal], startPoint: .leading, endPoint: .trailing),
              style: StrokeStyle(lineWidth: 3, lineCap: .round, lineJoin: .round)
            )
            .animation(.easeOut(duration: 1), value: isVisible)
        }
        .frame(height: 120)

        Text("Share of each day")
          .font(.headline)
        HStack(spacing: 24) {
          pie
            .frame(width: 140, height: 140)
          legend
        }
      }
      .padding()
    }
    .background(Color(.systemGroupedBackground))
    .onAppear { isVisible = true }
  }

  private var header: some View {
    VStack(alignment: .leading, spacing: 4) {
      Text("TOTAL")
        .font(.caption)
        .foregroundColor(.secondary)
      HStack(alignment: .lastTextBaseline, spacing: 4) {
        Text(total, format: .number)
          .font(.system(size: 34, weight: .bold, design: .rounded))
          .contentTransition(.numericText())
        Text("steps")
          .font(.title3)
          .foregroundColor(.secondary)
      }
      if let selection, let day = days.first(where: { $0.day == selection }) {
        Text("\(day.day): \(day.steps)")
          .transition(.opacity)
      }
    }
  }

  private var bars: some View {
    HStack(alignment: .bottom, spacing: 8) {
      ForEach(days) { day in
        BarMark(value: Double(day.steps) / Double(most), label: day.day, isSelected: day.day == selection)
          .onTapGesture {
            withAnimation(.easeInOut) {
              selection = selection == day.day ? nil : day.day
            }
          }
      }
    }
  }

  private var pie: some View {
    ZStack {
      ForEach(Array(slices.enumerated()), id: \.offset) { index, slice in
        PieSlice(start: slice.0, end: slice.1)
          .fill(Color(hue: Double(index) / 7, saturation: 0.6, brightness: 0.9))
          .overlay(PieSlice(start: slice.0, end: slice.1).stroke(.background, lineWidth: 2))
      }
    }
    .rotationEffect(isVisible ? .zero : .degrees(-90))
  }

  private var slices: [(Angle, Angle)] {
    var sum = 0
    return days.map { day in
      let start = Angle.degrees(360 * Double(sum) / Double(total))
      sum += day.steps
      return (start, Angle.degrees(360 * Double(sum) / Double(total)))
    }
  }

  private var legend: some View {
    Grid(alignment: .leading, horizontalSpacing: 12, verticalSpacing: 4) {
      ForEach(Array(days.enumerated()), id: \.element.id) { index, day in
        GridRow {
          Circle()
            .fill(Color(hue: Double(index) / 7, saturation: 0.6, brightness: 0.9))
            .frame(width: 10, height: 10)
          Text(day.day)
          Text(Double(day.steps) / Double(total), format: .percent.precision(.fractionLength(0)))
            .monospacedDigit()
            .gridColumnAlignment(.trailing)
        }
        .font(.footnote)
      }
    }
  }
}

#Preview("Dashboard") {
  StepsDashboard()
}
