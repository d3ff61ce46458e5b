import Engine
import Graphics
import ScrollUI
import ScrollUITestSupport
import ScrollUITesting
import Testing

@MainActor @Suite struct ImageTests {
  private let library = FixedImageLibrary()

  private func show<Content: View>(scale: CGFloat = 1, @ViewBuilder _ content: @escaping () -> Content) -> TestWindow {
    library.symbolNames = ["star", "star.fill", "star.circle", "questionmark.square.dashed"]
    library.add("photo", width: 40, height: 20)
    return TestWindow(width: 200, height: 200, scale: scale, images: library) {
      content().font(.system(size: 10))
        .frame(maxWidth: .infinity, maxHeight: .infinity, alignment: .topLeading)
    }
  }

  @Test func anImageKeepsItsSizeUntilItIsResizable() {
    let window = show {
      VStack(alignment: .leading, spacing: 0) {
        Image("photo").probe("own")
        Image("photo").resizable().frame(width: 100, height: 30).probe("stretched")
        Image("photo").resizable().scaledToFit().frame(width: 100, height: 30, alignment: .leading).probe("fit")
      }
    }
    #expect(window.frame("own").size == CGSize(width: 40, height: 20))
    #expect(
      window.drawnImages.map(\.destination.size) == [
        CGSize(width: 40, height: 20), CGSize(width: 100, height: 30), CGSize(width: 60, height: 30),
      ])
    #expect(window.drawnImages.allSatisfy { $0.tint == nil })
  }

  @Test func anImageThatDoesNotExistDrawsNothing() {
    let messages = Diagnostics.collecting {
      let window = show {
        VStack(alignment: .leading, spacing: 0) {
          Text("a").background(Image("neither"))
          Image("neither").probe("own")
          Image(systemName: "no.symbol").probe("symbol")
          Image("neither").resizable().frame(width: 30, height: 10).probe("resizable")
          Image("neither").resizable().scaledToFit().frame(width: 30, height: 10)
          Text("\(Image("neither"))")
          Rectangle().fill(.image(Image("neither"))).frame(width: 20, height: 20)
          Canvas { context, _ in context.draw(Image("neither"), in: CGRect(x: 0, y: 0, width: 10, height: 10)) }.frame(
            width: 10, height: 10)
        }
      }
      #expect(window.drawnImages.isEmpty && window.drawnColors.count == 1)
      #expect(window.frame("own").size == .zero && window.frame("symbol").size == .zero)
      #expect(window.frame("resizable").size == CGSize(width: 30, height: 10))
    }
    #expect(messages.count == 2 && messages[0].contains("neither") && messages[1].contains("no.symbol"))
  }

  @Test func aFileThatIsNotAnImageDrawsNothingAndHasNoSize() {
    library.addUnreadable("paper.pdf")
    let messages = Diagnostics.collecting {
      let window = show {
        VStack(alignment: .leading, spacing: 0) {
          Text("a").background(Image("paper.pdf"))
          Image("paper.pdf").probe("own")
          Image("paper.pdf").resizable().frame(width: 30, height: 10).probe("resizable")
        }
      }
      #expect(window.drawnImages.isEmpty && window.drawnColors.count == 1)
      #expect(window.frame("own").size == .zero)
      #expect(window.frame("resizable").size == CGSize(width: 30, height: 10))
    }
    #expect(messages.isEmpty, "the library has reported the file")
  }

  @Test func theScaleOfAnImageDividesItsPixels() {
    library.add("sharp", width: 40, height: 20, scale: 2)
    let window = show { Image("sharp").probe("image") }
    #expect(window.frame("image").size == CGSize(width: 20, height: 10))
  }

  @Test func aTemplateTakesTheForegroundStyle() {
    let window = show {
      VStack {
        Image("photo").renderingMode(.template)
        Image(systemName: "star")
        Image(systemName: "star").renderingMode(.original)
      }
      .foregroundStyle(Color(red: 1, green: 0, blue: 0))
    }
    let red = RGBAColor(red: 1, green: 0, blue: 0)
    #expect(window.drawnImages.map(\.tint) == [red, red, nil])
  }

  @Test func aGradientFillsASymbol() {
    let window = show {
      Image(systemName: "star")
        .foregroundStyle(.linearGradient(colors: [.red, .blue], startPoint: .top, endPoint: .bottom))
    }
    #expect(window.drawnImages.isEmpty)
    #expect(window.drawnLayers.count == 1)
    #expect(window.drawnLayers.first?.effect.mask?.picture.commands.count == 2)
  }

  @Test(arguments: [(Image.Scale.small, 10.0), (.medium, 12), (.large, 16)])
  func aSymbolIsAsLargeAsItsTextInWholePixels(scale: Image.Scale, side: Double) {
    let window = show { Image(systemName: "star").imageScale(scale).probe("symbol") }
    #expect(window.frame("symbol").size == CGSize(width: side, height: side))
    let fine = show(scale: 2) { Image(systemName: "star").font(.system(size: 11)).probe("symbol") }
    #expect(fine.frame("symbol").size == CGSize(width: 13, height: 13))
  }

  /// The middle of a symbol stands at half the height of a capital letter, 3.5 of 10 points above the baseline.
  @Test func aSymbolIsCenteredOnCapitalLetters() {
    let window = show {
      HStack(alignment: .firstTextBaseline) {
        Text("A").probe("text")
        Image(systemName: "star").probe("symbol")
      }
    }
    let baseline = window.frame("text").minY + 8
    #expect(abs(window.frame("symbol").midY - (baseline - 3.5)) <= 0.5)
  }

  @Test func aSymbolVariantIsUsedIfItExists() {
    let window = show {
      VStack {
        Image(systemName: "star").symbolVariant(.fill)
        Image(systemName: "star").symbolVariant(.circle)
        Image(systemName: "star").symbolVariant(.slash.fill)
        Image(systemName: "star.fill").symbolVariant(.circle)
      }
    }
    #expect(window.drawnImages.count == 4)
    #expect(library.requests.first == "star.fill")
    #expect(SymbolVariants.circle.fill.contains(.fill))
  }

  @Test func aMissingImageIsReportedOnceWithTheSearchedFolders() {
    library.folders = ["/opt/app/Assets", "/usr/share/app/Assets"]
    let messages = Diagnostics.collecting {
      _ = show {
        VStack {
          Image("nowhere").resizable().frame(width: 30, height: 30)
          Image("nowhere")
          Image(systemName: "no.such.symbol")
        }
      }
    }
    #expect(messages.count == 2)
    #expect(messages.contains { $0.contains("nowhere.png") } && messages.contains { $0.contains("no.such.symbol") })
    #expect(messages.allSatisfy { $0.contains("/opt/app/Assets, /usr/share/app/Assets") })
  }

  @Test func insetsKeepTheirSizeAndTheMiddleIsStretched() {
    let insets = EdgeInsets(top: 5, leading: 10, bottom: 5, trailing: 10)
    let window = show { Image("photo").resizable(capInsets: insets).frame(width: 100, height: 50) }
    let drawn = window.drawnImages
    #expect(drawn.count == 9)
    #expect(drawn[0].source == rect(0, 0, 10, 5) && drawn[0].destination == rect(0, 0, 10, 5))
    #expect(drawn[4].source == rect(10, 5, 20, 10) && drawn[4].destination == rect(10, 5, 80, 40))
    #expect(drawn[8].source == rect(30, 15, 10, 5) && drawn[8].destination == rect(90, 45, 10, 5))
  }

  @Test func tilesCoverTheFrameAndAreClippedAtItsEdge() {
    let window = show { Image("photo").resizable(resizingMode: .tile).frame(width: 100, height: 50) }
    #expect(window.drawnImages.count == 9)
    #expect(window.drawn.contains(.clip(rect(0, 0, 100, 50))))
    #expect(window.drawnImages.allSatisfy { $0.destination.size == CGSize(width: 40, height: 20) })
  }

  @Test func anImageInATextTakesItsWidthInTheLine() {
    let window = show {
      VStack(alignment: .leading, spacing: 0) {
        (Text("ab") + Text(Image(systemName: "star")) + Text("cd")).probe("sum")
        Text("ab\(Image(systemName: "star"))cd").probe("interpolated")
      }
      .foregroundStyle(Color.red)
    }
    #expect(window.frame("sum").width == 32)
    #expect(window.frame("interpolated").size == window.frame("sum").size)
    #expect(window.drawnImages.map(\.destination.minX) == [10, 10])
    #expect(window.drawnImages.allSatisfy { $0.tint != nil })
    #expect(window.drawnTexts == ["ab", "cd", "ab", "cd"])
  }

  @Test func aTextIsTruncatedAroundItsImages() {
    let window = show {
      (Text(Image(systemName: "star")) + Text("abcdefgh")).lineLimit(1).frame(width: 30, alignment: .leading)
    }
    #expect(window.drawnImages.count == 1)
    #expect(window.drawnTexts == ["ab…"])
  }

  @Test func changingTheColorOnlyRecordsTheDisplayList() {
    let knob = Knob(Color.red)
    let window = show { KnobView(knob) { Image(systemName: "star").foregroundStyle($0) } }
    knob.value = .blue
    let counts = window.advance()
    #expect((counts.measures, counts.places) == (0, 0))
    #expect(window.drawnImages.count == 1)
  }
}

