import type { Game } from "../words.ts";

/** German: what the game itself says. */

const NUMBERS = ["null", "ein", "zwei", "drei", "vier", "fünf", "sechs", "sieben", "acht", "neun", "zehn", "elf", "zwölf"];
const number = (n: number): string => NUMBERS[n] ?? String(n);
const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);
const counted = (n: number, one: string, many: string): string => (n === 1 ? one : `${n === 0 ? "keine" : number(n)} ${many}`);
const crosses = (n: number): string => counted(n, "ein Kreuz", "Kreuze");
const stars = (n: number): string => counted(n, "ein Stern", "Sterne");
/** As what somebody keeps or loses. */
const keptStars = (n: number): string => counted(n, "einen Stern", "Sterne");
const withCrosses = (n: number): string => counted(n, "einem Kreuz", "Kreuzen");
/** As what somebody says in all: "einer", "zwei". */
const inAll = (n: number): string => (n === 1 ? "einer" : number(n));
const withPoints = (n: number): string => (n === 1 ? "einem Punkt" : `${n} Punkten`);
/** With a full stop, as descriptions have it and bare numbers of pictures don't. */
const ended = (text: string): string => (/[.!?…]$/.test(text) ? text : `${text}.`);
const sparksTogether = (n: number): string => counted(n, "ein gemeinsamer Funke", "gemeinsame Funken");
const ORDINALS = ["", "ersten", "zweiten", "dritten", "vierten"];
const afterRounds = (n: number): string => (n === 1 ? "nach der ersten Runde" : `nach ${number(n)} Runden`);

/** The form of a verb that fits names as a sentence lists them: "Ilse", "Ilse und Tomás", "Du", "Du und Ilse". */
function fitting(names: string, forms: { one: string; many: string; you: string; youAll: string }): string {
  if (names === "Du") return forms.you;
  if (/^Du(,| und) /.test(names)) return forms.youAll;
  return names.includes(" und ") ? forms.many : forms.one;
}

