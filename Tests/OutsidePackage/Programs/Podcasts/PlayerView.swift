import SwiftUI

struct PlayerView: View {
  @EnvironmentObject var player: Player
  @Environment(\.presentationMode) var presentationMode
  @State private var isChoosingSleep = false

  var body: some View {
    VStack(spacing: 20) {
      HStack {
        Spacer()
        Button("Done") { self.presentationMode.wrappedValue.dismiss() }
      }
      Artwork(symbol: player.episode?.symbol ?? "mic", size: 180)
        .scaleEffect(player.isPlaying ? 1 : 0.9)
        .animation(.spring())
      VStack(spacing: 4) {
        Text(player.episode?.title ?? "").font(.title)
        Text(player.episode?.show ?? "").foregroundColor(.secondary)
      }
      VStack(spacing: 4) {
        Slider(value: $player.position, in: 0...(player.episode?.length ?? 1))
          .accessibility(label: Text("Position"))
        HStack {
          Text(player.position.clock)
          Spacer()
          Text("-" + ((player.episode?.length ?? 0) - player.position).clock)
        }
        .font(Font.caption.monospacedDigit())
        .foregroundColor(.secondary)
      }
      HStack(spacing: 40) {
        button("gobackward.15", "Back 15 seconds") { self.player.skip(-15) }
        button(player.isPlaying ? "pause.circle.fill" : "play.circle.fill", player.isPlaying ? "Pause" : "Play") {
          self.player.toggle()
        }
        .font(.system(size: 56))
        button("goforward.30", "Forward 30 seconds") { self.player.skip(30) }
      }
      .font(.title)
      Button(action: { self.isChoosingSleep = true }) {
        HStack {
          Image(systemName: "moon.zzz")
          Text(player.sleepTime.map { "Pauses in \(TimeInterval($0).clock)" } ?? "Sleep timer")
        }
      }
      Spacer(minLength: 0)
    }
    .padding()
    .actionSheet(isPresented: $isChoosingSleep) {
      ActionSheet(
        title: Text("Pause after"),
        buttons: [
          .default(Text("1 minute")) { self.player.setSleepTimer(60) },
          .default(Text("15 minutes")) { self.player.setSleepTimer(900) },
          .destructive(Text("Off")) { self.player.setSleepTimer(nil) },
          .cancel(),
        ])
    }
  }

  private func button(_ symbol: String, _ label: String, action: @escaping () -> Void) -> some View {
    Button(action: action) {
      Image(systemName: symbol)
    }
    .accessibility(label: Text(label))
  }
}
