import SwiftUI

@main
struct CalculatorApp: App {
  var body: some Scene {
    WindowGroup {
      CalculatorView()
    }
  }
}

struct CalculatorView: View {
  @StateObject private var calculation = Calculation()

  private let rows: [[Key]] = [
    [.digit(7), .digit(8), .digit(9), .operation(.divide)],
    [.digit(4), .digit(5), .digit(6), .operation(.multiply)],
    [.digit(1), .digit(2), .digit(3), .operation(.subtract)],
    [.digit(0), .point, .equals, .operation(.add)],
    [.clear],
  ]

  var body: some View {
    ZStack(alignment: .bottom) {
      Color.black.edgesIgnoringSafeArea(.all)
      VStack(spacing: 12) {
        HStack {
          Spacer()
          Text(calculation.display)
            .font(.system(size: 64, weight: .light))
            .lineLimit(1)
            .minimumScaleFactor(0.4)
            .foregroundColor(.white)
            .accessibility(identifier: "display")
        }
        ForEach(rows, id: \.self) { row in
          HStack(spacing: 12) {
            ForEach(row, id: \.self) { key in
              KeyView(key: key, action: { self.calculation.press(key) })
            }
          }
        }
      }
      .padding()
    }
  }
}

struct KeyView: View {
  let key: Key
  let action: () -> Void

  var body: some View {
    Button(action: action) {
      Text(key.title)
        .font(.system(size: 32))
        .frame(maxWidth: .infinity, minHeight: 56)
        .background(key.color)
        .foregroundColor(.white)
        .cornerRadius(28)
    }
    .buttonStyle(PlainButtonStyle())
  }
}

extension Key {
  var color: Color {
    switch self {
    case .digit, .point: return Color(white: 0.25)
    case .clear: return Color.gray
    case .equals, .operation: return Color.orange
    }
  }
}

struct CalculatorView_Previews: PreviewProvider {
  static var previews: some View {
    Group {
      CalculatorView()
      CalculatorView().previewDevice(PreviewDevice(rawValue: "iPhone SE"))
    }
  }
}
