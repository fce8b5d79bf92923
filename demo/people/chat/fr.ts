import type { ChatTexts } from '../text-types.ts'

export const chat: ChatTexts = {
  commonWords: 'que quoi comment est tu vous votre ton ta et le la les aimez aimes où quel quelle',
  topics: {
    food: {
      stems: 'cuisin, mang, repas, déjeuner, recette, restaurant, plat, gâteau, faim, dîner',
      questions: ['Que cuisinez-vous le plus volontiers ?', 'De quel plat ne vous lassez-vous jamais ?'],
      answers: [
        'Le plus souvent des pâtes avec ce qu’il y a au marché. Celles au citron et aux courgettes, je les sers même aux invités.',
        'Des soupes, tout l’hiver. La poireaux-pommes de terre, je la fais les yeux fermés.',
        'Je réussis mieux le four que la poêle : du pain le samedi, une tarte aux prunes en septembre.',
        'Un curry de pois chiches avec beaucoup trop de gingembre. En une demi-heure, toute la maison sent bon.',
      ],
    },
    music: {
      stems: 'musique, chanson, groupe, concert, album, écout, guitare, piano, chant',
      questions: ['Quelle musique écoutez-vous chez vous ?', 'À quel concert pensez-vous encore ?'],
      answers: [
        'De vieux disques de soul à la maison, et ce que passe la radio en voiture.',
        'De petits concerts de folk, de préférence avec cinquante chaises et du mauvais café.',
        'Beaucoup de jazz avec du piano, surtout en cuisinant.',
        'La pop des années quatre-vingt, sans aucune honte. Je connais toutes les paroles et la moitié des notes.',
      ],
    },
    travel: {
      stems: 'voyag, vacances, étranger, plage, avion, séjour',
      questions: ['Où vous a menés votre plus beau voyage ?', 'Montagne ou mer pour les vacances ?'],
      answers: [
        'En train, dès qu’il y en a un. Le train de nuit vers la montagne est pour moi le plus beau début de vacances.',
        'À la mer, hors saison, avec une plage vide et un gros pull.',
        'Presque chaque année sur la même petite île. À la boulangerie, on connaît ma commande.',
        'Des villes à pied : un plan, de bonnes chaussures et pas de musée avant midi.',
      ],
    },
    pets: {
      stems: 'chien, chat, animal, animaux, chiot, cheval',
      questions: ['Chiens ou chats ?', 'Avez-vous des animaux ?'],
      answers: [
        'Pas d’animal à moi, mais le jeudi je promène le vieux chien des voisins.',
        'Les chiens, sans hésiter. Ceux de ma rue, je connais leur nom ; leurs maîtres, à peine.',
        'Les chats. J’admire quiconque dort seize heures par jour et ne s’excuse de rien.',
        'Je nourris les oiseaux du balcon et je le prends mal quand ils mangent chez les voisins.',
      ],
    },
    plans: {
      stems: 'week-end, weekend, projet, prévu, ce soir, demain, samedi, dimanche, temps libre',
      questions: ['Qu’avez-vous prévu ce week-end ?', 'À quoi ressemble un dimanche libre chez vous ?'],
      answers: [
        'Samedi, une longue promenade s’il ne pleut pas, et sinon le canapé avec un livre.',
        'Le marché le matin, un plat qui mijote, et des amis autour de la table le soir.',
        'Rien de grandiose : une lessive, un tour à vélo et un film que je repousse depuis des semaines.',
        'Une grasse matinée, un café sur le balcon, et ensuite la journée décide.',
      ],
    },
    work: {
      stems: 'travail, métier, profession, bureau, boulot, dans la vie',
      questions: ['Quel est votre métier ?'],
      answers: [
        'Dans une petite librairie. J’ai l’impression de rapporter plus de livres que je n’en vends.',
        'Dans une école primaire. C’est bruyant, ça colle partout, et je ris tous les jours.',
        'À l’hôpital, en horaires décalés. J’aime les nuits : moins de monde, de meilleures conversations.',
        'Je dessine des jardins. L’hiver à un bureau, dès mars dans la boue.',
        'Je tiens la comptabilité d’une petite entreprise. Il faut bien que quelqu’un aime les tableaux, et je les aime.',
        'Je répare des vélos. Au printemps, tout le monde vient le même jour.',
        'J’écris des logiciels, surtout à la table de la cuisine. Le trajet est excellent.',
        'Dans une boulangerie. Je commence à quatre heures et je sens le pain avant le petit déjeuner.',
      ],
    },
  },
  dialogues: [
    [
      'C’est quoi un bon café, pour toi ?',
      'Fort, et préparé par quelqu’un d’autre. Et pour toi ?',
      'N’importe lequel, du moment qu’il y a un gâteau avec.',
      'Je respecte les principes. Tarte au citron ou chocolat ?',
      'Tarte au citron dehors, chocolat à la maison.',
      'J’ai l’impression de déjà te connaître. Tu as une adresse préférée ?',
    ],
    [
      'Comment s’est passé ton week-end ?',
      'Sous l’eau. J’ai voulu marcher, et il a plu tout le long.',
      'Moi, canapé et roman, avec une minute de mauvaise conscience.',
      'Une seule minute ? Bravo. Quel livre ?',
      'Un policier. Encore une fois, j’ai accusé la mauvaise personne.',
      'Moi, je soupçonne toujours le jardinier. Ce n’est jamais lui.',
    ],
    [
      'J’ai essayé de faire du pain aujourd’hui.',
      'Essayé ?',
      'Disons que j’ai maintenant un cale-porte très lourd.',
      'Avec assez de beurre, j’en aurais mangé quand même.',
    ],
    [
      'Question importante : chien ou chat ?',
      'Chien. Mais le chat de ma sœur a décidé que je lui appartenais.',
      'C’est comme ça avec les chats, on n’a pas son mot à dire.',
      'Exactement. Il s’assoit sur mon clavier quand j’écris aux gens.',
      'Donc si tu m’envoies n’importe quoi, c’est lui ?',
      'Toujours. Et toi, tu as des animaux ?',
      'Juste une plante qui s’appelle Gérard. Elle est encore en vie, c’est ma fierté.',
      'Passe le bonjour à Gérard.',
    ],
    [
      'Il y a un petit concert vendredi, j’hésite à y aller.',
      'Quel genre de musique ?',
      'Deux guitares et énormément d’émotions.',
      'Ça passe ou ça casse. Envoie-moi une chanson, je te dirai.',
      'Ça marche. Mais un peu d’indulgence, j’adore ce groupe.',
      'L’indulgence, c’est ma spécialité. En général.',
    ],
  ],
}
