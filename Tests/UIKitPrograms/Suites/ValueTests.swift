import Engine
import Foundation
import ProcessSupport
import SDLHost
import ScrollUI
import ScrollUITesting
import SwiftUI
import Testing

/// The size of the screen as programs read it outside of views.
private let screenBounds = UIScreen.main.bounds

private enum ScreenSize {
  static let width = UIScreen.main.bounds.size.width
}

/// Values by the names of UIKit and Core Graphics.
@MainActor @Suite struct ValueTests {
  /// The bytes of a PNG of `width` × `height` red pixels.
  private func picture(width: CGFloat = 12, height: CGFloat = 8) throws -> URL {
    let file = try TemporaryFolder.make().appendingPathComponent("picture.png")
    let image = try #require(ImageRenderer(content: Color(.red).frame(width: width, height: height)).image)
    try image.writePNG(to: file.path)
    return file
  }

  // MARK: The screen

  @Test func constantsReadTheScreenWithoutAnActor() {
    #expect(screenBounds.width > 0 && screenBounds.size.width == ScreenSize.width)
  }

  @Test func theScreenHasTheSizeWithWhichTheWindowOpens() async {
    let old = ProgramWindow.expectedSize
    defer { ProgramWindow.expectedSize = old }
    ProgramWindow.expectedSize = CGSize(width: 414, height: 896)
    let bounds = await Task.detached { UIScreen.main.bounds }.value
    #expect(bounds == CGRect(x: 0, y: 0, width: 414, height: 896))
  }

  // MARK: Colors

  @Test func colorLiteralsAreColors() {
    #expect(Color(#colorLiteral(red: 1, green: 0, blue: 0, alpha: 1)) == Color(red: 1, green: 0, blue: 0))
    let color: UIColor = #colorLiteral(red: 0, green: 1, blue: 0, alpha: 0.5)
    #expect(color.cgColor.alpha == 0.5)
  }

