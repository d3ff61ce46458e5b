import ScrollUI

/// A clock drawn in a `Canvas`, with a second hand that ticks (`.periodic`) or sweeps (`.animation`).
struct ClockSample: View {
  let isSweeping: Bool

  var body: some View {
    Group {
      if isSweeping {
        TimelineView(.animation) { face($0.date) }
      } else {
        TimelineView(.periodic(from: Date(timeIntervalSinceReferenceDate: 0), by: 1)) { face($0.date) }
      }
    }
    .frame(width: 104, height: 104)
  }

  private func face(_ date: Date) -> some View {
    Canvas { context, size in
      ClockFace(seconds: ClockFace.secondsOfDay(date)).draw(in: &context, size: size)
    }
  }
}

/// The dial and the hands for a time of day (`seconds`).
struct ClockFace {
  /// The seconds since midnight.
  let seconds: Double

  /// The seconds since midnight in the time zone of the machine.
  static func secondsOfDay(_ date: Date) -> Double {
    let zone = TimeInterval(TimeZone.current.secondsFromGMT(for: date))
    let day: TimeInterval = 86_400
    let seconds = (date.timeIntervalSinceReferenceDate + zone).truncatingRemainder(dividingBy: day)
    return seconds < 0 ? seconds + day : seconds
  }

  func draw(in context: inout GraphicsContext, size: CGSize) {
    let radius = min(size.width, size.height) / 2
    context.translateBy(x: size.width / 2, y: size.height / 2)
    let dial = Path(ellipseIn: CGRect(x: -radius, y: -radius, width: 2 * radius, height: 2 * radius))
    context.fill(dial, with: .style(.background))
    context.stroke(
      Path(ellipseIn: CGRect(x: 1 - radius, y: 1 - radius, width: 2 * radius - 2, height: 2 * radius - 2)),
      with: .color(.gray.opacity(0.35)), lineWidth: 2)
    drawMarks(context, radius)
    for hour in [12, 3, 6, 9] {
      let angle = Double(hour) * .pi / 6
      let place = CGPoint(x: radius * 0.66 * sin(angle), y: -radius * 0.66 * cos(angle))
      context.draw(Text("\(hour)").font(.system(size: 12, weight: .semibold)), at: place)
    }
    drawHand(context, turn: seconds / 43_200, length: radius * 0.48, width: 4.5, .foreground)
    drawHand(context, turn: seconds / 3600, length: radius * 0.74, width: 3.5, .foreground)
    drawHand(context, turn: seconds / 60, length: radius * 0.8, width: 1.5, .color(.orange), tail: radius * 0.16)
    context.fill(Path(ellipseIn: CGRect(x: -3.5, y: -3.5, width: 7, height: 7)), with: .color(.orange))
  }

  private func drawMarks(_ context: GraphicsContext, _ radius: CGFloat) {
    for minute in 0..<12 {
      var turned = context
      turned.rotate(by: .degrees(Double(minute) * 30))
      let mark = Path {
        $0.move(to: CGPoint(x: 0, y: -radius * 0.88))
        $0.addLine(to: CGPoint(x: 0, y: -radius * 0.82))
      }
      turned.stroke(mark, with: .color(.gray), style: StrokeStyle(lineWidth: 1.5, lineCap: .round))
    }
  }

  private func drawHand(
    _ context: GraphicsContext, turn: Double, length: CGFloat, width: CGFloat, _ shading: GraphicsContext.Shading,
    tail: CGFloat = 0
  ) {
    var turned = context
    turned.rotate(by: .degrees(turn * 360))
    let hand = Path {
      $0.move(to: CGPoint(x: 0, y: tail))
      $0.addLine(to: CGPoint(x: 0, y: -length))
    }
    turned.stroke(hand, with: shading, style: StrokeStyle(lineWidth: width, lineCap: .round))
  }
}