@MainActor @Suite struct SymbolLabelTests {
  private func texts(_ window: TestWindow) -> ([String], Int) { (window.drawnTexts, window.drawnImages.count) }

  @Test func theLabelStyleSelectsTheVisibleParts() {
    #expect(texts(show { Label("Star", systemImage: "star") }) == (["Star"], 1))
    #expect(texts(show { Label("Star", systemImage: "star").labelStyle(.titleOnly) }) == (["Star"], 0))
    #expect(texts(show { Label("Star", systemImage: "star").labelStyle(.iconOnly) }) == ([], 1))
    #expect(texts(show { Label("Star", systemImage: "star").labelStyle(Doubled()) }) == (["Star"], 2))
    let name = "Verbatim"
    #expect(texts(show { Label(name, systemImage: "star").labelStyle(.titleAndIcon) }) == (["Verbatim"], 1))
  }

  @Test func theIconIsBesideTheFirstLine() {
    let window = show {
      Label {
        Text("One\ntwo\nthree").probe("title")
      } icon: {
        Image(systemName: "star").probe("icon")
      }
    }
    #expect(window.frame("icon").maxX < window.frame("title").minX)
    #expect(window.frame("icon").maxY <= 14)
  }

  @Test func aButtonHasAnIcon() {
    var presses = 0
    let window = show { Button("Add", systemImage: "star") { presses += 1 } }
    #expect(texts(window) == (["Add"], 1))
    window.click(CGPoint(x: 4, y: 6))
    #expect(presses == 1)
  }

  private struct Doubled: LabelStyle {
    func makeBody(configuration: Configuration) -> some View {
      HStack {
        Label(configuration)
        configuration.icon
      }
    }
  }
}
