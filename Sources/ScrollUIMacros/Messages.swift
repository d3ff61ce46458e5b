/// What the compiler asks. It has one of the keys.
struct Request: Decodable {
  var getCapability: Empty?
  var expandFreestandingMacro: FreestandingExpansion?
  var expandAttachedMacro: AttachedExpansion?

  /// The answer to give.
  func answer() -> Answer {
    if getCapability != nil { return Answer(getCapabilityResult: CapabilityResult()) }
    if let expansion = expandAttachedMacro { return Answer(expandMacroResult: expansion.result()) }
    // A preview is there for an editor that shows it, and adds nothing to the program.
    return Answer(expandMacroResult: ExpansionResult(expandedSource: ""))
  }
}

/// What is of no interest here.
struct Empty: Decodable {}

struct MacroReference: Decodable {
  var typeName: String
}

/// A piece of the program's text.
struct Syntax: Decodable {
  var source: String
}

struct FreestandingExpansion: Decodable {
  var macro: MacroReference
}

struct AttachedExpansion: Decodable {
  var macro: MacroReference
  /// Which of an attached macro's parts to make: "accessor", "peer" …
  var macroRole: String
  var declSyntax: Syntax
  /// The declarations around it, the innermost first, without their members.
  var lexicalContext: [Syntax]?

  func result() -> ExpansionResult {
    guard macro.typeName == "Entry" else { return ExpansionResult(expandedSource: "") }
    guard let entry = EntryMacro(declaration: declSyntax.source, context: lexicalContext?.first?.source ?? "") else {
      return ExpansionResult(
        expandedSource: "",
        diagnostics: [
          Diagnostic(
            message:
              "@Entry belongs to a variable with a default value in an extension of EnvironmentValues or Transaction")
        ])
    }
    return ExpansionResult(expandedSource: macroRole == "accessor" ? entry.accessors : entry.key)
  }
}

/// What the compiler is told; one of the two.
struct Answer: Encodable {
  var getCapabilityResult: CapabilityResult?
  var expandMacroResult: ExpansionResult?
}

struct CapabilityResult: Encodable {
  struct Capability: Encodable {
    /// The version of the compiler's protocol in which results are called "expandMacroResult".
    var protocolVersion = 7
    var features: [String] = []
  }

  var capability = Capability()
}

struct ExpansionResult: Encodable {
  var expandedSource: String?
  var diagnostics: [Diagnostic] = []
}

struct Diagnostic: Encodable {
  struct Position: Encodable {
    var fileName = ""
    var offset = 0
  }

  var message: String
  var severity = "error"
  var position = Position()
  var highlights: [Position] = []
  var notes: [Position] = []
  var fixIts: [Position] = []
}
