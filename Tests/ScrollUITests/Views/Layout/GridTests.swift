import Engine
import ScrollUI
import ScrollUITestSupport
import ScrollUITesting
import Testing

@MainActor @Suite struct GridTests {
  @Test func aColumnIsAsWideAsItsWidestView() {
    let window = show {
      Grid(alignment: .topLeading, horizontalSpacing: 5, verticalSpacing: 2) {
        GridRow {
          box("a", 20, 10)
          box("b", 30, 10)
        }
        GridRow {
          box("c", 50, 10)
          box("d", 10, 20)
        }
      }.probe("grid")
    }
    #expect(window.frame("a") == rect(0, 0, 20, 10))
    #expect(window.frame("b") == rect(55, 0, 30, 10))
    #expect(window.frame("c") == rect(0, 12, 50, 10))
    #expect(window.frame("d") == rect(55, 12, 10, 20))
    #expect(window.frame("grid") == rect(0, 0, 85, 32))
  }

  @Test func columnsAndRowsAreEightPointsApart() {
    let window = show {
      Grid {
        GridRow {
          box("a", 10, 10)
          box("b", 10, 10)
        }
        GridRow { box("c", 10, 10) }
      }
    }
    #expect(window.frame("b").minX == 18)
    #expect(window.frame("c").minY == 18)
  }

  @Test func flexibleColumnsShareTheRemainingWidth() {
    let window = show(100, 40) {
      Grid(horizontalSpacing: 0, verticalSpacing: 0) {
        GridRow {
          box("a", 20, 10)
          Color.red.probe("b")
          Color.red.probe("c")
        }
        GridRow {
          box("d", 10, 10)
          box("e", 5, 10)
        }
      }.probe("grid")
    }
    #expect(window.frame("b") == rect(20, 0, 40, 30))
    #expect(window.frame("c") == rect(60, 0, 40, 30))
    #expect(window.frame("e").midX == 40)
    #expect(window.frame("grid") == rect(0, 0, 100, 40))
  }

  @Test(arguments: [
    (Alignment.topLeading, 0.0, 0.0), (.center, 20, 10), (.bottomTrailing, 40, 20), (.leading, 0, 10),
  ])
  func theAlignmentPlacesViewsInTheirCells(alignment: Alignment, x: CGFloat, y: CGFloat) {
    let window = show {
      Grid(alignment: alignment, horizontalSpacing: 0, verticalSpacing: 0) {
        GridRow {
          box("small", 10, 10)
          box("high", 10, 30)
        }
        GridRow { box("wide", 50, 10) }
      }
    }
    #expect(window.frame("small") == rect(x, y, 10, 10))
  }

  @Test func aRowHasItsOwnAlignment() {
    let window = show {
      Grid(alignment: .top, horizontalSpacing: 0, verticalSpacing: 0) {
        GridRow(alignment: .bottom) {
          box("low", 10, 10)
          box("high", 10, 30)
        }
        GridRow {
          box("top", 10, 10)
          box("other", 10, 30)
        }
      }
    }
    #expect(window.frame("low").minY == 20)
    #expect(window.frame("top").minY == 30)
  }

  @Test func textsOfARowShareTheirBaseline() {
    let window = show {
      Grid(alignment: .leadingFirstTextBaseline) {
        GridRow {
          Text("a").probe("small")
          Text("b").font(.system(size: 20)).probe("large")
        }
      }
    }
    #expect(window.frame("small").minY == 8)
    #expect(window.frame("large").minY == 0)
  }

  @Test func aColumnHasItsOwnAlignment() {
    let window = show {
      Grid(alignment: .leading, horizontalSpacing: 0, verticalSpacing: 0) {
        GridRow {
          box("a", 10, 10)
          box("b", 10, 10).gridColumnAlignment(.trailing)
        }
        GridRow {
          box("c", 30, 10)
          box("d", 40, 10)
        }
        GridRow {
          box("e", 10, 10)
          box("f", 20, 10)
        }
      }
    }
    #expect(window.frame("a").minX == 0)
    #expect(window.frame("e").minX == 0)
    #expect(window.frame("b").maxX == 70)
    #expect(window.frame("f").maxX == 70)
  }

  @Test func aSpanningViewIgnoresTheAlignmentOfItsFirstColumn() {
    let window = show {
      Grid(alignment: .leading, horizontalSpacing: 0, verticalSpacing: 0) {
        GridRow {
          box("a", 30, 10).gridColumnAlignment(.trailing)
          box("b", 30, 10)
        }
        GridRow { box("leading", 20, 10).gridCellColumns(2) }
        GridRow { box("own", 20, 10).gridColumnAlignment(.center).gridCellColumns(2) }
        GridRow { box("narrow", 10, 10) }
      }
    }
    #expect(window.frame("narrow").maxX == 30)
    #expect(window.frame("leading").minX == 0)
    #expect(window.frame("own").midX == 30)
  }

