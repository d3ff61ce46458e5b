import ScrollUI

extension Illustration {
  /// A sentence about the `Picture`, without a full stop.
  package var sentence: LocalizedStringKey {
    switch self {
    case .mountains: "The first light is on the ridge"
    case .harbor: "The boats are home before the rain"
    case .bamboo: "The wind is in the upper leaves"
    case .desert: "A caravan crosses the dunes at noon"
    case .aurora: "Green light stands over the fjord"
    case .rain: "Two people share one umbrella"
    case .lighthouse: "Three flashes, and then darkness"
    case .teaField: "The first leaves of spring are picked"
    case .nightTrain: "You wake up in another city"
    case .oldTown: "Swallows circle above the roofs"
    case .snow: "Every path is new again"
    case .island: "The ferry takes half an hour"
    case .orchard: "Ladders lean against the trees"
    case .bridge: "Stone lies on stone without mortar"
    case .lantern: "Each light carries a wish"
    case .kite: "It takes all the string there is"
    case .whale: "It came up beside the boat"
    case .fox: "You look again, and it is gone"
    case .crane: "It stands still in the shallows"
    case .koi: "They know when they are fed"
    case .moon: "It is bright enough to read"
    case .comet: "It returns every 76 years"
    case .balloon: "It rises above the church tower"
    case .garden: "A bench stands under the roses"
    case .volcano: "Smoke rises before breakfast"
    case .waterfall: "You hear it before you see it"
    case .windmill: "The sails turn on Saturdays"
    case .canal: "Every house leans a little"
    case .terraces: "Each field holds a piece of sky"
    case .pagoda: "The bells move in the evening wind"
    case .cableCar: "The valley grows quiet below"
    case .campfire: "The last story is the best"
    case .sunflowers: "At noon they all face south"
    case .regatta: "The first buoy decides little"
    case .canyon: "The echo takes its time"
    case .savanna: "The elephants walk home"
    case .blossom: "The path turns pink in a minute"
    case .owl: "It turns its head all the way"
    case .turtle: "It was here before the reef"
    case .market: "The tea comes before the price"
    }
  }
}
