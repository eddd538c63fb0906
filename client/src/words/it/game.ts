import type { Game } from "../words.ts";

/** Italian: what the game itself says. What is counted in words is feminine: croci, stelle, Scintille, immagini. */

const NUMBERS = ["nessuna", "una", "due", "tre", "quattro", "cinque", "sei", "sette", "otto", "nove", "dieci", "undici", "dodici"];
const number = (n: number): string => NUMBERS[n] ?? String(n);
const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);
/** In Italian none is singular, like one. */
const counted = (n: number, one: string, many: string): string => `${number(n)} ${n < 2 ? one : many}`;
const stars = (n: number): string => counted(n, "stella", "stelle");
const crosses = (n: number): string => counted(n, "croce", "croci");
const sharedSparks = (n: number): string => counted(n, "Scintilla in comune", "Scintille in comune");
const points = (n: number): string => `${n} ${n === 1 ? "punto" : "punti"}`;
const afterRounds = (n: number): string => (n === 1 ? "dopo il primo round" : `dopo ${number(n)} round`);
/** A description ends with a full stop already. */
const sentence = (text: string): string => text.replace(/\.?$/, ".");
/** "Ilse e Tomás", but "Tomás ed Ercole"; whoever is spoken to comes first. */
const both = (one: string, other: string): string =>
  other === "te" ? both("Tu", one) : `${one} ${/^[eèé]/i.test(other) ? "ed" : "e"} ${other}`;
const ROMAN = ["", "I", "II", "III", "IV"];

/** Names as they stand within a sentence: "tu e Ilse". */
const within = (names: string): string => names.replace(/^Tu(?=$|,| ed? )/, "tu");

/** The form of a verb that fits names as a sentence lists them: "Ilse", "Ilse e Tomás", "Tu", "Tu e Ilse". */
function fitting(names: string, forms: { one: string; many: string; you: string; youAll: string }): string {
  if (names === "Tu") return forms.you;
  if (/^Tu(,| ed? )/.test(names)) return forms.youAll;
  return / ed? /.test(names) ? forms.many : forms.one;
}

