/** What the game itself says: the round, the announcement, the reveal, the scores, the end, the replay. */

const NUMBERS = ["no", "one", "two", "three", "four", "five", "six", "seven", "eight", "nine", "ten"];
const number = (n: number): string => NUMBERS[n] ?? String(n);
const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);
const counted = (n: number, one: string, many: string): string => `${number(n)} ${n === 1 ? one : many}`;
const stars = (n: number): string => counted(n, "star", "stars");
const crosses = (n: number): string => counted(n, "cross", "crosses");
/** A description ends with a full stop already. */
const sentence = (text: string): string => text.replace(/\.?$/, ".");

export const game = {
  // people
  you: "You",
  /** In the middle of a sentence. */
  youWithin: "you",

  // the round
  round: (roman: string): string => `Round ${roman}`,
  roundOf: (roman: string): string => `Round ${roman} of IV`,
  theWordIs: "The word is",
  theWordWas: "The word was",
  pictures: "The pictures",
  picture: (place: number, seen: string): string => (seen ? `Picture ${place}: ${seen}` : `Picture ${place}`),
  pictureCrossed: "crossed",
  pictureLeaves: "leaves after this round",
  crossHint: "Tap each picture that the word brings to mind.",
  keysHint: "Arrow keys move, Space crosses, Enter opens, P passes the pen.",
  yourCrosses: (n: number): string => capital(crosses(n)),
  crossesShort: (n: number): string => (n === 1 ? "cross" : "crosses"),
  darkIsNear: "the Dark is near",
  darkRule: "Alone with the most crosses, a Fall costs one star for each Spark and Super-Spark.",
  looking: "still looking",
  passed: "has passed the pen",

  // the pen
  passPen: "Pass the pen",
  slideToPass: "Slide to pass the pen",
  crossFirst: "Cross a picture first",
  penPassed: "Your pen is passed",
  takePenBack: "Take it back",
  penHint: "Until the last pen is passed, you may take yours back.",

  // another word
  askOtherWord: "Ask the table for the other word",
  otherWord: "The other word",
  otherWordRule: "Each card has two words. If everybody agrees, the other one counts, and all crosses are wiped.",
  wantOtherWord: (names: string, n: number): string => `${names} ${n === 1 ? "asks" : "ask"} for the other word.`,
  youAskedForOther: "You asked for the other word.",
  mustStillAgree: (names: string): string => `It takes a yes from ${names}.`,
  agreeToOther: "Yes, the other word",
  keepWord: "Keep this word",
  wordExchanged: "The other word counts now. All crosses were wiped.",

  // a picture, full size
  layBack: "Lay it back",
  crossIt: "Cross this picture",
  takeCrossOff: "Take off the cross",
  openedHint: "Arrow keys go to the neighbours, Space crosses, Escape lays it back.",
  before: "The picture before",
  after: "The next picture",

  // looking on
  lookingOnHint: "Crosses stay secret until they are shown.",

  // the announcement
  lanternTrack: "How many crosses everybody made",
  inTheDark: (name: string): string => `${name} is in the Dark`,
  youAreInTheDark: "You are in the Dark",
  nobodyInTheDark: "Nobody is in the Dark",
  aloneWithMost: "alone with the most",
  darkCosts: (name: string, n: number): string =>
    `Alone with the most: ${crosses(n)}. If ${name} falls, each Spark and Super-Spark costs a star.`,
  darkCostsYou: (n: number): string => `Alone with the most: ${crosses(n)}. If you fall, each Spark and Super-Spark costs a star.`,
  mostIsShared: (names: string, n: number): string => `${names} share the most: ${crosses(n)} each.`,
  scoutsFirst: (name: string): string => `${name} holds the pawn and scouts first.`,
  youScoutFirst: "You hold the pawn and scout first.",
  toThePictures: "To the pictures",

  // the reveal
  youAreTheScout: "You are the scout",
  isTheScout: (name: string): string => `${name} is the scout`,
  showHint: "Show a picture that somebody else has crossed too.",
  unshownYours: (n: number): string =>
    n === 0 ? "All of yours are shown." : `${capital(number(n))} of yours ${n === 1 ? "is" : "are"} still unshown.`,
  unshown: (n: number): string => `${n} unshown`,
  chooseOne: "Choose a picture",
  showIt: "Show this picture",
  hasFallen: "has fallen",
  youHaveFallen: "You have fallen. Your crosses still count for the others.",
  starsSoFar: (n: number): string => (n === 1 ? "star so far" : "stars so far"),
  starsOf: (n: number): string => stars(n),
  mayBeShown: "may be shown",
  wasSpark: (names: string): string => `shown, a Spark: ${names}`,
  wasSuperSpark: (names: string): string => `shown, a Super-Spark: ${names}`,
  wasFall: (name: string): string => `shown, a Fall: ${name}`,
  yourSlate: "your slate as a constellation",
  spark: "Spark",
  superSpark: "Super-Spark",
  fall: "Fall",
  shows: (name: string): string => `${name} shows a picture`,
  youShow: "You show a picture",
  showed: (name: string): string => `${name} showed it.`,
  youShowed: "You showed it.",
  crossedToo: (names: string): string => `${names} had crossed it too.`,
  nobodyElse: (names: string): string => `${names}, and nobody else: two stars each, and the bonus star.`,
  fillsNone: (names: string, n: number): string => `${names} ${n === 1 ? "has" : "have"} fallen and ${n === 1 ? "fills" : "fill"} no star.`,
  youFillNone: "You have fallen and fill no star.",
  falls: (name: string, n: number): string =>
    `Nobody else had crossed it. ${name} ${n === 0 ? "gets no stars" : `keeps ${stars(n)}, but gets no more`} in this round.`,
  fallsInTheDark: (name: string): string => `Nobody else had crossed it. In the Dark, that costs ${name} a star for each Spark and Super-Spark.`,
  youFall: (n: number): string =>
    `Nobody else had crossed it. You ${n === 0 ? "get no stars" : `keep your ${stars(n)}, but get no more`} in this round.`,
  youFallInTheDark: "Nobody else had crossed it. In the Dark, that costs you a star for each Spark and Super-Spark.",
  skip: "Press anywhere to go on",
  quick: "Make reveals quick",
  slow: "Give reveals their time",

  // the scores
  scoringSlate: "The scoring slate",
  sum: "In all",
  youLead: (round: number): string => (round === 1 ? "You lead after the first round" : `You lead after ${number(round)} rounds`),
  lead: (names: string, n: number, round: number): string =>
    `${names} ${n === 1 ? "leads" : "lead"} after ${round === 1 ? "the first round" : `${number(round)} rounds`}`,
  lastRound: "The last round",
  whereFrom: (n: number): string => (n === 0 ? "No stars this round" : `Where your ${stars(n)} came from`),
  superSparks: (n: number): string => `${capital(counted(n, "picture was a Super-Spark", "pictures were Super-Sparks"))}.`,
  unshared: (n: number): string => `${capital(number(n))} of your crosses nobody shared.`,
  afterYourFall: (n: number): string => `${capital(number(n))} of your pictures came after your Fall.`,
  theDarkTook: (name: string, n: number): string => `${name} fell in the Dark: one star less for each Spark and Super-Spark, ${n} in all.`,
  theDarkTookYours: (n: number): string => `You fell in the Dark: one star less for each Spark and Super-Spark, ${n} in all.`,
  bonds: "Who sees things alike: a line for each Spark together",
  bondOf: (one: string, other: string, sparks: number): string =>
    `${one} and ${other}: ${counted(sparks, "Spark", "Sparks")} together`,
  noBonds: "No Sparks together yet",
  slates: "Everybody's slates",
  slateOf: (name: string, n: number): string => `${name}: ${crosses(n)}`,
  leaving: "These five leave the table",
  toRound: (round: number): string => `To round ${number(round)}`,
  toTheEnd: "To the end",

  // the end
  brightest: "The brightest tonight",
  thinkAlike: (one: string, other: string): string => `${one} and ${other} think most alike`,
  thinkAlikeYou: (other: string): string => `You and ${other} think most alike`,
  alikeSparks: (n: number): string => `${counted(n, "Spark", "Sparks")} together`,
  alikeCrosses: (n: number): string => `and ${crosses(n)} in common`,
  anotherGame: "Another game",
  waitingForHost: (name: string): string => `${name} can lay out another game.`,
  keepRecord: "Keep the record",
  watchAgain: "Watch it again",
  place: (n: number): string => `${n}.`,

  // the replay
  replayOf: (game: number): string => `Game ${game}, step by step`,
  step: (n: number, of: number): string => `Step ${n} of ${of}`,
  play: "Play",
  pause: "Pause",
  stepBack: "One step back",
  stepOn: "One step on",
  replayHint: "Arrow keys step, Space plays and pauses.",
  backToTable: "Back to the table",
  replayNotThere: "This game can't be shown. Those who played it can see it once it is over.",
  replayComing: "The pictures are being laid out again …",
  laidOut: "The pictures are laid out.",
  everybodyCrossed: "Everybody crosses in secret.",

  // for whoever listens: one sentence for each thing that happens, never a secret
  heard: {
    round: (roman: string, word: string): string => `Round ${roman}. The word is ${word}.`,
    penPassed: (name: string): string => `${name} passed the pen.`,
    youPassed: "You passed the pen.",
    penBack: (name: string): string => `${name} took the pen back.`,
    youTookBack: "You have your pen back.",
    lanterns: (list: string): string => `The lanterns: ${list}.`,
    lantern: (name: string, n: number): string => `${name} ${n}`,
    spark: (name: string, picture: string, names: string): string => `${name}: ${sentence(picture)} A Spark with ${names}.`,
    superSpark: (name: string, picture: string, other: string): string => `${name}: ${sentence(picture)} A Super-Spark with ${other}.`,
    fall: (name: string, picture: string): string => `${name}: ${sentence(picture)} A Fall: nobody else had crossed it.`,
    points: (list: string): string => `The round is scored: ${list}.`,
    pointsOf: (name: string, n: number): string => `${name} ${n}`,
    winner: (names: string, n: number, points: number): string => `${names} ${n === 1 ? "wins" : "win"} with ${points}.`,
    youWin: (points: number): string => `You win with ${points}.`,
  },
};
