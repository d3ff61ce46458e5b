import SwiftUI

struct HabitCalendar: App {
  @State private var model = HabitModel()

  var body: some Scene {
    WindowGroup {
      HabitCalendarView()
        .environment(model)
    }
  }
}

@Observable
final class HabitModel {
  struct Habit: Identifiable, Hashable {
    let id: Int
    var name: String
    var color: Color
  }

  var habits = [
    Habit(id: 0, name: "Running", color: .orange),
    Habit(id: 1, name: "Reading", color: .indigo),
    Habit(id: 2, name: "Water", color: .cyan),
  ]
  var done: [Date: Set<Int>] = [:]
  var calendar: Calendar = {
    var calendar = Calendar(identifier: .gregorian)
    calendar.timeZone = TimeZone(identifier: "UTC")!
    calendar.locale = Locale(identifier: "en_US")
    calendar.firstWeekday = 2
    return calendar
  }()
  var month: Date

  init() {
    month = Date(timeIntervalSince1970: 1_709_251_200)
  }

  func move(by months: Int) {
    month = calendar.date(byAdding: .month, value: months, to: month) ?? month
  }

  var days: [Date?] {
    guard let interval = calendar.dateInterval(of: .month, for: month),
      let count = calendar.range(of: .day, in: .month, for: month)?.count
    else { return [] }
    let weekday = calendar.component(.weekday, from: interval.start)
    let leading = (weekday - calendar.firstWeekday + 7) % 7
    return Array(repeating: nil, count: leading)
      + (0..<count).map { calendar.date(byAdding: .day, value: $0, to: interval.start) }
  }

  var weekdays: [String] {
    let symbols = calendar.veryShortWeekdaySymbols
    let first = calendar.firstWeekday - 1
    return Array(symbols[first...] + symbols[..<first])
  }

  func toggle(_ habit: Habit, on day: Date) {
    done[day, default: []].formSymmetricDifference([habit.id])
  }

  func isDone(_ habit: Habit, on day: Date) -> Bool {
    done[day]?.contains(habit.id) ?? false
  }

  func count(of habit: Habit) -> Int {
    days.compactMap { $0 }.filter { isDone(habit, on: $0) }.count
  }
}

struct HabitCalendarView: View {
  @Environment(HabitModel.self) private var model
  @State private var selectedDay: Date?
  @Namespace private var animation

  private let columns = Array(repeating: GridItem(.flexible(), spacing: 4), count: 7)

  var body: some View {
    NavigationStack {
      ScrollView {
        VStack(spacing: 16) {
          monthHeader
          LazyVGrid(columns: columns, spacing: 4) {
            ForEach(Array(model.weekdays.enumerated()), id: \.offset) { _, symbol in
              Text(symbol)
                .font(.caption.weight(.semibold))
                .foregroundStyle(.secondary)
            }
            ForEach(Array(model.days.enumerated()), id: \.offset) { _, day in
              if let day {
                DayCell(day: day, isSelected: selectedDay == day, animation: animation)
                  .onTapGesture {
                    withAnimation(.snappy) { selectedDay = day }
                  }
              } else {
                Color.clear
                  .aspectRatio(1, contentMode: .fit)
              }
            }
          }
          .gesture(
            DragGesture(minimumDistance: 30)
              .onEnded { value in
                withAnimation { model.move(by: value.translation.width < 0 ? 1 : -1) }
              }
          )
          if let selectedDay {
            DayPanel(day: selectedDay)
              .transition(.move(edge: .bottom).combined(with: .opacity))
          }
          summary
        }
        .padding()
      }
      .navigationTitle("Habits")
    }
  }

  private var monthHeader: some View {
    HStack {
      Button {
        withAnimation { model.move(by: -1) }
      } label: {
        Label("Previous month", systemImage: "chevron.left")
      }
      Spacer()
      Text(model.month, format: .dateTime.month(.wide).year())
        .font(.title3.bold())
        .id(model.month)
        .transition(.asymmetric(insertion: .push(from: .trailing), removal: .opacity))
      Spacer()
      Button {
        withAnimation { model.move(by: 1) }
      } label: {
        Label("Next month", systemImage: "chevron.right")
      }
    }
    .labelStyle(.iconOnly)
    .environment(\.timeZone, model.calendar.timeZone)
  }

  private var summary: some View {
    GroupBox("This month") {
      ForEach(model.habits) { habit in
        HStack {
          Circle().fill(habit.color).frame(width: 8)
          Text(habit.name)
          Spacer()
          Text("\(model.count(of: habit))")
            .monospacedDigit()
            .accessibilityIdentifier("count-\(habit.name)")
        }
        .padding(.vertical, 2)
      }
    }
  }
}

struct DayCell: View {
  @Environment(HabitModel.self) private var model
  let day: Date
  let isSelected: Bool
  var animation: Namespace.ID

  var body: some View {
    VStack(spacing: 2) {
      Text("\(model.calendar.component(.day, from: day))")
        .font(.callout)
      HStack(spacing: 2) {
        ForEach(model.habits.filter { model.isDone($0, on: day) }) { habit in
          Circle()
            .fill(habit.color)
            .frame(width: 5, height: 5)
        }
      }
      .frame(height: 5)
    }
    .frame(maxWidth: .infinity)
    .aspectRatio(1, contentMode: .fill)
    .background {
      if isSelected {
        RoundedRectangle(cornerRadius: 10)
          .fill(.tint.opacity(0.2))
          .matchedGeometryEffect(id: "selection", in: animation)
      }
    }
    .contentShape(.rect)
  }
}

struct DayPanel: View {
  @Environment(HabitModel.self) private var model
  let day: Date

  var body: some View {
    VStack(alignment: .leading, spacing: 8) {
      ForEach(model.habits) { habit in
        Toggle(
          habit.name, isOn: Binding(get: { model.isDone(habit, on: day) }, set: { _ in model.toggle(habit, on: day) })
        )
        .tint(habit.color)
      }
    }
    .padding()
    .background(.thinMaterial, in: RoundedRectangle(cornerRadius: 12))
  }
}

#Preview {
  HabitCalendarView()
    .environment(HabitModel())
}
