import ScrollUI

/// Samples of `alert`, `confirmationDialog`, `sheet` and `popover`, and the `answer` that was given last.
struct DialogSamples: View {
  @State private var answer: LocalizedStringKey = "No answer yet"
  @State private var showsAlert = false
  @State private var showsConfirmation = false
  @State private var showsSheet = false
  @State private var showsPopover = false

  var body: some View {
    VStack(spacing: 12) {
      Button("Alert") { showsAlert = true }.buttonStyle(.borderedProminent)
      Button("Confirmation dialog") { showsConfirmation = true }
      Button("Sheet") { showsSheet = true }
      Button("Popover") { showsPopover = true }
        .popover(isPresented: $showsPopover) {
          Text("Attached to its button").font(GalleryStyle.label).padding(12)
        }
      Text(answer).font(GalleryStyle.label).foregroundStyle(.secondary).padding(.top, 8)
    }
    .frame(maxWidth: .infinity, maxHeight: .infinity)
    .alert("Delete the trail?", isPresented: $showsAlert) {
      Button("Delete", role: .destructive) { answer = "You chose Delete." }
      Button("Keep", role: .cancel) { answer = "You kept the trail." }
    } message: {
      Text("Its notes and pictures are deleted too.")
    }
    .confirmationDialog("Share as…", isPresented: $showsConfirmation) {
      Button("Link") { answer = "You chose Link." }
      Button("Picture") { answer = "You chose Picture." }
      Button("Cancel", role: .cancel) { answer = "Canceled." }
    }
    .sheet(isPresented: $showsSheet) {
      TrailSheet { answer = LocalizedStringKey($0.name) }
    }
  }
}

/// A sheet that calls `choose` with the clicked `Trail`.
private struct TrailSheet: View {
  let choose: @MainActor (Trail) -> Void
  @Environment(\.dismiss) private var dismiss

  var body: some View {
    NavigationStack {
      ScrollView {
        VStack(spacing: 8) {
          ForEach(Trail.all) { trail in
            Button {
              choose(trail)
              dismiss()
            } label: {
              TrailRow(trail: trail, symbol: "circle")
            }
            .buttonStyle(SurfaceButtonStyle(cornerRadius: GalleryStyle.cornerRadius, fill: AnyShapeStyle(.card)))
          }
        }
        .padding(16)
      }
      .navigationTitle("Choose a trail")
      .navigationBarTitleDisplayMode(.inline)
      .toolbar {
        ToolbarItem(placement: .confirmationAction) { Button("Done") { dismiss() } }
      }
    }
  }
}