  @Test func colorsGiveTheirComponents() {
    var (red, green, blue, alpha): (CGFloat, CGFloat, CGFloat, CGFloat) = (0, 0, 0, 0)
    #expect(
      UIColor(red: 0.25, green: 0.5, blue: 0.75, alpha: 1).getRed(&red, green: &green, blue: &blue, alpha: &alpha))
    #expect([red, green, blue, alpha].map { ($0 * 100).rounded() } == [25, 50, 75, 100])
    #expect(UIColor.label.cgColor.components == [0, 0, 0, 1])
    #expect(UIColor.red.cgColor == CGColor(red: 1, green: 0, blue: 0, alpha: 1))
    #expect(UIColor(cgColor: CGColor(gray: 1, alpha: 1)).cgColor.numberOfComponents == 4)
    #expect(Color(CGColor(gray: 0, alpha: 1)) == Color(cgColor: UIColor.black.cgColor))
  }

  // MARK: Images

  @Test func bytesOfAFileAreAnImage() throws {
    let data = try Data(contentsOf: picture())
    let image = try #require(UIImage(data: data))
    #expect(image.size == CGSize(width: 12, height: 8) && image.scale == 1)
    #expect(try #require(UIImage(data: data, scale: 2)).size == CGSize(width: 6, height: 4))
    #expect(UIImage(data: Data("no image".utf8)) == nil)
    let window = TestWindow { Image(uiImage: image) }
    #expect(window.nodes(of: ImageNode.self).first?.picture.size == CGSize(width: 12, height: 8))
  }

  @Test func filesAndSymbolsAreImages() throws {
    let file = try picture()
    #expect(UIImage(contentsOfFile: file.path)?.size.width == 12)
    #expect(UIImage(contentsOfFile: file.path + "x") == nil)
    #expect(UIImage(named: "there is no such image") == nil)
    #expect(UIImage(systemName: "there is no such symbol") == nil)
    let symbol = try #require(UIImage(systemName: "star"))
    #expect(Image(uiImage: symbol) == Image(systemName: "star"))
    #expect(UIImage().size == .zero && UIImage().cgImage == nil)
  }

  @Test func pixelsOfAFileAreShownAtTheirScale() throws {
    let source = try #require(CGImageSourceCreateWithURL(try picture() as NSURL, nil))
    let pixels = try #require(CGImageSourceCreateImageAtIndex(source, 0, nil))
    #expect(pixels.width == 12 && pixels.height == 8 && CGImageSourceCreateImageAtIndex(source, 1, nil) == nil)
    let window = TestWindow {
      Image(pixels, scale: 2, label: Text("Red"))
      Image(decorative: pixels, scale: 1)
      Image(uiImage: UIImage(cgImage: pixels))
    }
    #expect(window.nodes(of: ImageNode.self).map(\.picture.size.width) == [6, 12, 12])
    #expect(window.element(.image, "Red").exists)
  }

  // MARK: Paths

  @Test func cornersAreRounded() {
    let rect = CGRect(x: 0, y: 0, width: 40, height: 40)
    let path = Path(
      UIBezierPath(roundedRect: rect, byRoundingCorners: [.topLeft], cornerRadii: CGSize(width: 10, height: 10)).cgPath)
    #expect(!path.contains(CGPoint(x: 1, y: 1)) && path.contains(CGPoint(x: 39, y: 1)))
    #expect(path.contains(CGPoint(x: 1, y: 39)) && path.contains(CGPoint(x: 39, y: 39)))
    #expect(path.boundingRect == rect && path.cgPath.boundingBox == rect)
  }

  @Test func elementsAreAddedToAPath() {
    let path = UIBezierPath()
    path.move(to: .zero)
    path.addLine(to: CGPoint(x: 30, y: 0))
    path.addLine(to: CGPoint(x: 30, y: 30))
    path.close()
    #expect(path.cgPath.contains(CGPoint(x: 25, y: 10)) && !path.cgPath.contains(CGPoint(x: 5, y: 20)))
    path.apply(CGAffineTransform(translationX: 10, y: 0))
    #expect(path.bounds == CGRect(x: 10, y: 0, width: 30, height: 30))
    // A half circle that bulges down: angles grow clockwise on the screen.
    let half = UIBezierPath(
      arcCenter: CGPoint(x: 50, y: 50), radius: 10, startAngle: 0, endAngle: .pi, clockwise: true)
    #expect(half.bounds.minY > 49 && half.bounds.maxY > 59)
    #expect(CGPath(ellipseIn: CGRect(x: 0, y: 0, width: 4, height: 4), transform: nil).boundingBox.width == 4)
  }

  // MARK: Names without effect

  @Test func stylesOfUIKitAndItsMotorAreAccepted() {
    UITableView.appearance().separatorStyle = .none
    UITableView.appearance().tableFooterView = UIView()
    UITableViewCell.appearance().selectionStyle = .none
    UISegmentedControl.appearance().setTitleTextAttributes([.foregroundColor: UIColor.red], for: .selected)
    UIScrollView.appearance().bounces = false
    let appearance = UINavigationBarAppearance()
    appearance.configureWithTransparentBackground()
    appearance.titleTextAttributes = [.foregroundColor: UIColor.white]
    UINavigationBar.appearance().standardAppearance = appearance
    UITabBar.appearance().unselectedItemTintColor = .gray
    UITextView.appearance().backgroundColor = .clear
    UIImpactFeedbackGenerator(style: .heavy).impactOccurred()
    UINotificationFeedbackGenerator().notificationOccurred(.success)
    UISelectionFeedbackGenerator().selectionChanged()
    // The style of the next list is its own.
    #expect(UITableView.appearance().separatorStyle == .singleLine)
  }

  @Test func keyboardsHaveNotificationsThatAreNotPosted() {
    let names = [
      UIResponder.keyboardWillShowNotification, UIResponder.keyboardDidShowNotification,
      UIResponder.keyboardWillHideNotification, UIResponder.keyboardDidHideNotification,
      UIResponder.keyboardWillChangeFrameNotification,
    ]
    var heights: [CGFloat] = []
    let subscription = Publishers.MergeMany(names.map { NotificationCenter.default.publisher(for: $0) })
      .compactMap { ($0.userInfo?[UIResponder.keyboardFrameEndUserInfoKey] as? CGRect)?.height }
      .sink { heights.append($0) }
    let window = TestWindow { TextField("Name", text: .constant("")) }
    window.textField("Name").focus()
    window.settle()
    #expect(heights.isEmpty && Set(names).count == 5)
    withExtendedLifetime(subscription) {}
  }
}
