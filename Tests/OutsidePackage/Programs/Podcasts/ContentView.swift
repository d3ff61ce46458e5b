import SwiftUI

struct ContentView: View {
  @EnvironmentObject var player: Player
  @State private var isShowingPlayer = false

  var body: some View {
    VStack(spacing: 0) {
      NavigationView {
        List {
          HStack {
            Image(systemName: "magnifyingglass").foregroundColor(.secondary)
            TextField("Search", text: $player.query)
          }
          ForEach(player.found) { episode in
            Button(action: { self.player.play(episode) }) {
              EpisodeRow(episode: episode, isCurrent: episode == self.player.episode)
            }
          }
        }
        .navigationBarTitle("Episodes")
      }
      .navigationViewStyle(StackNavigationViewStyle())

      if player.episode != nil {
        Divider()
        MiniPlayer { self.isShowingPlayer = true }
          .transition(.move(edge: .bottom))
      }
    }
    .sheet(isPresented: $isShowingPlayer) {
      PlayerView().environmentObject(self.player)
    }
  }
}

struct EpisodeRow: View {
  let episode: Episode
  let isCurrent: Bool

  var body: some View {
    HStack(spacing: 12) {
      Artwork(symbol: episode.symbol, size: 44)
      VStack(alignment: .leading, spacing: 2) {
        Text(episode.title)
          .font(.headline)
          .foregroundColor(isCurrent ? .accentColor : .primary)
        Text("\(episode.show) · \(Int(episode.length / 60)) min")
          .font(.subheadline)
          .foregroundColor(.secondary)
      }
    }
    .padding(.vertical, 4)
  }
}

struct Artwork: View {
  let symbol: String
  let size: CGFloat

  var body: some View {
    RoundedRectangle(cornerRadius: size / 6, style: .continuous)
      .fill(LinearGradient(gradient: Gradient(colors: [.orange, .pink]), startPoint: .top, endPoint: .bottom))
      .frame(width: size, height: size)
      .overlay(
        Image(systemName: symbol)
          .font(.system(size: size / 2.2))
          .foregroundColor(.white)
      )
  }
}

struct MiniPlayer: View {
  @EnvironmentObject var player: Player
  let open: () -> Void

  var body: some View {
    HStack(spacing: 12) {
      Artwork(symbol: player.episode?.symbol ?? "mic", size: 36)
      Text(player.episode?.title ?? "")
        .lineLimit(1)
      Spacer()
      Text(player.position.clock)
        .font(Font.subheadline.monospacedDigit())
        .foregroundColor(.secondary)
      Button(action: player.toggle) {
        Image(systemName: player.isPlaying ? "pause.fill" : "play.fill").font(.title)
      }
      .accessibility(label: Text(player.isPlaying ? "Pause" : "Play"))
      Button(action: open) {
        Image(systemName: "chevron.up")
      }
      .accessibility(label: Text("Open the player"))
    }
    .padding()
    .background(Color(.secondarySystemBackground))
  }
}

struct ContentView_Previews: PreviewProvider {
  static var previews: some View {
    ContentView().environmentObject(Player())
  }
}
