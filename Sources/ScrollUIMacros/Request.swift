import MacroExpansions

/// A request of the compiler: `getCapability`, `expandFreestandingMacro` or `expandAttachedMacro`. An unknown request has no key.
struct Request: Decodable {
  var getCapability: Empty?
  var expandFreestandingMacro: FreestandingExpansion?
  var expandAttachedMacro: AttachedExpansion?

  /// The answer to the request.
  func answer() -> Answer {
    if getCapability != nil { return Answer(getCapabilityResult: CapabilityResult()) }
    if let expansion = expandAttachedMacro { return Answer(expandMacroResult: expansion.result()) }
    if let expansion = expandFreestandingMacro { return Answer(expandMacroResult: expansion.result()) }
    return Answer(expandMacroResult: ExpansionResult(expandedSource: ""))
  }
}

/// The content of `getCapability`, which is not used.
struct Empty: Decodable {}

struct MacroReference: Decodable {
  var typeName: String
}

/// A range of the program's source text, with its `location`.
struct Syntax: Decodable {
  var source: String
  var location: SourceLocation?
}

struct FreestandingExpansion: Decodable {
  var macro: MacroReference
  var discriminator: String
  var syntax: Syntax

  func result() -> ExpansionResult {
    guard macro.typeName == "Preview" else { return ExpansionResult(expandedSource: "") }
    let preview = PreviewMacro(source: syntax.source, discriminator: discriminator, location: syntax.location)
    return ExpansionResult(expandedSource: preview.declaration)
  }
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

/// An answer to the compiler: `getCapabilityResult` or `expandMacroResult`.
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
