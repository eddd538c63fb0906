/** English: the rules, and examples of them. */
export const how = {
  title: "How to play",
  lead: "Fifteen pictures lie on the table, and a word is turned. Which pictures go with it, and who thinks as you do?",
  steps: "A game has four rounds, a round has four steps.",
  again: "Show it again",
  tryIt: "Try it now",
  associate: {
    title: "Associate",
    text: "Everybody secretly crosses the pictures that go with the clue word: at least one, at most ten. Think of what the others see, for a picture counts only if you share it. Then pass the pen; until everybody has, you may take it back.",
    more: "Nobody likes the word, or somebody doesn't know it? Before the first pen is passed, all people together may take the other word of the card.",
    seen: (crosses: number) => (crosses === 1 ? "One picture of fifteen is crossed." : `${crosses} pictures of fifteen are crossed.`),
  },
  announce: {
    title: "Announce",
    text: "Everybody says how many crosses they made, and their lantern goes to that number. Which pictures they are stays secret.",
    more: "Whoever has the most crosses, alone, is in the Dark: their lantern is turned. If two or more have the most, nobody is.",
    seen: "Lanterns stand at 3, 5 and 5; one stands alone at 8 and turns dark.",
  },
  reveal: {
    title: "Reveal",
    text: "In turn, beginning with the First Scout, a scout shows one picture that they crossed and that nobody has shown yet. How many others crossed it too?",
    more: "Once shown, a picture is confirmed for all who crossed it. It goes on until nobody is left who can show one.",
    spark: "Spark",
    sparkText: "Two or more others crossed it: two stars for each of you.",
    superSpark: "Super-Spark",
    superSparkText: "Exactly one other did: three stars for you both.",
    fall: "Fall",
    fallText: "Nobody did: you fall. You keep your stars and get no more this round, but your crosses still count for the others.",
  },
  score: {
    title: "Score",
    text: "A star is a point. Only if you are in the Dark and have fallen does it cost you: one star for each Spark and each Super-Spark of yours.",
    more: "Then one line of pictures is replaced, from the bottom up, the pawn of the First Scout goes to the next player, and a new word is turned. After four rounds the most points win; equal players share the victory.",
    seen: "Nine stars are nine points. In the Dark and fallen, fifteen stars from six Sparks and a Super-Spark are eight.",
  },
  examples: {
    title: "Examples to click through",
    previous: "Back",
    next: "Next",
    step: (step: number, of: number) => `${step} of ${of}`,
    dark: {
      title: "Who is in the Dark?",
      steps: [
        "Orange made seven crosses, the others fewer. Alone with the most: Orange is in the Dark.",
        "Now Orange and Blue both made eight, the rest fewer. They share the most, so nobody is in the Dark.",
      ],
    },
    reveal: {
      title: "A reveal, picture by picture",
      steps: [
        "Orange is the scout and has filled four stars so far. Orange shows picture A. Nobody else crossed it: Orange falls and keeps the four stars.",
        "Pink is next and shows B. Orange and Blue crossed it too: a Spark. Two stars for Pink and two for Blue. Orange has fallen and fills none, but helped to make it one.",
        "Purple shows C. Only Orange crossed it too: a Super-Spark. Three stars for Purple, none for Orange.",
        "Green would be next, but has fallen. So it is the turn of Blue, who has crosses left.",
      ],
    },
    score: {
      title: "What is it worth?",
      steps: [
        "Nine stars, not in the Dark: nine points, with a Fall or without.",
        "In the Dark, but never fallen. Six Sparks are twelve stars, a Super-Spark is three: fifteen points.",
        "The same in the Dark, with a Fall. Each of the six Sparks and the Super-Spark loses one star: fifteen less seven are eight points.",
      ],
    },
    end: {
      title: "A whole game",
      steps: ["9, 12, 6 and 15 points in the four rounds: 42 in all."],
    },
  },
};