  @Test func anAnchorPlacesOneViewInItsCell() {
    let window = show {
      Grid(alignment: .topLeading, horizontalSpacing: 0, verticalSpacing: 0) {
        GridRow {
          box("a", 10, 10).gridCellAnchor(.bottomTrailing)
          box("b", 10, 10)
          box("high", 10, 30)
        }
        GridRow { box("wide", 50, 10) }
      }
    }
    #expect(window.frame("a") == rect(40, 20, 10, 10))
    #expect(window.frame("b") == rect(50, 0, 10, 10))
  }

  @Test func aViewSpansColumns() {
    let window = show {
      Grid(alignment: .topLeading, horizontalSpacing: 5, verticalSpacing: 0) {
        GridRow { ForEach(0..<3) { box("\($0)", 20, 10) } }
        GridRow {
          Color.red.frame(height: 10).gridCellColumns(2).probe("two")
          box("last", 10, 10)
        }
      }.fixedSize()
    }
    #expect(window.frame("two") == rect(0, 10, 45, 10))
    #expect(window.frame("last").minX == 50)
  }

  @Test func aViewOutsideARowSpansAllColumns() {
    let window = show(100, 100) {
      Grid(horizontalSpacing: 0, verticalSpacing: 0) {
        box("title", 10, 10)
        GridRow {
          box("a", 20, 10)
          box("b", 20, 10)
        }
        Divider().probe("divider")
      }.probe("grid")
    }
    // The divider fills the proposed width, and so do its columns.
    #expect(window.frame("divider") == rect(0, 20, 100, 1))
    #expect(window.frame("grid").width == 100)
    #expect(window.frame("title").midX == 50)
    #expect(window.frame("a").midX == 25)
    #expect(window.frame("b").midX == 75)
  }

  @Test func anUnsizedViewTakesTheWidthOfItsColumns() {
    let window = show(100, 100) {
      Grid(horizontalSpacing: 0, verticalSpacing: 0) {
        GridRow {
          box("a", 20, 10)
          box("b", 20, 10)
        }
        Divider().gridCellUnsizedAxes(.horizontal).probe("divider")
        GridRow {
          Color.red.gridCellUnsizedAxes([.horizontal, .vertical]).probe("empty")
          box("c", 10, 15)
        }
      }.probe("grid")
    }
    #expect(window.frame("grid") == rect(0, 0, 40, 26))
    #expect(window.frame("divider") == rect(0, 10, 40, 1))
    #expect(window.frame("empty") == rect(0, 11, 20, 15))
  }

  @Test func rowsMayBeOfDifferentLength() {
    let window = show {
      Grid(alignment: .leading, horizontalSpacing: 0, verticalSpacing: 0) {
        GridRow { box("a", 10, 10) }
        GridRow { ForEach(0..<3) { box("\($0)", 20, 10) } }
        GridRow {}
        GridRow { box("b", 10, 10) }
      }.probe("grid")
    }
    #expect(window.frame("grid") == rect(0, 0, 60, 30))
    #expect(window.frame("b") == rect(0, 20, 10, 10))
  }

  @Test func anEmptyGridHasNoSize() {
    #expect(size(of: Grid {}, 100, 100) == .zero)
    #expect(size(of: Grid { GridRow {} }, 100, 100) == .zero)
  }

  @Test func eachProposalHasItsOwnSize() {
    let grid = Grid(horizontalSpacing: 0, verticalSpacing: 0) {
      GridRow {
        Text("ab cd")
        Color.red
      }
    }
    #expect(size(of: grid, nil, nil) == CGSize(width: 35, height: 10))
    #expect(size(of: grid, 100, 50) == CGSize(width: 100, height: 50))
    #expect(size(of: grid, 0, 0) == CGSize(width: 0, height: 10))
    #expect(size(of: grid, .infinity, nil) == CGSize(width: CGFloat.infinity, height: 10))
  }

  @Test func rowsOfForEachAndConditionsAreInsertedAndRemoved() {
    struct Row: Identifiable {
      let id: Int
    }
    let rows = Knob([0, 1])
    let isShown = Knob(false)
    let window = show {
      Grid(alignment: .topLeading, horizontalSpacing: 0, verticalSpacing: 0) {
        KnobView(rows) { ids in
          ForEach(ids, id: \.self) { id in
            GridRow {
              box("\(id)a", 10, 10)
              KnobView(isShown) { if $0 { box("\(id)x", 30, 10) } }
              box("\(id)b", 10, 10)
            }
          }
        }
      }.probe("grid")
    }
    #expect(window.frame("grid") == rect(0, 0, 20, 20))
    rows.value = [1, 2, 0]
    window.advance()
    #expect(["1a", "2a", "0a"].map { window.frame($0).minY } == [0, 10, 20])
    isShown.value = true
    window.advance()
    #expect(window.frame("2b") == rect(40, 10, 10, 10))
    #expect(window.frame("grid") == rect(0, 0, 50, 30))
  }

