import type { Around } from "../words.ts";

/** Italian: the rules, and examples of them. */
export const how: Around["how"] = {
  title: "Come si gioca",
  lead: "Sul tavolo ci sono quindici immagini, e si scopre una parola. Quali ti fa venire in mente, e chi la vede come te?",
  steps: "Una partita ha quattro round, un round ha quattro passi.",
  again: "Mostra di nuovo",
  tryIt: "Provalo subito",
  associate: {
    title: "Associare",
    text: "Ognuno segna in segreto le immagini che associa alla Parola Indizio: almeno una, al massimo dieci. Pensa a che cosa vedono gli altri, perché un’immagine conta solo se la condividi. Poi passa il pennarello; finché non l’hanno passato tutti, puoi riprendere il tuo.",
    more: "La parola non piace, o qualcuno non la conosce? Prima che venga passato il primo pennarello potete decidere, tutti insieme, di usare l’altra parola della carta.",
    seen: (crosses) => (crosses === 1 ? "È segnata un’immagine su quindici." : `Sono segnate ${crosses} immagini su quindici.`),
  },
  announce: {
    title: "Annunciare",
    text: "Ognuno dice quante croci ha fatto, e la sua lanterna va su quel numero. Quali immagini ha segnato, però, resta un segreto.",
    more: "Chi ha più croci di chiunque altro è nell’Oscurità, e gira la sua lanterna. Se in testa si è in due o più, nell’Oscurità non c’è nessuno.",
    seen: "Ci sono lanterne sul 3, sul 5 e ancora sul 5; una, da sola sull’8, si oscura.",
  },
  reveal: {
    title: "Rivelare",
    text: "Si esplora a turno, a cominciare da chi ha la pedina Primo Esploratore. Quando esplori tu, rivela un’immagine che hai segnato e che nessuno ha ancora rivelato in questo round. Quanti altri l’hanno segnata?",
    more: "Un’immagine rivelata è confermata per tutti quelli che l’hanno segnata. Si va avanti finché nessuno ha più immagini da rivelare.",
    spark: "Scintilla",
    sparkText: "L’hanno segnata almeno altri due: due stelle a testa.",
    superSpark: "Super Scintilla",
    superSparkText: "L’ha segnata solo un’altra persona: tre stelle a testa.",
    fall: "Caduta",
    fallText: "Nessun altro l’ha segnata: cadi. Conservi le tue stelle e in questo round non ne colori più, ma le tue croci valgono ancora per gli altri.",
  },
  score: {
    title: "Calcolare il punteggio",
    text: "Ogni stella è un punto. Perdi qualcosa solo se cadi quando sei nell’Oscurità: una stella per ogni tua Scintilla e Super Scintilla.",
    more: "Poi si sostituisce una fila di immagini, dal basso verso l’alto un round dopo l’altro, la pedina Primo Esploratore passa al posto successivo e si scopre una nuova parola. Dopo quattro round vince chi ha più punti; in caso di parità, la vittoria si condivide.",
    seen: "Nove stelle sono nove punti. Nell’Oscurità e dopo una Caduta, le quindici stelle di sei Scintille e una Super Scintilla diventano otto.",
  },
  examples: {
    title: "Esempi, passo dopo passo",
    previous: "Indietro",
    next: "Avanti",
    step: (step, of) => `${step} di ${of}`,
    dark: {
      title: "Chi è nell’Oscurità?",
      steps: [
        "Arancione ha fatto sette croci, gli altri di meno. Ne ha più di chiunque altro: Arancione è nell’Oscurità.",
        "Ora Arancione e Blu ne hanno fatte otto a testa, gli altri di meno. In testa sono in due, quindi nessuno è nell’Oscurità.",
      ],
    },
    reveal: {
      title: "Rivelare, un’immagine alla volta",
      steps: [
        "Esplora Arancione, che finora ha colorato quattro stelle. Arancione rivela l’immagine A. Nessun altro l’ha segnata: Arancione cade e conserva le sue quattro stelle.",
        "Poi tocca a Rosa, che rivela la B. L’hanno segnata anche Arancione e Blu: una Scintilla. Due stelle per Rosa e due per Blu. Dopo la Caduta Arancione non ne colora, ma la sua croce conta per fare la Scintilla.",
        "Viola rivela la C. Oltre a Viola l’ha segnata solo Arancione: una Super Scintilla. Tre stelle per Viola, nessuna per Arancione.",
        "Ora sarebbe il turno di Verde, che però è già fuori per una Caduta. Tocca quindi a Blu, che ha ancora croci da rivelare.",
      ],
    },
    score: {
      title: "Quanto vale?",
      steps: [
        "Nove stelle, fuori dall’Oscurità: nove punti, con o senza Caduta.",
        "Nell’Oscurità, ma senza cadere mai. Sei Scintille sono dodici stelle, una Super Scintilla ne vale tre: quindici punti.",
        "Lo stesso nell’Oscurità, ma con una Caduta. Le sei Scintille e la Super Scintilla perdono una stella ciascuna: quindici meno sette fa otto punti.",
      ],
    },
    end: {
      title: "Una partita intera",
      steps: ["9, 12, 6 e 15 punti nei quattro round: 42 in tutto."],
    },
  },
};
