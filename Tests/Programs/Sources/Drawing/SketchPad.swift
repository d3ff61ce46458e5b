import SwiftUI

struct SketchPad: App {
  var body: some Scene {
    WindowGroup {
      SketchView()
    }
  }
}

struct Stroke: Identifiable {
  let id = UUID()
  var points: [CGPoint] = []
  var color: Color = .primary
  var width: CGFloat = 4
  var isEraser = false

  var path: Path {
    var path = Path()
    guard let first = points.first else { return path }
    path.move(to: first)
    if points.count == 1 {
      path.addEllipse(in: CGRect(x: first.x - 0.5, y: first.y - 0.5, width: 1, height: 1))
    }
    for (previous, point) in zip(points, points.dropFirst()) {
      path.addQuadCurve(to: CGPoint(x: (previous.x + point.x) / 2, y: (previous.y + point.y) / 2), control: previous)
    }
    if let last = points.last { path.addLine(to: last) }
    return path
  }
}

@Observable class SketchModel {
  var strokes: [Stroke] = []
  var undone: [Stroke] = []
  var color = Color.blue
  var width: CGFloat = 4
  var isErasing = false
  var showsGrid = true

  func begin() -> Stroke {
    Stroke(color: color, width: width, isEraser: isErasing)
  }

  func finish(_ stroke: Stroke) {
    strokes.append(stroke)
    undone.removeAll()
  }

  func undo() {
    guard let last = strokes.popLast() else { return }
    undone.append(last)
  }

  func redo() {
    guard let last = undone.popLast() else { return }
    strokes.append(last)
  }
}

struct SketchView: View {
  @State private var model = SketchModel()
  @State private var current: Stroke?
  @State private var isClearing = false

  var body: some View {
    @Bindable var model = model
    VStack(spacing: 0) {
      ZStack {
        if model.showsGrid {
          GridLines(spacing: 24)
            .stroke(.gray.opacity(0.25), lineWidth: 0.5)
            .allowsHitTesting(false)
        }
        Canvas { context, size in
          for stroke in model.strokes + [current].compactMap({ $0 }) {
            var copy = context
            if stroke.isEraser { copy.blendMode = .clear }
            copy.stroke(
              stroke.path, with: .color(stroke.color),
              style: StrokeStyle(lineWidth: stroke.width, lineCap: .round, lineJoin: .round))
          }
          if model.strokes.isEmpty && current == nil {
            let hint = context.resolve(Text("Draw here").font(.title).foregroundStyle(.secondary))
            context.draw(hint, at: CGPoint(x: size.width / 2, y: size.height / 2), anchor: .center)
          }
        }
        .contentShape(Rectangle())
        .gesture(drawing)
        .accessibilityLabel("Drawing area")
        .accessibilityValue("\(model.strokes.count) strokes")
      }
      .background(Color(white: 0.98))
      .clipped()

      Divider()
      ToolStrip(model: model, isClearing: $isClearing)
    }
    .confirmationDialog("Clear the drawing?", isPresented: $isClearing) {
      Button("Clear", role: .destructive) {
        model.strokes = []
        model.undone = []
      }
      Button("Cancel", role: .cancel) {}
    } message: {
      Text("\(model.strokes.count) strokes will be removed.")
    }
  }

  private var drawing: some Gesture {
    DragGesture(minimumDistance: 0, coordinateSpace: .local)
      .onChanged { value in
        if current == nil { current = model.begin() }
        current?.points.append(value.location)
      }
      .onEnded { _ in
        if let current { model.finish(current) }
        current = nil
      }
  }
}

struct GridLines: Shape {
  var spacing: CGFloat

  func path(in rect: CGRect) -> Path {
    var path = Path()
    for x in stride(from: rect.minX, through: rect.maxX, by: spacing) {
      path.move(to: CGPoint(x: x, y: rect.minY))
      path.addLine(to: CGPoint(x: x, y: rect.maxY))
    }
    for y in stride(from: rect.minY, through: rect.maxY, by: spacing) {
      path.move(to: CGPoint(x: rect.minX, y: y))
      path.addLine(to: CGPoint(x: rect.maxX, y: y))
    }
    return path
  }
}

struct ToolStrip: View {
  @Bindable var model: SketchModel
  @Binding var isClearing: Bool

  private let palette: [Color] = [.black, .blue, .red, .green, .orange, .purple]

  var body: some View {
    VStack(spacing: 10) {
      HStack(spacing: 10) {
        ForEach(palette, id: \.self) { color in
          Button {
            model.color = color
            model.isErasing = false
          } label: {
            Circle()
              .fill(color)
              .frame(width: 26, height: 26)
              .overlay {
                Circle()
                  .strokeBorder(.primary, lineWidth: model.color == color && !model.isErasing ? 2 : 0)
                  .padding(-4)
              }
          }
          .buttonStyle(.plain)
          .accessibilityLabel(color.description.capitalized)
          .accessibilityAddTraits(model.color == color ? [.isSelected] : [])
        }
        ColorPicker("Other color", selection: $model.color)
          .labelsHidden()
        Spacer()
        Toggle(isOn: $model.isErasing) {
          Image(systemName: "eraser")
        }
        .toggleStyle(.button)
        .accessibilityLabel("Eraser")
      }
      HStack {
        Image(systemName: "lineweight")
        Slider(value: $model.width, in: 1...20)
          .accessibilityLabel("Line width")
        Toggle("Grid", isOn: $model.showsGrid)
          .fixedSize()
      }
      HStack {
        ControlGroup {
          Button("Undo", systemImage: "arrow.uturn.backward", action: model.undo)
            .disabled(model.strokes.isEmpty)
            .keyboardShortcut("z")
          Button("Redo", systemImage: "arrow.uturn.forward", action: model.redo)
            .disabled(model.undone.isEmpty)
            .keyboardShortcut("z", modifiers: [.command, .shift])
        }
        .fixedSize()
        Spacer()
        Text("\(model.strokes.count) strokes")
          .font(.caption)
          .foregroundStyle(.secondary)
        Spacer()
        Button(role: .destructive) {
          isClearing = true
        } label: {
          Label("Clear", systemImage: "trash")
        }
        .disabled(model.strokes.isEmpty)
      }
    }
    .padding()
    .background(.regularMaterial)
  }
}

#Preview {
  SketchView()
}
