import type { Game } from "../words.ts";

/** Spanish: what the game itself says. What is counted here is feminine: cruces, estrellas, Chispas, rondas. */

const NUMBERS = ["ninguna", "una", "dos", "tres", "cuatro", "cinco", "seis", "siete", "ocho", "nueve", "diez", "once", "doce"];
const number = (n: number): string => NUMBERS[n] ?? String(n);
const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);
/** In Spanish none is singular, like one. */
const counted = (n: number, one: string, many: string): string => `${number(n)} ${n < 2 ? one : many}`;
const stars = (n: number): string => counted(n, "estrella", "estrellas");
const crosses = (n: number): string => counted(n, "cruz", "cruces");
const sharedSparks = (n: number): string => counted(n, "Chispa compartida", "Chispas compartidas");
const points = (n: number): string => `${n} ${n === 1 ? "punto" : "puntos"}`;
const afterRounds = (n: number): string => (n === 1 ? "tras la primera ronda" : `tras ${number(n)} rondas`);
/** A description ends with a full stop already. */
const sentence = (text: string): string => text.replace(/\.?$/, ".");
/** "Ilse y Tomás", but "Tomás e Ilse". */
const both = (one: string, other: string): string => new Intl.ListFormat("es").format([one, other]);
const ROMAN = ["", "I", "II", "III", "IV"];

/** Names as they stand within a sentence: "tú e Ilse". */
const within = (names: string): string => names.replace(/^Tú(?=$|,| [ye] )/, "tú");

/** Names with the verb that fits them as a list: "Ilse", "Ilse y Tomás", "Tú", "Tú e Ilse". */
function whoDo(names: string, verbs: { one: string; many: string; you: string; youAll: string }): string {
  if (names === "Tú") return `Tú ${verbs.you}`;
  if (/^Tú(,| [ye] )/.test(names)) return `${names} ${verbs.youAll}`;
  return `${names} ${/ [ye] /.test(names) ? verbs.many : verbs.one}`;
}

/** It begins a sentence, though "tú" may come as within one. */
const hadCrossedToo = (names: string): string =>
  `${whoDo(names.replace(/^tú(?=$|,| [ye] )/, "Tú"), {
    one: "también la había",
    many: "también la habían",
    you: "también la habías",
    youAll: "también la habíais",
  })} marcado`;

