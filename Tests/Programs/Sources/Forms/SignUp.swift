import Combine
import SwiftUI

struct SignUp: App {
  var body: some Scene {
    WindowGroup {
      SignUpForm()
    }
  }
}

final class SignUpModel: ObservableObject {
  enum Plan: String, CaseIterable, Identifiable {
    case free, personal, team
    var id: String { rawValue }
  }

  @Published var name = ""
  @Published var email = ""
  @Published var password = ""
  @Published var repeated = ""
  @Published var birthday = Date(timeIntervalSince1970: 631_152_000)
  @Published var plan = Plan.free
  @Published var seats = 1
  @Published var wantsNews = true
  @Published var frequency = 2.0
  @Published var color = Color.blue
  @Published var about = ""
  @Published private(set) var problems: [String] = []

  private var cancellables = Set<AnyCancellable>()

  init() {
    Publishers.CombineLatest4($name, $email, $password, $repeated)
      .map { name, email, password, repeated -> [String] in
        var problems: [String] = []
        if name.isEmpty { problems.append("Enter a name.") }
        if !email.contains("@") { problems.append("Enter a valid address.") }
        if password.count < 8 { problems.append("The password needs 8 characters.") }
        if password != repeated { problems.append("The passwords differ.") }
        return problems
      }
      .assign(to: &$problems)
  }

  var isValid: Bool { problems.isEmpty }
}

struct SignUpForm: View {
  private enum Field: Hashable {
    case name, email, password, repeated
  }

  @StateObject private var model = SignUpModel()
  @FocusState private var focus: Field?
  @State private var isShowingSummary = false
  @State private var isConfirmingReset = false

  var body: some View {
    NavigationStack {
      Form {
        Section {
          TextField("Name", text: $model.name)
            .textContentType(.name)
            .focused($focus, equals: .name)
            .submitLabel(.next)
            .onSubmit { focus = .email }
          TextField("E-mail", text: $model.email, prompt: Text("you@example.com"))
            .keyboardType(.emailAddress)
            .textInputAutocapitalization(.never)
            .autocorrectionDisabled()
            .focused($focus, equals: .email)
            .onSubmit { focus = .password }
        } header: {
          Text("Account")
        }

        Section("Password") {
          SecureField("Password", text: $model.password)
            .focused($focus, equals: .password)
          SecureField("Repeat", text: $model.repeated)
            .focused($focus, equals: .repeated)
          if !model.password.isEmpty {
            PasswordMeter(password: model.password)
          }
        }

        Section {
          DatePicker("Birthday", selection: $model.birthday, in: ...Date(), displayedComponents: .date)
          ColorPicker("Profile color", selection: $model.color, supportsOpacity: false)
          TextField("About you", text: $model.about, axis: .vertical)
            .lineLimit(3...6)
        } header: {
          Text("Profile")
        }

        Section {
          Picker("Plan", selection: $model.plan) {
            ForEach(SignUpModel.Plan.allCases) { plan in
              Text(plan.rawValue.capitalized).tag(plan)
            }
          }
          .pickerStyle(.segmented)
          if model.plan == .team {
            Stepper(value: $model.seats, in: 1...20) {
              LabeledContent("Seats", value: model.seats, format: .number)
            }
          }
          Toggle("Newsletter", isOn: $model.wantsNews.animation())
          if model.wantsNews {
            Slider(value: $model.frequency, in: 1...7, step: 1) {
              Text("Letters a week")
            } minimumValueLabel: {
              Text("1")
            } maximumValueLabel: {
              Text("7")
            }
          }
        } header: {
          Text("Plan")
        } footer: {
          Text("The plan can be changed at any time.")
        }

        if !model.isValid {
          Section("Missing") {
            ForEach(model.problems, id: \.self) { problem in
              Label(problem, systemImage: "exclamationmark.triangle")
                .foregroundStyle(.red)
            }
          }
        }

        Section {
          Button("Create account") { isShowingSummary = true }
            .disabled(!model.isValid)
            .frame(maxWidth: .infinity)
          Button("Reset", role: .destructive) { isConfirmingReset = true }
            .frame(maxWidth: .infinity)
        }
      }
      .formStyle(.grouped)
      .navigationTitle("Sign Up")
      .alert("Welcome, \(model.name)!", isPresented: $isShowingSummary) {
        Button("OK", role: .cancel) {}
      } message: {
        Text("A letter is on its way to \(model.email).")
      }
      .confirmationDialog("Clear all fields?", isPresented: $isConfirmingReset, titleVisibility: .visible) {
        Button("Clear", role: .destructive, action: reset)
      }
      .onAppear { focus = .name }
    }
  }

  private func reset() {
    model.name = ""
    model.email = ""
    model.password = ""
    model.repeated = ""
    focus = nil
  }
}

struct PasswordMeter: View {
  let password: String

  private var strength: Double { min(1, Double(password.count) / 12) }

  private var tint: Color {
    switch strength {
    case ..<0.5: return .red
    case 0.5..<0.9: return .orange
    default: return .green
    }
  }

  var body: some View {
    ProgressView(value: strength) {
      Text("Strength")
        .font(.caption)
    }
    .tint(tint)
  }
}

struct SignUpForm_Previews: PreviewProvider {
  static var previews: some View {
    SignUpForm()
      .preferredColorScheme(.dark)
  }
}
