import type { Around } from "../words.ts";

/** Spanish: the rules, and examples of them. */
export const how: Around["how"] = {
  title: "Cómo se juega",
  lead: "Hay quince imágenes en la mesa, y aparece una palabra. ¿Qué imágenes van con ella y quién piensa como tú?",
  steps: "Una partida tiene cuatro rondas; una ronda, cuatro pasos.",
  again: "Verlo otra vez",
  tryIt: "Pruébalo ya",
  associate: {
    title: "Asociar",
    text: "En secreto, cada cual marca las imágenes que asocia con la palabra clave: una como mínimo, diez como máximo. Piensa en lo que ve el resto, porque una imagen solo cuenta si la compartes. Después pasa tu rotulador; mientras alguien conserve el suyo, puedes recuperarlo.",
    more: "¿La palabra no gusta o alguien no la conoce? Antes de que se pase el primer rotulador, podéis cambiarla por la otra de la carta, si toda la mesa está de acuerdo.",
    seen: (crosses) => (crosses === 1 ? "Una imagen de quince está marcada." : `${crosses} imágenes de quince están marcadas.`),
  },
  announce: {
    title: "Anunciar",
    text: "Cada cual dice cuántas cruces ha hecho y pone su farol en ese número. En qué imágenes están sigue siendo secreto.",
    more: "Quien tiene más cruces que nadie está en la oscuridad: su farol se apaga. Si hay empate en cabeza, no hay nadie en la oscuridad.",
    seen: "Hay un farol en el 3 y dos en el 5; otro, solo en el 8, se apaga.",
  },
  reveal: {
    title: "Revelar",
    text: "Exploráis por turnos, y empieza quien tiene el indicador de Explorador Inicial. Cuando te toque, revela una imagen que hayas marcado y que nadie haya revelado en esta ronda. ¿Cuántas personas más la han marcado?",
    more: "Una imagen revelada queda confirmada para quienes la marcaron. Y así hasta que nadie pueda revelar otra.",
    spark: "Chispa",
    sparkText: "Al menos otras dos personas la han marcado: dos estrellas por persona.",
    superSpark: "Superchispa",
    superSparkText: "Solo otra persona la ha marcado: tres estrellas por persona.",
    fall: "Caída",
    fallText: "Nadie más la ha marcado: te caes. Conservas tus estrellas, pero no rellenas más en esta ronda. Tus cruces siguen contando para el resto.",
  },
  score: {
    title: "Puntuación",
    text: "Cada estrella es un punto. Solo pierdes algo si estás en la oscuridad y te has caído: una estrella por cada una de tus Chispas y Superchispas.",
    more: "Después se cambia una línea de imágenes, de abajo arriba ronda tras ronda, el indicador de Explorador Inicial pasa al asiento siguiente y aparece una palabra nueva. Tras cuatro rondas gana quien tenga más puntos; si hay empate, la victoria se comparte.",
    seen: "Nueve estrellas son nueve puntos. En la oscuridad y con una Caída, las quince estrellas de seis Chispas y una Superchispa se quedan en ocho.",
  },
  examples: {
    title: "Ejemplos paso a paso",
    previous: "Atrás",
    next: "Siguiente",
    step: (step, of) => `${step} de ${of}`,
    dark: {
      title: "¿Quién está en la oscuridad?",
      steps: [
        "Naranja ha hecho siete cruces; el resto, menos. Tiene más que nadie: Naranja está en la oscuridad.",
        "Ahora Naranja y Azul han hecho ocho cruces cada uno; el resto, menos. Hay empate en cabeza, así que no hay nadie en la oscuridad.",
      ],
    },
    reveal: {
      title: "Revelar, imagen por imagen",
      steps: [
        "Le toca explorar a Naranja, con cuatro estrellas rellenas hasta ahora. Naranja revela la imagen A. Nadie más la ha marcado: Naranja se cae y conserva sus cuatro estrellas.",
        "Sigue Rosa y revela la B. También la han marcado Naranja y Azul: una Chispa. Dos estrellas para Rosa y dos para Azul. Naranja se ha caído y no rellena ninguna, pero su cruz cuenta para la Chispa.",
        "Morado revela la C. Solo Naranja la ha marcado también: una Superchispa. Tres estrellas para Morado, ninguna para Naranja.",
        "Ahora iría Verde, pero se ha caído. Así que le toca a Azul, que aún tiene cruces por revelar.",
      ],
    },
    score: {
      title: "¿Cuánto vale?",
      steps: [
        "Nueve estrellas, fuera de la oscuridad: nueve puntos, con o sin Caída.",
        "En la oscuridad, pero sin ninguna Caída. Seis Chispas son doce estrellas; una Superchispa, tres: quince puntos.",
        "Lo mismo en la oscuridad, pero con una Caída. Las seis Chispas y la Superchispa pierden una estrella cada una: quince menos siete, ocho puntos.",
      ],
    },
    end: {
      title: "Una partida entera",
      steps: ["9, 12, 6 y 15 puntos en las cuatro rondas: 42 en total."],
    },
  },
};
