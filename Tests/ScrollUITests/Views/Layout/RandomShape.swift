import ScrollUI

/// Shapes that other shapes are made of, and shapes of a program.
enum RandomShape: CaseIterable {
  case strokedCircle
  case dashedCircle
  case borderedCircle
  case trimmedCircle
  case insetCircle
  case strokedTrimmedCircle
  case trimmedRectangle
  case stepped
  case strokedStepped
  case tile
  case insetTile
}

struct RandomShapeView: View {
  let shape: RandomShape

  var body: some View {
    switch shape {
    case .strokedCircle: Circle().stroke(.red, lineWidth: 3)
    case .dashedCircle: Circle().stroke(.red, style: StrokeStyle(lineWidth: 2, dash: [4, 2]))
    case .borderedCircle: Circle().strokeBorder(.red, lineWidth: 2)
    case .trimmedCircle: Circle().trim(from: 0.2, to: 0.7)
    case .insetCircle: Circle().inset(by: 4)
    case .strokedTrimmedCircle: Circle().trim(from: 0, to: 0.5).stroke(.red, lineWidth: 2)
    case .trimmedRectangle: Rectangle().trim(from: 0, to: 0.5)
    default: RandomProgramShape(shape: shape)
    }
  }
}

private struct RandomProgramShape: View {
  let shape: RandomShape

  var body: some View {
    switch shape {
    case .stepped: SteppedShape()
    case .strokedStepped: SteppedShape().stroke(.red, style: StrokeStyle(lineWidth: 2))
    case .tile: TileShape()
    default: TileShape().trim(from: 0, to: 0.5)
    }
  }
}

/// A rectangle of whole steps of ten points, and of three where nothing is offered.
private struct SteppedShape: Shape {
  nonisolated func path(in rect: CGRect) -> Path { Path(rect) }

  nonisolated func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize {
    CGSize(width: Self.length(proposal.width), height: Self.length(proposal.height))
  }

  nonisolated private static func length(_ offer: CGFloat?) -> CGFloat {
    offer.map { $0.isFinite ? ($0 / 10).rounded(.down) * 10 : $0 } ?? 30
  }
}

/// The largest rectangle that is twice as wide as it is high.
private struct TileShape: Shape {
  nonisolated func path(in rect: CGRect) -> Path { Path(rect) }

  nonisolated func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize {
    let height = min((proposal.width ?? .infinity) / 2, proposal.height ?? .infinity)
    let ideal: CGFloat = 24
    let length = proposal == .unspecified ? ideal : height
    return CGSize(width: length * 2, height: length)
  }
}
