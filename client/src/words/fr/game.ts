import type { Game } from "../words.ts";

/** French: what the game itself says. What is counted here is feminine: croix, étoiles, Étincelles, manches. */

const NUMBERS = ["aucune", "une", "deux", "trois", "quatre", "cinq", "six", "sept", "huit", "neuf", "dix", "onze", "douze"];
const number = (n: number): string => NUMBERS[n] ?? String(n);
const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);
/** In French none is singular, like one. */
const counted = (n: number, one: string, many: string): string => `${number(n)} ${n < 2 ? one : many}`;
const stars = (n: number): string => counted(n, "étoile", "étoiles");
const crosses = (n: number): string => `${number(n)} croix`;
const sparks = (n: number): string => counted(n, "Étincelle", "Étincelles");
const points = (n: number): string => `${n} ${n < 2 ? "point" : "points"}`;
const afterRounds = (n: number): string => (n === 1 ? "après la première manche" : `après ${number(n)} manches`);
/** A description ends with a full stop already. */
const sentence = (text: string): string => text.replace(/\.?$/, ".");
const ROMAN = ["", "I", "II", "III", "IV"];

/** Names as they stand within a sentence: "toi et Ilse". */
const within = (names: string): string => names.replace(/^Toi(?=$|,| et )/, "toi");

/** Names with the verb that fits them as a list: "Ilse", "Ilse et Tomás", "Toi", "Toi et Ilse". */
function whoDo(names: string, verbs: { one: string; many: string; you: string; youAll: string }): string {
  if (names === "Toi") return `Tu ${verbs.you}`;
  if (/^Toi(,| et) /.test(names)) return `${names}, vous ${verbs.youAll}`;
  return `${names} ${names.includes(" et ") ? verbs.many : verbs.one}`;
}