export const game: Game = {
  // people
  you: "Tú",
  youWithin: "tú",

  // the round
  round: (roman) => `Ronda ${roman}`,
  roundOf: (roman) => `Ronda ${roman} de IV`,
  theWordIs: "La palabra es",
  theWordWas: "La palabra era",
  pictures: "Las imágenes",
  picture: (place, seen) => (seen ? `Imagen ${place}: ${seen}` : `Imagen ${place}`),
  pictureCrossed: "marcada",
  pictureLeaves: "se va tras esta ronda",
  crossHint: "Toca cada imagen que la palabra te evoque.",
  keysHint: "Flechas: moverte. Espacio: marcar. Intro: abrir. P: pasar el rotulador.",
  yourCrosses: (n) => capital(crosses(n)),
  crossesShort: (n) => (n === 1 ? "cruz" : "cruces"),
  darkIsNear: "la oscuridad acecha",
  darkRule: "Si tienes más cruces que nadie, una Caída te cuesta una estrella por cada Chispa y Superchispa.",
  looking: "sigue mirando",
  passed: "ha pasado el rotulador",

  // the pen
  passPen: "Pasar el rotulador",
  slideToPass: "Desliza para pasar el rotulador",
  crossFirst: "Marca antes una imagen",
  penPassed: "Rotulador pasado",
  takePenBack: "Recuperarlo",
  penHint: "Mientras alguien conserve su rotulador, puedes recuperar el tuyo.",

  // another word
  askOtherWord: "Pedir a la mesa la otra palabra",
  otherWord: "La otra palabra",
  otherWordRule: "Cada carta tiene dos palabras. Si toda la mesa está de acuerdo, vale la otra y se borran todas las cruces.",
  wantOtherWord: (names, n) => `${names} ${n === 1 ? "pide" : "piden"} la otra palabra.`,
  youAskedForOther: "Has pedido la otra palabra.",
  mustStillAgree: (names) => `Falta un sí: ${names}.`,
  agreeToOther: "Sí, la otra palabra",
  keepWord: "Seguir con esta",
  wordExchanged: "Ahora vale la otra palabra. Se han borrado todas las cruces.",

  // a picture, full size
  layBack: "A su sitio",
  crossIt: "Marcar esta imagen",
  takeCrossOff: "Quitar la cruz",
  openedHint: "Flechas: imágenes vecinas. Espacio: marcar. Escape: a su sitio.",
  before: "La imagen anterior",
  after: "La imagen siguiente",

  // looking on
  lookingOnHint: "Las cruces son secretas hasta que se revelan.",

  // the announcement
  lanternTrack: "Cuántas cruces ha hecho cada cual",
  inTheDark: (name) => `${name} está en la oscuridad`,
  youAreInTheDark: "Estás en la oscuridad",
  nobodyInTheDark: "No hay nadie en la oscuridad",
  aloneWithMost: "más cruces que nadie",
  darkCosts: (name, n) => `Más que nadie: ${crosses(n)}. Si ${name} se cae, cada Chispa y Superchispa le cuesta una estrella.`,
  darkCostsYou: (n) => `Más que nadie: ${crosses(n)}. Si te caes, cada Chispa y Superchispa te cuesta una estrella.`,
  mostIsShared: (names, n) => `Empate en cabeza, con ${crosses(n)}: ${within(names)}.`,
  scoutsFirst: (name) => `${name} tiene el indicador y es quien empieza a explorar.`,
  youScoutFirst: "Tienes el indicador: empiezas a explorar tú.",
  toThePictures: "A las imágenes",

  // the reveal
  youAreTheScout: "Te toca explorar",
  isTheScout: (name) => `Le toca explorar a ${name}`,
  showHint: "Revela una imagen que haya marcado alguien más.",
  unshownYours: (n) => (n === 0 ? "Todas las tuyas se han revelado." : `Te ${n === 1 ? "queda" : "quedan"} ${number(n)} por revelar.`),
  unshown: (n) => `${n} por revelar`,
  chooseOne: "Elige una imagen",
  showIt: "Revelar esta imagen",
  hasFallen: "se ha caído",
  youHaveFallen: "Te has caído. Tus cruces siguen contando para el resto.",
  starsSoFar: (n) => (n === 1 ? "estrella por ahora" : "estrellas por ahora"),
  starsOf: (n) => stars(n),
  mayBeShown: "se puede revelar",
  wasSpark: (names) => `revelada, una Chispa: ${within(names)}`,
  wasSuperSpark: (names) => `revelada, una Superchispa: ${within(names)}`,
  wasFall: (name) => `revelada, una Caída: ${within(name)}`,
  yourSlate: "tu pizarra como constelación",
  spark: "Chispa",
  superSpark: "Superchispa",
  fall: "Caída",
  shows: (name) => `${name} revela una imagen`,
  youShow: "Revelas una imagen",
  showed: (name) => `${name} la ha revelado.`,
  youShowed: "La has revelado tú.",
  crossedToo: (names) => `${hadCrossedToo(names)}.`,
  nobodyElse: (names) => `${names}, y nadie más: dos estrellas por persona y la estrella de bonificación.`,
  fillsNone: (names) =>
    `${whoDo(names, {
      one: "se ha caído y no rellena",
      many: "se han caído y no rellenan",
      you: "te has caído y no rellenas",
      youAll: "os habéis caído y no rellenáis",
    })} ninguna estrella.`,
  youFillNone: "Te has caído y no rellenas ninguna estrella.",
  falls: (name, n) => `Nadie más la había marcado. ${name} ${n === 0 ? "no gana estrellas" : `conserva ${stars(n)}, pero no gana más`} en esta ronda.`,
  fallsInTheDark: (name) => `Nadie más la había marcado. En la oscuridad, eso le cuesta a ${name} una estrella por cada Chispa y Superchispa.`,
  youFall: (n) => {
    const kept = n === 0 ? "No ganas estrellas" : `Conservas ${n === 1 ? "tu estrella" : `tus ${stars(n)}`}, pero no ganas más`;
    return `Nadie más la había marcado. ${kept} en esta ronda.`;
  },
  youFallInTheDark: "Nadie más la había marcado. En la oscuridad, eso te cuesta una estrella por cada Chispa y Superchispa.",
  skip: "Pulsa donde sea para seguir",
  quick: "Revelar más deprisa",
  slow: "Revelar con calma",

  // the scores
  scoringSlate: "La pizarra de Puntuación",
  sum: "Total",
  youLead: (round) => `Vas en cabeza ${afterRounds(round)}`,
  lead: (names, _, round) => `${whoDo(names, { one: "va", many: "van", you: "vas", youAll: "vais" })} en cabeza ${afterRounds(round)}`,
  lastRound: "La última ronda",
  whereFrom: (n) =>
    n === 0 ? "Ninguna estrella en esta ronda" : n === 1 ? "De dónde sale tu estrella" : `De dónde salen tus ${stars(n)}`,
  superSparks: (n) => `${capital(counted(n, "imagen", "imágenes"))} ${n === 1 ? "fue Superchispa" : "fueron Superchispas"}.`,
  unshared: (n) => `${capital(number(n))} de tus cruces no ${n === 1 ? "la" : "las"} compartió nadie.`,
  afterYourFall: (n) => `${capital(number(n))} de tus imágenes ${n === 1 ? "salió" : "salieron"} después de tu Caída.`,
  theDarkTook: (name, n) => `${name} se cayó en plena oscuridad: una estrella menos por cada Chispa y Superchispa, ${number(n)} en total.`,
  theDarkTookYours: (n) => `Te caíste en plena oscuridad: una estrella menos por cada Chispa y Superchispa, ${number(n)} en total.`,
  bonds: "Quién coincide con quién: una línea por cada Chispa compartida",
  bondOf: (one, other, n) => `${both(one, other)}: ${sharedSparks(n)}`,
  noBonds: "Todavía no hay Chispas compartidas",
  slates: "Todas las pizarras",
  slateOf: (name, n) => `${name}: ${crosses(n)}`,
  leaving: "Estas cinco dejan la mesa",
  toRound: (round) => `A la ronda ${ROMAN[round] ?? round}`,
  toTheEnd: "Al final",

  // the end
  brightest: "El mayor brillo de la noche",
  thinkAlike: (one, other) => `La mejor sintonía: ${both(one, other)}`,
  thinkAlikeYou: (other) => `La mejor sintonía: ${both("tú", other)}`,
  alikeSparks: (n) => sharedSparks(n),
  alikeCrosses: (n) => `y ${crosses(n)} en común`,
  anotherGame: "Otra partida",
  waitingForHost: (name) => `${name} puede preparar otra partida.`,
  keepRecord: "Guardarla",
  watchAgain: "Verla otra vez",
  place: (n) => `Puesto ${n}`,

  // the replay
  replayOf: (which) => `Partida ${which}, paso a paso`,
  step: (n, of) => `Paso ${n} de ${of}`,
  play: "Reproducir",
  pause: "Pausa",
  stepBack: "Un paso atrás",
  stepOn: "Un paso adelante",
  replayHint: "Flechas: paso a paso. Espacio: reproducir y pausar.",
  backToTable: "Volver a la mesa",
  replayNotThere: "Esta partida no se puede mostrar. Quienes la juegan pueden verla cuando termina.",
  replayComing: "Las imágenes vuelven a la mesa…",
  laidOut: "Las imágenes están en la mesa.",
  everybodyCrossed: "Cada cual marca en secreto.",

  // for whoever listens
  heard: {
    round: (roman, word) => `Ronda ${roman}. La palabra clave es: ${word}.`,
    penPassed: (name) => `${name} ha pasado su rotulador.`,
    youPassed: "Has pasado tu rotulador.",
    penBack: (name) => `${name} ha recuperado su rotulador.`,
    youTookBack: "Has recuperado tu rotulador.",
    lanterns: (list) => `Los faroles: ${list}.`,
    lantern: (name, n) => `${within(name)} ${n}`,
    spark: (name, picture, names) => `${name}: ${sentence(picture)} Una Chispa. ${hadCrossedToo(names)}.`,
    superSpark: (name, picture, other) => `${name}: ${sentence(picture)} Una Superchispa. ${hadCrossedToo(other)}, y nadie más.`,
    fall: (name, picture) => `${name}: ${sentence(picture)} Una Caída: nadie más la había marcado.`,
    points: (list) => `Puntos de la ronda: ${list}.`,
    pointsOf: (name, n) => `${within(name)} ${n}`,
    winner: (names, _, total) =>
      `${whoDo(names, { one: "gana", many: "ganan", you: "ganas", youAll: "ganáis" })} con ${points(total)}.`,
    youWin: (total) => `Ganas con ${points(total)}.`,
  },
};
