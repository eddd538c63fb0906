import type { Around } from "../words.ts";

/** German: the rules, and examples of them. */
export const how: Around["how"] = {
  title: "Spielanleitung",
  lead: "Fünfzehn Bilder liegen auf dem Tisch, und ein Wort wird aufgedeckt. Welche Bilder passen dazu, und wer denkt wie du?",
  steps: "Eine Partie hat vier Runden, eine Runde hat vier Schritte.",
  again: "Noch einmal zeigen",
  tryIt: "Jetzt ausprobieren",
  associate: {
    title: "Das Verbinden",
    text: "Alle kreuzen geheim die Bilder an, die sie mit dem Hinweiswort verbinden: mindestens eines, höchstens zehn. Denk daran, was die anderen sehen, denn ein Bild zählt nur, wenn du es mit jemandem teilst. Dann leg deinen Stift ab; bis alle das getan haben, kannst du ihn wieder aufnehmen.",
    more: "Jemand kennt das Wort nicht oder mag es nicht? Solange alle ihren Stift noch haben, könnt ihr euch gemeinsam für das andere Wort auf der Karte entscheiden.",
    seen: (crosses) => (crosses === 1 ? "Eines von fünfzehn Bildern ist angekreuzt." : `${crosses} von fünfzehn Bildern sind angekreuzt.`),
  },
  announce: {
    title: "Die Ankündigung",
    text: "Alle sagen an, wie viele Kreuze sie gemacht haben, und ihre Laterne wandert auf diese Zahl. Welche Bilder es sind, bleibt geheim.",
    more: "Wer allein die meisten Kreuze hat, ist in der Dunkelheit und dreht die Laterne um. Haben mehrere gleich viele und niemand mehr, bleibt es für alle hell.",
    seen: "Auf 3, 5 und 5 stehen Laternen; eine steht allein auf der 8 und wird dunkel.",
  },
  reveal: {
    title: "Die Enthüllung",
    text: "Ihr kundschaftet reihum, und wer die Figur „Erster Kundschafter“ hat, beginnt. Bist du dran, zeigst du ein Bild, das du angekreuzt hast und das in dieser Runde noch niemand gezeigt hat. Wie viele andere haben es auch angekreuzt?",
    more: "Ein gezeigtes Bild ist für alle bestätigt, die es angekreuzt haben. So geht es weiter, bis niemand mehr eines zeigen kann.",
    spark: "Funke",
    sparkText: "Mindestens zwei andere haben es auch angekreuzt: je zwei Sterne für euch.",
    superSpark: "Super-Funke",
    superSparkText: "Genau eine andere Person hat es auch angekreuzt: je drei Sterne für euch beide.",
    fall: "Sturz",
    fallText: "Niemand sonst hat es angekreuzt: Du stürzt. Deine Sterne behältst du, neue gibt es in dieser Runde nicht mehr. Für die anderen zählen deine Kreuze weiter.",
  },
  score: {
    title: "Die Punktwertung",
    text: "Jeder Stern ist ein Punkt. Nur wenn du gestürzt und in der Dunkelheit bist, kostet es dich etwas: einen Stern für jeden deiner Funken und Super-Funken.",
    more: "Danach wird eine Reihe Bilder ausgetauscht, von unten nach oben Runde für Runde. Die Figur „Erster Kundschafter“ wandert im Uhrzeigersinn weiter, und ein neues Wort wird aufgedeckt. Wer nach vier Runden die meisten Punkte hat, gewinnt; bei Gleichstand teilt ihr euch den Sieg.",
    seen: "Neun Sterne sind neun Punkte. In der Dunkelheit und nach einem Sturz bleiben von fünfzehn Sternen aus sechs Funken und einem Super-Funken acht.",
  },
  examples: {
    title: "Beispiele zum Durchklicken",
    previous: "Zurück",
    next: "Weiter",
    step: (step, of) => `${step} von ${of}`,
    dark: {
      title: "Wer ist in der Dunkelheit?",
      steps: [
        "Orange hat sieben Kreuze gemacht, alle anderen weniger. Allein mit den meisten: Orange ist in der Dunkelheit.",
        "Jetzt haben Orange und Blau je acht, die anderen weniger. Niemand hat allein die meisten, also ist niemand in der Dunkelheit.",
      ],
    },
    reveal: {
      title: "Eine Enthüllung, Bild für Bild",
      steps: [
        "Orange kundschaftet und hat bisher vier Sterne ausgemalt. Orange zeigt Bild A. Niemand sonst hat es angekreuzt: Orange stürzt und behält die vier Sterne.",
        "Als Nächstes zeigt Pink Bild B. Orange und Blau haben es auch angekreuzt: ein Funke. Zwei Sterne für Pink und zwei für Blau. Orange ist gestürzt und malt keine aus, hilft aber, dass es ein Funke wird.",
        "Lila zeigt Bild C. Nur Orange hat es auch angekreuzt: ein Super-Funke. Drei Sterne für Lila, keiner für Orange.",
        "Jetzt wäre Grün an der Reihe, ist aber gestürzt. Also kundschaftet Blau und hat noch Kreuze zu zeigen.",
      ],
    },
    score: {
      title: "Was ist es wert?",
      steps: [
        "Neun Sterne, nicht in der Dunkelheit: neun Punkte, ob mit Sturz oder ohne.",
        "In der Dunkelheit, aber nicht gestürzt. Sechs Funken sind zwölf Sterne, ein Super-Funke ist drei: fünfzehn Punkte.",
        "Dasselbe in der Dunkelheit, aber mit einem Sturz. Die sechs Funken und der Super-Funke verlieren je einen Stern: fünfzehn weniger sieben sind acht Punkte.",
      ],
    },
    end: {
      title: "Eine ganze Partie",
      steps: ["9, 12, 6 und 15 Punkte in den vier Runden: zusammen 42."],
    },
  },
};