export const game: Game = {
  // people
  you: "Tu",
  youWithin: "te",

  // the round
  round: (roman) => `Round ${roman}`,
  roundOf: (roman) => `Round ${roman} di IV`,
  theWordIs: "La parola è",
  theWordWas: "La parola era",
  pictures: "Le immagini",
  picture: (place, seen) => (seen ? `Immagine ${place}: ${seen}` : `Immagine ${place}`),
  pictureCrossed: "segnata",
  pictureLeaves: "lascia il tavolo dopo questo round",
  crossHint: "Tocca ogni immagine che la parola ti evoca.",
  keysHint: "Frecce: spostarsi. Spazio: segnare. Invio: aprire. P: passare il pennarello.",
  yourCrosses: (n) => capital(crosses(n)),
  crossesShort: (n) => (n === 1 ? "croce" : "croci"),
  darkIsNear: "l’Oscurità è vicina",
  darkRule: "Se hai più croci di chiunque altro, una Caduta ti costa una stella per ogni Scintilla e Super Scintilla.",
  looking: "sta ancora cercando",
  passed: "ha passato il pennarello",

  // the pen
  passPen: "Passa il pennarello",
  slideToPass: "Scorri per passarlo",
  crossFirst: "Prima una croce",
  penPassed: "Pennarello passato",
  takePenBack: "Riprendilo",
  penHint: "Finché non l’hanno passato tutti, puoi riprendere il tuo.",

  // another word
  askOtherWord: "Chiedi l’altra parola",
  otherWord: "L’altra parola",
  otherWordRule: "Su ogni carta ci sono due parole. Se siete tutti d’accordo vale l’altra, e si cancellano tutte le croci.",
  wantOtherWord: (names, n) => `${names} ${n === 1 ? "chiede" : "chiedono"} l’altra parola.`,
  youAskedForOther: "Hai chiesto l’altra parola.",
  mustStillAgree: (names) => `Manca ancora il sì di ${names}.`,
  agreeToOther: "Sì, l’altra parola",
  keepWord: "Teniamo questa",
  wordExchanged: "Ora vale l’altra parola. Tutte le croci sono state cancellate.",

  // a picture, full size
  layBack: "Rimettila a posto",
  crossIt: "Segna quest’immagine",
  takeCrossOff: "Togli la croce",
  openedHint: "Frecce: immagini vicine. Spazio: segnare. Esc: rimettere a posto.",
  before: "L’immagine precedente",
  after: "L’immagine successiva",

  // looking on
  lookingOnHint: "Le croci restano segrete finché non vengono rivelate.",

  // the announcement
  lanternTrack: "Quante croci a testa",
  inTheDark: (name) => `${name} è nell’Oscurità`,
  youAreInTheDark: "Sei nell’Oscurità",
  nobodyInTheDark: "Nessuno è nell’Oscurità",
  aloneWithMost: "più di chiunque altro",
  darkCosts: (name, n) =>
    `${capital(crosses(n))}, più di chiunque altro. Se ${name} cade, perde una stella per ogni Scintilla e Super Scintilla.`,
  darkCostsYou: (n) => `${capital(crosses(n))}, più di chiunque altro. Se cadi, perdi una stella per ogni Scintilla e Super Scintilla.`,
  mostIsShared: (names, n) => `In testa alla pari, con ${crosses(n)}: ${within(names)}.`,
  scoutsFirst: (name) => `Si comincia da ${name}, che ha la pedina.`,
  youScoutFirst: "Si comincia da te, che hai la pedina.",
  toThePictures: "Alle immagini",

  // the reveal
  youAreTheScout: "Esplori tu",
  isTheScout: (name) => `${name} esplora`,
  showHint: "Rivela un’immagine che ha segnato anche qualcun altro.",
  unshownYours: (n) =>
    n === 0 ? "Le tue sono tutte rivelate." : `Te ne ${n === 1 ? "resta" : "restano"} ${number(n)} da rivelare.`,
  unshown: (n) => `${n} da rivelare`,
  chooseOne: "Scegli un’immagine",
  showIt: "Rivela quest’immagine",
  hasFallen: "Caduta",
  youHaveFallen: "Dopo la Caduta non esplori più, ma le tue croci valgono ancora per gli altri.",
  starsSoFar: (n) => (n === 1 ? "stella finora" : "stelle finora"),
  starsOf: (n) => stars(n),
  mayBeShown: "si può rivelare",
  wasSpark: (names) => `rivelata, una Scintilla: ${within(names)}`,
  wasSuperSpark: (names) => `rivelata, una Super Scintilla: ${within(names)}`,
  wasFall: (name) => `rivelata, una Caduta: ${within(name)}`,
  yourSlate: "la tua lavagna come costellazione",
  spark: "Scintilla",
  superSpark: "Super Scintilla",
  fall: "Caduta",
  shows: (name) => `${name} rivela un’immagine`,
  youShow: "Riveli un’immagine",
  showed: (name) => `L’ha rivelata ${name}.`,
  youShowed: "L’hai rivelata tu.",
  crossedToo: (names) =>
    `${fitting(names, { one: "L’aveva", many: "L’avevano", you: "L’avevi", youAll: "L’avevate" })} segnata anche ${within(names)}.`,
  nobodyElse: (names) => `${names}, e nessun altro: due stelle a testa, più la stella bonus.`,
  fillsNone: (names) =>
    `Dopo la Caduta ${within(names)} non ${fitting(names, { one: "colora", many: "colorano", you: "colori", youAll: "colorate" })} stelle.`,
  youFillNone: "Dopo la Caduta non colori stelle.",
  falls: (name, n) =>
    `Nessun altro l’aveva segnata. ${name} ${n === 0 ? "non guadagna stelle" : `conserva ${stars(n)}, ma non ne guadagna altre`} in questo round.`,
  fallsInTheDark: (name) => `Nessun altro l’aveva segnata. Nell’Oscurità, a ${name} costa una stella per ogni Scintilla e Super Scintilla.`,
  youFall: (n) => {
    const kept = n === 0 ? "Non guadagni stelle" : `Conservi ${n === 1 ? "la tua stella" : `le tue ${stars(n)}`}, ma non ne guadagni altre`;
    return `Nessun altro l’aveva segnata. ${kept} in questo round.`;
  },
  youFallInTheDark: "Nessun altro l’aveva segnata. Nell’Oscurità ti costa una stella per ogni Scintilla e Super Scintilla.",
  skip: "Premi per continuare",
  quick: "Rivela più in fretta",
  slow: "Rivela con calma",

  // the scores
  scoringSlate: "La Lavagna Punteggio",
  sum: "Totale",
  youLead: (round) => `Sei in testa ${afterRounds(round)}`,
  lead: (names, _, round) => `${names} ${fitting(names, { one: "è", many: "sono", you: "sei", youAll: "siete" })} in testa ${afterRounds(round)}`,
  lastRound: "L’ultimo round",
  whereFrom: (n) =>
    n === 0 ? "Nessuna stella in questo round" : n === 1 ? "Da dove viene la tua stella" : `Da dove vengono le tue ${stars(n)}`,
  superSparks: (n) => `${n === 1 ? "C’è stata" : "Ci sono state"} ${counted(n, "Super Scintilla", "Super Scintille")}.`,
  unshared: (n) => `${capital(number(n))} delle tue croci non ${n === 1 ? "l’aveva" : "le aveva"} nessun altro.`,
  afterYourFall: (n) => `${capital(number(n))} delle tue immagini ${n === 1 ? "è arrivata" : "sono arrivate"} dopo la tua Caduta.`,
  theDarkTook: (name, n) => `Nell’Oscurità la Caduta pesa: ${name} perde una stella per ogni Scintilla e Super Scintilla, ${number(n)} in tutto.`,
  theDarkTookYours: (n) => `Nell’Oscurità la Caduta pesa: perdi una stella per ogni Scintilla e Super Scintilla, ${number(n)} in tutto.`,
  bonds: "Chi la vede come chi: una linea per ogni Scintilla in comune",
  bondOf: (one, other, n) => `${both(one, other)}: ${sharedSparks(n)}`,
  noBonds: "Ancora nessuna Scintilla in comune",
  slates: "Le lavagne di tutti",
  slateOf: (name, n) => `${name}: ${crosses(n)}`,
  leaving: "Queste cinque lasciano il tavolo",
  toRound: (round) => `Al round ${ROMAN[round] ?? round}`,
  toTheEnd: "Al gran finale",

  // the end
  brightest: "A brillare di più stasera",
  thinkAlike: (one, other) => `L’intesa più bella: ${both(one, other)}`,
  thinkAlikeYou: (other) => `L’intesa più bella: ${both("tu", other)}`,
  alikeSparks: (n) => sharedSparks(n),
  alikeCrosses: (n) => `e ${counted(n, "croce uguale", "croci uguali")}`,
  anotherGame: "Un’altra partita",
  waitingForHost: (name) => `${name} può preparare un’altra partita.`,
  keepRecord: "Salva la partita",
  watchAgain: "Rivedi la partita",
  place: (n) => `${n}º posto`,

  // the replay
  replayOf: (which) => `Partita ${which}, passo dopo passo`,
  step: (n, of) => `Passo ${n} di ${of}`,
  play: "Riproduci",
  pause: "Pausa",
  stepBack: "Un passo indietro",
  stepOn: "Un passo avanti",
  replayHint: "Frecce: passo dopo passo. Spazio: riprodurre e fermare.",
  backToTable: "Torna al tavolo",
  replayNotThere: "Questa partita non si può mostrare. Chi l’ha giocata può rivederla quando è finita.",
  replayComing: "Le immagini tornano sul tavolo…",
  laidOut: "Le immagini sono sul tavolo.",
  everybodyCrossed: "Tutti segnano in segreto.",

  // for whoever listens
  heard: {
    round: (roman, word) => `Round ${roman}. La Parola Indizio è: ${word}.`,
    penPassed: (name) => `${name} ha passato il pennarello.`,
    youPassed: "Hai passato il pennarello.",
    penBack: (name) => `${name} ha ripreso il pennarello.`,
    youTookBack: "Hai ripreso il pennarello.",
    lanterns: (list) => `Le lanterne: ${list}.`,
    lantern: (name, n) => `${within(name)} ${n}`,
    spark: (name, picture, names) => `${name}: ${sentence(picture)} Una Scintilla con ${names}.`,
    superSpark: (name, picture, other) => `${name}: ${sentence(picture)} Una Super Scintilla con ${other}.`,
    fall: (name, picture) => `${name}: ${sentence(picture)} Una Caduta: nessun altro l’aveva segnata.`,
    points: (list) => `I punti del round: ${list}.`,
    pointsOf: (name, n) => `${within(name)} ${n}`,
    winner: (names, _, total) =>
      `${names} ${fitting(names, { one: "ha", many: "hanno", you: "hai", youAll: "avete" })} vinto con ${points(total)}.`,
    youWin: (total) => `Hai vinto con ${points(total)}.`,
  },
};