  @Test func aChangedSpanLaysOutThroughAFixedFrame() {
    let span = Knob(1)
    let window = show {
      Grid(alignment: .topLeading, horizontalSpacing: 0, verticalSpacing: 0) {
        GridRow {
          KnobView(span) { box("a", 10, 10).gridCellColumns($0) }
          box("b", 10, 10)
        }
        GridRow { ForEach(0..<3) { box("\($0)", 20, 10) } }
      }
    }
    #expect(window.frame("b").minX == 20)
    span.value = 2
    window.advance()
    #expect(window.frame("b").minX == 40)
  }

  @Test func aGridPropagatesTheTopmostFirstBaseline() {
    let window = show {
      HStack(alignment: .firstTextBaseline, spacing: 0) {
        Grid(horizontalSpacing: 0, verticalSpacing: 0) {
          GridRow { Text("a").font(.system(size: 20)) }
          GridRow { Text("b") }
        }
        Text("c").probe("text")
      }
    }
    // The baseline of the first row is 16 below the top, and 8 below that of the adjacent text.
    #expect(window.frame("text").minY == 8)
  }

  @Test func aModifierOnARowAppliesToEachView() {
    let window = show {
      Grid(horizontalSpacing: 0, verticalSpacing: 0) {
        GridRow {
          box("a", 10, 10)
          box("b", 10, 10)
        }.padding(5)
      }
    }
    #expect(window.frame("a") == rect(5, 5, 10, 10))
    #expect(window.frame("b") == rect(25, 5, 10, 10))
  }

  @Test func outsideAGridARowIsAGroup() {
    let window = show {
      HStack(spacing: 0) {
        GridRow {
          box("a", 10, 10)
          box("b", 10, 10)
        }
      }
    }
    #expect(window.frame("b") == rect(10, 0, 10, 10))
  }

  @Test func aGridLayoutCanAlternateWithAStack() {
    let isGrid = Knob(false)
    let window = show {
      KnobView(isGrid) { isGrid in
        let layout =
          isGrid
          ? AnyLayout(GridLayout(alignment: .topLeading, horizontalSpacing: 0, verticalSpacing: 0))
          : AnyLayout(HStackLayout(spacing: 0))
        layout {
          GridRow {
            box("a", 10, 10)
            box("b", 10, 10)
          }
          GridRow { box("c", 30, 10) }
        }
      }
    }
    #expect(["a", "b", "c"].map { window.frame($0).minX } == [0, 10, 20])
    isGrid.value = true
    window.advance()
    #expect(window.frame("b") == rect(30, 0, 10, 10))
    #expect(window.frame("c") == rect(0, 10, 30, 10))
  }

  /// A grid measures its cells up to seven times and is itself measured and placed. Without a cache the cost would be 14 to the
  /// power of the depth.
  @Test func deeplyNestedGridsAreLaidOut() {
    func nested(_ depth: Int) -> AnyView {
      depth == 0
        ? AnyView(box("leaf", 10, 10)) : AnyView(Grid { GridRow { nested(depth - 1) } })
    }
    let window = show { nested(10) }
    #expect(window.frame("leaf") == rect(0, 0, 10, 10))
    #expect(window.counts.measures < 2000)
  }

  /// A view that keeps a ratio answers an infinite proposal along an axis with infinite lengths along both.
  @Test func infiniteProbesAreNotReportedAsMistakes() {
    let messages = Diagnostics.collecting {
      for proposal in [
        ProposedViewSize(width: .infinity, height: nil), ProposedViewSize(width: nil, height: .infinity),
      ] {
        _ = size(of: Grid { GridRow { Color.red.aspectRatio(2, contentMode: .fit) } }, proposal.width, proposal.height)
        _ = size(of: Grid { GridRow { Wide() } }, proposal.width, proposal.height)
      }
    }
    #expect(messages.isEmpty)
  }

  private struct Wide: Shape {
    nonisolated func path(in rect: CGRect) -> Path { Path(rect) }

    nonisolated func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize {
      let height = proposal == .unspecified ? 10 : min((proposal.width ?? .infinity) / 2, proposal.height ?? .infinity)
      return CGSize(width: height * 2, height: height)
    }
  }

  @Test(arguments: [CGFloat.nan, .infinity]) func invalidNumbersAreClamped(value: CGFloat) {
    let messages = Diagnostics.collecting {
      let window = show {
        Grid(horizontalSpacing: value, verticalSpacing: value) {
          GridRow {
            box("a", 10, 10).gridCellAnchor(UnitPoint(x: value, y: 0)).gridCellColumns(-3)
            box("b", 10, 10)
          }
        }
      }
      #expect(window.frame("b") == rect(10, 0, 10, 10))
    }
    #expect(messages.count == 4)
  }
}
