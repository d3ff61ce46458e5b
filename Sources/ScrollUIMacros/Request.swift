/// A request of the compiler. At most a single key is present; an unknown request has no key.
struct Request: Decodable {
  var getCapability: Empty?
  var expandFreestandingMacro: FreestandingExpansion?
  var expandAttachedMacro: AttachedExpansion?

  /// The answer to the request.
  func answer() -> Answer {
    if getCapability != nil { return Answer(getCapabilityResult: CapabilityResult()) }
    if let expansion = expandAttachedMacro { return Answer(expandMacroResult: expansion.result()) }
    // A `#Preview` is used by editors only and adds no code to the program.
    return Answer(expandMacroResult: ExpansionResult(expandedSource: ""))
  }
}

/// A value whose content is not used.
struct Empty: Decodable {}

struct MacroReference: Decodable {
  var typeName: String
}

/// A range of the program's source text.
struct Syntax: Decodable {
  var source: String
}

struct FreestandingExpansion: Decodable {
  var macro: MacroReference
}

struct AttachedExpansion: Decodable {
  var macro: MacroReference
  /// The requested role of an attached macro: `accessor`, `peer` …
  var macroRole: String
  var declSyntax: Syntax
  /// The enclosing declarations without their members, the innermost first.
  var lexicalContext: [Syntax]?

  func result() -> ExpansionResult {
    guard macro.typeName == "Entry" else { return ExpansionResult(expandedSource: "") }
    guard let entry = EntryMacro(declaration: declSyntax.source, context: lexicalContext?.first?.source ?? "") else {
      return ExpansionResult(
        expandedSource: "",
        diagnostics: [
          Diagnostic(
            message:
              "@Entry belongs to a variable with a default value in an extension of EnvironmentValues, ContainerValues or Transaction"
          )
        ])
    }
    return ExpansionResult(expandedSource: macroRole == "accessor" ? entry.accessors : entry.key)
  }
}

/// An answer to the compiler. Either value is present, never both.
struct Answer: Encodable {
  var getCapabilityResult: CapabilityResult?
  var expandMacroResult: ExpansionResult?
}

struct CapabilityResult: Encodable {
  struct Capability: Encodable {
    /// The version of the compiler's protocol in which results are named `expandMacroResult`.
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
