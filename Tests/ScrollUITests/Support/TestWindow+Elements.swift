import ScrollUITesting
import Testing

@MainActor extension TestWindow {
  /// The element with a role and a label. Without such an element the test fails with the elements of the window.
  package func found(_ role: TestElement.Role, _ label: String? = nil) throws -> TestElement {
    let element = element(role, label)
    try #require(element.exists, "\(semanticTree)")
    return element
  }
}