export const game: Game = {
  // people
  you: "Du",
  youWithin: "du",

  // the round
  round: (roman) => `Runde ${roman}`,
  roundOf: (roman) => `Runde ${roman} von IV`,
  theWordIs: "Das Wort ist",
  theWordWas: "Das Wort war",
  pictures: "Die Bilder",
  picture: (place, seen) => (seen ? `Bild ${place}: ${seen}` : `Bild ${place}`),
  pictureCrossed: "angekreuzt",
  pictureLeaves: "verlässt nach dieser Runde den Tisch",
  crossHint: "Tipp jedes Bild an, das für dich zum Wort passt.",
  keysHint: "Pfeiltasten: bewegen. Leertaste: ankreuzen. Eingabetaste: öffnen. P: Stift ablegen.",
  yourCrosses: (n) => capital(crosses(n)),
  crossesShort: (n) => (n === 1 ? "Kreuz" : "Kreuze"),
  darkIsNear: "die Dunkelheit naht",
  darkRule: "Wer allein die meisten Kreuze hat und stürzt, verliert für jeden Funken und Super-Funken einen Stern.",
  looking: "noch beim Ankreuzen",
  passed: "Stift abgelegt",

  // the pen
  passPen: "Stift ablegen",
  slideToPass: "Zum Ablegen ziehen",
  crossFirst: "Erst ein Bild ankreuzen",
  penPassed: "Stift abgelegt",
  takePenBack: "Wieder aufnehmen",
  penHint: "Bis alle ihren Stift abgelegt haben, kannst du deinen wieder aufnehmen.",

  // another word
  askOtherWord: "Um das andere Wort bitten",
  otherWord: "Das andere Wort",
  otherWordRule: "Auf jeder Karte stehen zwei Wörter. Sind alle einverstanden, gilt das andere, und alle Kreuze werden weggewischt.",
  wantOtherWord: (names, n) => `${names} ${n === 1 ? "möchte" : "möchten"} das andere Wort.`,
  youAskedForOther: "Du möchtest das andere Wort.",
  mustStillAgree: (names) => `Es fehlt noch ein Ja von ${names}.`,
  agreeToOther: "Ja, das andere Wort",
  keepWord: "Wort behalten",
  wordExchanged: "Jetzt gilt das andere Wort. Alle Kreuze sind weggewischt.",

  // a picture, full size
  layBack: "Zurücklegen",
  crossIt: "Dieses Bild ankreuzen",
  takeCrossOff: "Kreuz wegwischen",
  openedHint: "Pfeiltasten: zu den Nachbarn. Leertaste: ankreuzen. Esc: zurücklegen.",
  before: "Das vorige Bild",
  after: "Das nächste Bild",

  // looking on
  lookingOnHint: "Kreuze bleiben geheim, bis sie gezeigt werden.",

  // the announcement
  lanternTrack: "Wer wie viele Kreuze gemacht hat",
  inTheDark: (name) => `${name} ist in der Dunkelheit`,
  youAreInTheDark: "Du bist in der Dunkelheit",
  nobodyInTheDark: "Niemand ist in der Dunkelheit",
  aloneWithMost: "allein die meisten",
  darkCosts: (name, n) =>
    `Mit ${withCrosses(n)} hat ${name} allein die meisten. Nach einem Sturz kostet jeder Funke und Super-Funke einen Stern.`,
  darkCostsYou: (n) => `Mit ${withCrosses(n)} hast du allein die meisten. Stürzt du, kostet dich jeder Funke und Super-Funke einen Stern.`,
  mostIsShared: (names, n) =>
    `${names} ${fitting(names, { one: "hat", many: "haben", you: "hast", youAll: "habt" })} die meisten: je ${crosses(n)}.`,
  scoutsFirst: (name) => `${name} hat die Figur und kundschaftet zuerst.`,
  youScoutFirst: "Du hast die Figur und kundschaftest zuerst.",
  toThePictures: "Zu den Bildern",

  // the reveal
  youAreTheScout: "Du kundschaftest",
  isTheScout: (name) => `${name} kundschaftet`,
  showHint: "Zeig ein Bild, das auch jemand anderes angekreuzt hat.",
  unshownYours: (n) =>
    n === 0 ? "Deine Bilder sind alle gezeigt." : `Du kannst noch ${n === 1 ? "ein Bild" : `${number(n)} Bilder`} zeigen.`,
  unshown: (n) => `${n} verdeckt`,
  chooseOne: "Ein Bild auswählen",
  showIt: "Dieses Bild zeigen",
  hasFallen: "gestürzt",
  youHaveFallen: "Du bist gestürzt. Für die anderen zählen deine Kreuze weiter.",
  starsSoFar: (n) => (n === 1 ? "Stern bisher" : "Sterne bisher"),
  starsOf: (n) => stars(n),
  mayBeShown: "kann gezeigt werden",
  wasSpark: (names) => `gezeigt, ein Funke: ${names}`,
  wasSuperSpark: (names) => `gezeigt, ein Super-Funke: ${names}`,
  wasFall: (name) => `gezeigt, ein Sturz: ${name}`,
  yourSlate: "dein Schreibtableau als Sternbild",
  spark: "Funke",
  superSpark: "Super-Funke",
  fall: "Sturz",
  shows: (name) => `${name} zeigt ein Bild`,
  youShow: "Du zeigst ein Bild",
  showed: (name) => `${name} hat es gezeigt.`,
  youShowed: "Du hast es gezeigt.",
  crossedToo: (names) =>
    `${names} ${fitting(names, { one: "hatte", many: "hatten", you: "hattest", youAll: "hattet" })} es auch angekreuzt.`,
  nobodyElse: (names) => `${names} und sonst niemand: je zwei Sterne und dazu der Bonusstern.`,
  fillsNone: (names) =>
    `${names} ${fitting(names, {
      one: "ist gestürzt und malt",
      many: "sind gestürzt und malen",
      you: "bist gestürzt und malst",
      youAll: "seid gestürzt und malt",
    })} keine Sterne aus.`,
  youFillNone: "Du bist gestürzt und malst keine Sterne aus.",
  falls: (name, n) =>
    `Sonst hatte es niemand angekreuzt. ${name} ${n === 0 ? "bekommt in dieser Runde keine Sterne" : `behält ${keptStars(n)}, bekommt in dieser Runde aber keine weiteren`}.`,
  fallsInTheDark: (name) => `Sonst hatte es niemand angekreuzt. In der Dunkelheit kostet das ${name} für jeden Funken und Super-Funken einen Stern.`,
  youFall: (n) =>
    `Sonst hatte es niemand angekreuzt. Du ${n === 0 ? "bekommst in dieser Runde keine Sterne" : `behältst ${keptStars(n)}, bekommst in dieser Runde aber keine weiteren`}.`,
  youFallInTheDark: "Sonst hatte es niemand angekreuzt. In der Dunkelheit kostet dich das für jeden Funken und Super-Funken einen Stern.",
  skip: "Zum Weiterspielen tippen",
  quick: "Schneller enthüllen",
  slow: "In Ruhe enthüllen",

  // the scores
  scoringSlate: "Das Punktetableau",
  sum: "Gesamt",
  youLead: (round) => `Du führst ${afterRounds(round)}`,
  lead: (names, _, round) =>
    `${names}${fitting(names, { one: " führt", many: " führen", you: " führst", youAll: ", ihr führt" })} ${afterRounds(round)}`,
  lastRound: "Die letzte Runde",
  whereFrom: (n) =>
    n === 0 ? "Keine Sterne in dieser Runde" : n === 1 ? "Woher dein Stern kommt" : `Woher deine ${number(n)} Sterne kommen`,
  superSparks: (n) => `Bei ${n === 1 ? "einem Bild" : `${number(n)} Bildern`} war es ein Super-Funke.`,
  unshared: (n) => `${capital(crosses(n))} hattest du allein.`,
  afterYourFall: (n) => `${n === 1 ? "Eins" : capital(number(n))} deiner Bilder ${n === 1 ? "kam" : "kamen"} erst nach deinem Sturz.`,
  theDarkTook: (name, n) => `${name} ist in der Dunkelheit gestürzt: je Funke und Super-Funke ein Stern weniger, zusammen ${inAll(n)}.`,
  theDarkTookYours: (n) => `Du bist in der Dunkelheit gestürzt: je Funke und Super-Funke ein Stern weniger, zusammen ${inAll(n)}.`,
  bonds: "Wer es wie wer gesehen hat: eine Linie für jeden gemeinsamen Funken",
  bondOf: (one, other, sparks) => `${one} und ${other}: ${sparksTogether(sparks)}`,
  noBonds: "Noch keine gemeinsamen Funken",
  slates: "Alle Schreibtableaus",
  slateOf: (name, n) => `${name}: ${crosses(n)}`,
  leaving: "Diese fünf verlassen den Tisch",
  toRound: (round) => `Zur ${ORDINALS[round] ?? "nächsten"} Runde`,
  toTheEnd: "Zum Ende",

  // the end
  brightest: "Heute am hellsten",
  thinkAlike: (one, other) => `${one} und ${other} denken am ähnlichsten`,
  thinkAlikeYou: (other) => `Du und ${other}, ihr denkt am ähnlichsten`,
  alikeSparks: (n) => sparksTogether(n),
  alikeCrosses: (n) => `und ${counted(n, "ein gleiches Kreuz", "gleiche Kreuze")}`,
  anotherGame: "Noch eine Partie",
  waitingForHost: (name) => `${name} kann noch eine Partie beginnen.`,
  keepRecord: "Partie speichern",
  watchAgain: "Noch mal ansehen",
  place: (n) => `${n}.`,

  // the replay
  replayOf: (which) => `Partie ${which}, Schritt für Schritt`,
  step: (n, of) => `Schritt ${n} von ${of}`,
  play: "Abspielen",
  pause: "Anhalten",
  stepBack: "Einen Schritt zurück",
  stepOn: "Einen Schritt weiter",
  replayHint: "Pfeiltasten: Schritt für Schritt. Leertaste: abspielen und anhalten.",
  backToTable: "Zurück zum Tisch",
  replayNotThere: "Diese Partie lässt sich nicht zeigen. Wer mitgespielt hat, kann sie ansehen, sobald sie zu Ende ist.",
  replayComing: "Die Bilder werden noch einmal ausgelegt …",
  laidOut: "Die Bilder liegen aus.",
  everybodyCrossed: "Alle kreuzen geheim an.",

  // for whoever listens
  heard: {
    round: (roman, word) => `Runde ${roman}. Das Wort ist ${word}.`,
    penPassed: (name) => `${name} hat den Stift abgelegt.`,
    youPassed: "Du hast den Stift abgelegt.",
    penBack: (name) => `${name} hat den Stift wieder aufgenommen.`,
    youTookBack: "Du hast deinen Stift wieder.",
    lanterns: (list) => `Die Laternen: ${list}.`,
    lantern: (name, n) => `${name} ${n}`,
    spark: (name, picture, names) => `${name}: ${ended(picture)} Ein Funke. Auch angekreuzt: ${names}.`,
    superSpark: (name, picture, other) => `${name}: ${ended(picture)} Ein Super-Funke. Sonst angekreuzt: nur ${other}.`,
    fall: (name, picture) => `${name}: ${ended(picture)} Ein Sturz: Sonst hatte es niemand angekreuzt.`,
    points: (list) => `Die Runde ist gewertet: ${list}.`,
    pointsOf: (name, n) => `${name} ${n}`,
    winner: (names, _, points) =>
      `${names}${fitting(names, { one: " gewinnt", many: " gewinnen", you: " gewinnst", youAll: ", ihr gewinnt" })} mit ${withPoints(points)}.`,
    youWin: (points) => `Du gewinnst mit ${withPoints(points)}.`,
  },
};
