import type { Around } from "../words.ts";

/** French: the rules, and examples of them. */
export const how: Around["how"] = {
  title: "Règles du jeu",
  lead: "Quinze images sont sur la table, et un mot se dévoile. Quelles images lui vont, et qui pense comme toi ?",
  steps: "Une partie compte quatre manches, une manche compte quatre étapes.",
  again: "Montrer encore une fois",
  tryIt: "Essaie tout de suite",
  associate: {
    title: "Associer",
    text: "En secret, chaque personne coche les images qu’elle associe au mot Indice : une au moins, dix au plus. Pense à ce que voient les autres, car une image ne compte que si tu la partages. Passe ensuite ton feutre ; tant que tout le monde n’a pas passé le sien, tu peux le reprendre.",
    more: "Le mot ne plaît pas, ou quelqu’un ne le connaît pas ? Avant que le premier feutre soit passé, vous pouvez choisir ensemble l’autre mot de la carte.",
    seen: (crosses) => (crosses === 1 ? "Une image sur quinze est cochée." : `${crosses} images sur quinze sont cochées.`),
  },
  announce: {
    title: "Annoncer",
    text: "Tout le monde annonce son nombre de croix et pose sa lanterne sur ce nombre. Mais quelles images sont cochées, cela reste secret.",
    more: "Qui a fait plus de croix que tous les autres passe en Obscurité et retourne sa lanterne. En cas d’égalité en tête, personne n’y passe.",
    seen: "Des lanternes sont sur le 3, le 5 et encore le 5 ; une autre, en tête sur le 8, s’obscurcit.",
  },
  reveal: {
    title: "Révéler",
    text: "Le rôle d’éclaireur passe de place en place, à partir du pion Premier Éclaireur. Quand c’est à toi d’éclairer, montre une image que tu as cochée et que personne n’a encore montrée pendant la manche. Combien d’autres l’ont cochée aussi ?",
    more: "Une image montrée est validée pour toutes les personnes qui l’ont cochée. On continue jusqu’à ce que plus personne n’ait d’image à montrer.",
    spark: "Étincelle",
    sparkText: "Au moins deux autres l’ont cochée : deux étoiles par personne.",
    superSpark: "Super Étincelle",
    superSparkText: "Une seule autre personne l’a cochée : trois étoiles pour elle, trois pour toi.",
    fall: "Chute",
    fallText: "Personne d’autre ne l’a cochée : tu chutes. Tu gardes tes étoiles, mais tu n’en remplis plus de la manche. Tes croix comptent encore pour les autres.",
  },
  score: {
    title: "Compter les points",
    text: "Une étoile vaut un point. Tu n’en perds que si tu es en Obscurité et que tu as chuté : une étoile pour chacune de tes Étincelles et Super Étincelles.",
    more: "Ensuite, une ligne d’images est remplacée, de bas en haut au fil des manches, le pion Premier Éclaireur passe à la place suivante, et un nouveau mot se dévoile. Au bout de quatre manches, le plus grand total l’emporte ; en cas d’égalité, la victoire se partage.",
    seen: "Neuf étoiles font neuf points. En Obscurité et après une Chute, les quinze étoiles de six Étincelles et d’une Super Étincelle ne font que huit points.",
  },
  examples: {
    title: "Des exemples, pas à pas",
    previous: "Retour",
    next: "Suite",
    step: (step, of) => `${step} sur ${of}`,
    dark: {
      title: "Qui est en Obscurité ?",
      steps: [
        "Orange a fait sept croix, les autres moins. En tête sans égalité, Orange est en Obscurité.",
        "Cette fois, Orange et Bleu ont fait huit croix, les autres moins. Égalité en tête : personne n’est en Obscurité.",
      ],
    },
    reveal: {
      title: "Révéler, image par image",
      steps: [
        "C’est à Orange d’éclairer, avec déjà quatre étoiles remplies. Orange montre l’image A. Personne d’autre ne l’a cochée : Orange chute et garde ses quatre étoiles.",
        "C’est maintenant à Rose, qui montre B. Orange et Bleu l’ont cochée aussi : une Étincelle. Deux étoiles pour Rose et deux pour Bleu. Orange a chuté et n’en remplit aucune, mais sa croix a compté.",
        "Violet montre C. À part Violet, il n’y a qu’Orange qui l’a cochée : une Super Étincelle. Trois étoiles pour Violet, aucune pour Orange.",
        "Ce devrait être au tour de Vert, mais Vert a chuté. C’est donc à Bleu d’éclairer, avec encore des croix à valider.",
      ],
    },
    score: {
      title: "Combien ça vaut ?",
      steps: [
        "Neuf étoiles, sans Obscurité : neuf points, avec ou sans Chute.",
        "En Obscurité, mais sans Chute. Six Étincelles font douze étoiles, une Super Étincelle en fait trois : quinze points.",
        "Toujours en Obscurité, mais avec une Chute. Les six Étincelles et la Super Étincelle perdent chacune une étoile : quinze moins sept font huit points.",
      ],
    },
    end: {
      title: "Une partie entière",
      steps: ["9, 12, 6 et 15 points en quatre manches : 42 en tout."],
    },
  },
};