export const game: Game = {
  // people
  you: "Toi",
  youWithin: "toi",

  // the round
  round: (roman) => `Manche ${roman}`,
  roundOf: (roman) => `Manche ${roman} sur IV`,
  theWordIs: "Le mot est",
  theWordWas: "Le mot était",
  pictures: "Les images",
  picture: (place, seen) => (seen ? `Image ${place} : ${seen}` : `Image ${place}`),
  pictureCrossed: "cochée",
  pictureLeaves: "part après cette manche",
  crossHint: "Touche chaque image que ce mot t’évoque.",
  keysHint: "Flèches : se déplacer. Espace : cocher. Entrée : ouvrir. P : passer le feutre.",
  yourCrosses: (n) => capital(crosses(n)),
  crossesShort: () => "croix",
  darkIsNear: "l’Obscurité guette",
  darkRule: "Si tu es en tête sans égalité, une Chute te coûte une étoile par Étincelle et par Super Étincelle.",
  looking: "cherche encore",
  passed: "a passé son feutre",

  // the pen
  passPen: "Passer le feutre",
  slideToPass: "Glisse pour passer le feutre",
  crossFirst: "Coche d’abord une image",
  penPassed: "Feutre passé",
  takePenBack: "Le reprendre",
  penHint: "Tant que tout le monde n’a pas passé son feutre, tu peux reprendre le tien.",

  // another word
  askOtherWord: "Demander l’autre mot à la table",
  otherWord: "L’autre mot",
  otherWordRule: "Chaque carte porte deux mots. Si tout le monde est d’accord, c’est l’autre qui compte, et toutes les croix sont effacées.",
  wantOtherWord: (names, n) => `${names} ${n === 1 ? "demande" : "demandent"} l’autre mot.`,
  youAskedForOther: "Tu as demandé l’autre mot.",
  mustStillAgree: (names) => `Accord encore attendu : ${names}.`,
  agreeToOther: "Oui, l’autre",
  keepWord: "Garder ce mot",
  wordExchanged: "C’est maintenant l’autre mot qui compte. Toutes les croix ont été effacées.",

  // a picture, full size
  layBack: "La reposer",
  crossIt: "Cocher cette image",
  takeCrossOff: "Effacer la croix",
  openedHint: "Flèches : images voisines. Espace : cocher. Échap : la reposer.",
  before: "L’image précédente",
  after: "L’image suivante",

  // looking on
  lookingOnHint: "Les croix restent secrètes jusqu’à ce qu’on les montre.",

  // the announcement
  lanternTrack: "Qui a fait combien de croix",
  inTheDark: (name) => `${name} est en Obscurité`,
  youAreInTheDark: "Tu es en Obscurité",
  nobodyInTheDark: "Personne n’est en Obscurité",
  aloneWithMost: "en tête sans égalité",
  darkCosts: (name, n) =>
    `En tête sans égalité, avec ${crosses(n)}. Si ${name} chute, chaque Étincelle et Super Étincelle coûte une étoile.`,
  darkCostsYou: (n) => `En tête sans égalité, avec ${crosses(n)}. Si tu chutes, chaque Étincelle et Super Étincelle te coûte une étoile.`,
  mostIsShared: (names, n) => `Égalité en tête, à ${crosses(n)} : ${within(names)}.`,
  scoutsFirst: (name) => `${name} tient le pion et éclaire en premier.`,
  youScoutFirst: "Tu tiens le pion et tu éclaires en premier.",
  toThePictures: "Aux images",

  // the reveal
  youAreTheScout: "À toi d’éclairer",
  isTheScout: (name) => `${name} éclaire`,
  showHint: "Montre une image que quelqu’un d’autre a cochée aussi.",
  unshownYours: (n) => (n === 0 ? "Toutes les tiennes sont montrées." : `Il t’en reste ${number(n)} à montrer.`),
  unshown: (n) => `${n} à montrer`,
  chooseOne: "Choisis une image",
  showIt: "Montrer cette image",
  hasFallen: "a chuté",
  youHaveFallen: "Tu as chuté. Tes croix comptent encore pour les autres.",
  starsSoFar: (n) => (n < 2 ? "étoile jusqu’ici" : "étoiles jusqu’ici"),
  starsOf: (n) => stars(n),
  mayBeShown: "peut être montrée",
  wasSpark: (names) => `montrée, une Étincelle : ${within(names)}`,
  wasSuperSpark: (names) => `montrée, une Super Étincelle : ${within(names)}`,
  wasFall: (name) => `montrée, une Chute : ${within(name)}`,
  yourSlate: "ta plaquette en constellation",
  spark: "Étincelle",
  superSpark: "Super Étincelle",
  fall: "Chute",
  shows: (name) => `${name} montre une image`,
  youShow: "Tu montres une image",
  showed: (name) => `${name} l’a montrée.`,
  youShowed: "Tu l’as montrée.",
  crossedToo: (names) => `${whoDo(names, { one: "l’avait", many: "l’avaient", you: "l’avais", youAll: "l’aviez" })} cochée aussi.`,
  nobodyElse: (names) => `${names}, et personne d’autre : deux étoiles par personne, et l’étoile bonus.`,
  fillsNone: (names) =>
    `${whoDo(names, {
      one: "a chuté et ne remplit",
      many: "ont chuté et ne remplissent",
      you: "as chuté et ne remplis",
      youAll: "avez chuté et ne remplissez",
    })} aucune étoile.`,
  youFillNone: "Tu as chuté et ne remplis aucune étoile.",
  falls: (name, n) =>
    `Personne d’autre ne l’avait cochée. ${name} ${n === 0 ? "n’aura pas d’étoile dans cette manche" : `garde ${stars(n)}, mais n’en aura plus de la manche`}.`,
  fallsInTheDark: (name) => `Personne d’autre ne l’avait cochée. En Obscurité, cela coûte à ${name} une étoile par Étincelle et Super Étincelle.`,
  youFall: (n) =>
    `Personne d’autre ne l’avait cochée. Tu ${n === 0 ? "n’auras pas d’étoile dans cette manche" : `gardes ${n === 1 ? "ton étoile" : `tes ${stars(n)}`}, mais n’en auras plus de la manche`}.`,
  youFallInTheDark: "Personne d’autre ne l’avait cochée. En Obscurité, cela te coûte une étoile par Étincelle et Super Étincelle.",
  skip: "Appuie pour continuer",
  quick: "Révéler plus vite",
  slow: "Révéler sans hâte",

  // the scores
  scoringSlate: "La plaquette score",
  sum: "En tout",
  youLead: (round) => `Tu mènes ${afterRounds(round)}`,
  lead: (names, _, round) => `${whoDo(names, { one: "mène", many: "mènent", you: "mènes", youAll: "menez" })} ${afterRounds(round)}`,
  lastRound: "La dernière manche",
  whereFrom: (n) =>
    n === 0 ? "Aucune étoile cette manche" : n === 1 ? "D’où vient ton étoile" : `D’où viennent tes ${stars(n)}`,
  superSparks: (n) => `${capital(counted(n, "image a", "images ont"))} donné une Super Étincelle.`,
  unshared: (n) => `${capital(number(n))} de tes croix ${n === 1 ? "n’était" : "n’étaient"} qu’à toi.`,
  afterYourFall: (n) => `${capital(number(n))} de tes images ${n === 1 ? "est venue" : "sont venues"} après ta Chute.`,
  theDarkTook: (name, n) => `${name} a chuté en Obscurité : une étoile de moins par Étincelle et Super Étincelle, ${number(n)} en tout.`,
  theDarkTookYours: (n) => `Tu as chuté en Obscurité : une étoile de moins par Étincelle et Super Étincelle, ${number(n)} en tout.`,
  bonds: "Qui voit comme qui : un trait par Étincelle partagée",
  bondOf: (one, other, n) => `${one} et ${other} : ${sparks(n)} ensemble`,
  noBonds: "Pas encore d’Étincelle partagée",
  slates: "Toutes les plaquettes",
  slateOf: (name, n) => `${name} : ${crosses(n)}`,
  leaving: "Ces cinq-là quittent la table",
  toRound: (round) => `Vers la manche ${ROMAN[round] ?? round}`,
  toTheEnd: "Vers la fin",

  // the end
  brightest: "L’étoile du soir",
  thinkAlike: (one, other) => `La plus belle entente : ${one} et ${other}`,
  thinkAlikeYou: (other) => `La plus belle entente : toi et ${other}`,
  alikeSparks: (n) => `${sparks(n)} ensemble`,
  alikeCrosses: (n) => `et ${crosses(n)} en commun`,
  anotherGame: "Une autre partie",
  waitingForHost: (name) => `${name} peut relancer une partie.`,
  keepRecord: "Garder la partie",
  watchAgain: "Revoir la partie",
  place: (n) => `${n}${n === 1 ? "re" : "e"} place`,

  // the replay
  replayOf: (which) => `Partie ${which}, pas à pas`,
  step: (n, of) => `Étape ${n} sur ${of}`,
  play: "Lecture",
  pause: "Pause",
  stepBack: "Un pas en arrière",
  stepOn: "Un pas en avant",
  replayHint: "Flèches : pas à pas. Espace : lecture et pause.",
  backToTable: "Retour à la table",
  replayNotThere: "Cette partie ne peut pas être montrée. Qui l’a jouée peut la revoir une fois finie.",
  replayComing: "Les images reviennent sur la table…",
  laidOut: "Les images sont sur la table.",
  everybodyCrossed: "Tout le monde coche en secret.",

  // for whoever listens
  heard: {
    round: (roman, word) => `Manche ${roman}. Le mot Indice est : ${word}.`,
    penPassed: (name) => `${name} a passé son feutre.`,
    youPassed: "Tu as passé ton feutre.",
    penBack: (name) => `${name} a repris son feutre.`,
    youTookBack: "Tu as repris ton feutre.",
    lanterns: (list) => `Les lanternes : ${list}.`,
    lantern: (name, n) => `${within(name)} ${n}`,
    spark: (name, picture, names) => `${name} : ${sentence(picture)} Une Étincelle avec ${names}.`,
    superSpark: (name, picture, other) => `${name} : ${sentence(picture)} Une Super Étincelle avec ${other}.`,
    fall: (name, picture) => `${name} : ${sentence(picture)} Une Chute : personne d’autre ne l’avait cochée.`,
    points: (list) => `La manche est comptée : ${list}.`,
    pointsOf: (name, n) => `${within(name)} ${n}`,
    winner: (names, _, total) =>
      `${whoDo(names, { one: "gagne", many: "gagnent", you: "gagnes", youAll: "gagnez" })} avec ${points(total)}.`,
    youWin: (total) => `Tu gagnes avec ${points(total)}.`,
  },
};
