import SwiftUI

struct DiaryView: View {
  @EnvironmentObject var diary: Diary
  @State private var note = ""
  @State private var isChoosing = false
  @State private var isClearing = false

  private static let formatter: DateFormatter = {
    let formatter = DateFormatter()
    formatter.dateStyle = .medium
    formatter.timeStyle = .short
    return formatter
  }()

  var body: some View {
    NavigationView {
      List {
        Section(header: Text("How are you?")) {
          TextField("A few words", text: $note)
          Button("Choose a mood…") { self.isChoosing = true }
        }
        Section(header: Text("Entries"), footer: Text("\(diary.entries.count) entries")) {
          ForEach(diary.entries) { entry in
            HStack(spacing: 12) {
              Text(entry.mood.face).font(.largeTitle)
              VStack(alignment: .leading, spacing: 2) {
                Text(entry.note.isEmpty ? entry.mood.title : entry.note)
                Text("\(entry.date, formatter: Self.formatter)")
                  .font(.caption)
                  .foregroundColor(.secondary)
              }
            }
          }
          .onDelete { self.diary.entries.remove(atOffsets: $0) }
        }
      }
      .listStyle(GroupedListStyle())
      .navigationBarTitle("Moods")
      .navigationBarItems(
        trailing: Button(action: { self.isClearing = true }) {
          Image(systemName: "trash")
        }
        .accessibility(label: Text("Delete all"))
        .disabled(diary.entries.isEmpty)
        .alert(isPresented: $isClearing) {
          Alert(
            title: Text("Delete all entries?"),
            primaryButton: .destructive(Text("Delete")) { self.diary.removeAll() },
            secondaryButton: .cancel())
        }
      )
    }
    .navigationViewStyle(StackNavigationViewStyle())
    .actionSheet(isPresented: $isChoosing) {
      ActionSheet(
        title: Text("Mood"), message: Text("How do you feel right now?"),
        buttons: Mood.allCases.map { mood in .default(Text("\(mood.face) \(mood.title)")) { self.add(mood) } }
          + [.cancel()])
    }
  }

  private func add(_ mood: Mood) {
    diary.add(mood, note: note)
    note = ""
  }
}

struct DiaryView_Previews: PreviewProvider {
  static var previews: some View {
    DiaryView().environmentObject(Diary())
  }
}
