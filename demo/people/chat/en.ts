import type { ChatTexts } from '../text-types.ts'

export const chat: ChatTexts = {
  commonWords: 'what how do you your like is the are where which have and to in',
  topics: {
    food: {
      stems: 'cook, eat, food, dinner, breakfast, recipe, restaurant, dish, bake, meal, cuisine, hungry',
      questions: ['What do you like to cook?', 'Which dish do you never get tired of?'],
      answers: [
        'Mostly pasta with whatever the market had that day. My lemon and courgette version is the one I would serve guests.',
        'Soups, all winter long. Leek and potato is the one I make without looking.',
        'I bake better than I cook: bread on Saturdays, plum cake in September.',
        'Curry with chickpeas and far too much ginger. It takes half an hour and the whole house smells of it.',
      ],
    },
    music: {
      stems: 'music, song, band, concert, album, listen, guitar, piano, singer, playlist',
      questions: ['What music do you listen to at home?', 'Which concert do you still think about?'],
      answers: [
        'Old soul records at home, and whatever the radio brings in the car.',
        'Small folk concerts, best in a room with fifty chairs and bad coffee.',
        'A lot of jazz with a piano in it, mostly while I cook.',
        'Eighties pop, without any shame. I know every word and half of the notes.',
      ],
    },
    travel: {
      stems: 'travel, trip, holiday, vacation, journey, abroad, flight, beach',
      questions: ['Where did your best trip take you?', 'Mountains or sea for a holiday?'],
      answers: [
        'By train, whenever there is one. The night train to the mountains is my favourite start of any holiday.',
        'The sea, out of season, with an empty beach and a thick jumper.',
        'I go back to the same small island most years. The bakery there knows my order.',
        'Cities on foot: one map, good shoes and no museum before noon.',
      ],
    },
    pets: {
      stems: 'dog, cat, pet, animal, puppy, kitten, horse',
      questions: ['Dogs or cats?', 'Do you have any animals?'],
      answers: [
        'No animal of my own, but I walk my neighbour’s old dog on Thursdays.',
        'Dogs, clearly. I know the ones in my street by name and the owners hardly at all.',
        'Cats. I admire anybody who sleeps sixteen hours a day and apologises for nothing.',
        'I put out food for the birds and take it personally when they go next door.',
      ],
    },
    plans: {
      stems: 'weekend, plan, tonight, tomorrow, saturday, sunday, evening, spare time, free time',
      questions: ['What are your plans for the weekend?', 'What does a free Sunday look like for you?'],
      answers: [
        'A long walk on Saturday if it stays dry, and the sofa with a book if it does not.',
        'Market in the morning, something slow on the stove, friends round the table in the evening.',
        'Nothing grand: laundry, a bike ride, and a film I have been putting off for weeks.',
        'Sleeping in, coffee on the balcony, and after that I let the day decide.',
      ],
    },
    work: {
      stems: 'work, job, profession, office, living, career',
      questions: ['What do you do for work?'],
      answers: [
        'In a small bookshop. I come home with more books than I sell, or so it feels.',
        'At a primary school. It is loud and sticky, and I laugh every single day.',
        'In a hospital, in shifts. I like the nights: fewer people, better conversations.',
        'I plan gardens. In winter that means a desk, from March on it means mud.',
        'I keep the books of a small company. Somebody has to like spreadsheets, and I do.',
        'I repair bicycles. In spring everybody comes on the same day.',
        'I write software, mostly from my kitchen table. The commute is excellent.',
        'In a bakery. I start at four in the morning and smell of bread by breakfast.',
      ],
    },
  },
  dialogues: [
    [
      'What counts as a good coffee for you?',
      'Strong, small, and somebody else made it. And you?',
      'Anything, as long as there is cake with it.',
      'A person with principles. Carrot or chocolate?',
      'Carrot in public, chocolate at home.',
      'I feel I know you better already. Do you have a place you always go back to?',
    ],
    [
      'How was your weekend?',
      'Wet. I went for a walk and the rain came with me.',
      'I stayed on the sofa with a book and felt guilty for about a minute.',
      'Only a minute? Impressive. Which book?',
      'A detective story. I guessed the wrong person again.',
      'I always suspect the cook. It’s never the cook.',
    ],
    [
      'I tried to bake bread today.',
      'Tried?',
      'Let’s say I now own a very heavy doorstop.',
      'I would still have eaten it, with enough butter.',
    ],
    [
      'Important question: dogs or cats?',
      'Dogs. But my sister’s cat has decided that I belong to her.',
      'That’s how it works with cats, you don’t get a say.',
      'Exactly. She sits on my keyboard when I write to people.',
      'So if you send me nonsense, it was the cat?',
      'Always. And what about you, any animals?',
      'Only a plant called Kevin. He is still alive, I’m proud of that.',
      'Give Kevin my best.',
    ],
    [
      'There’s a small concert on Friday, I’m thinking of going.',
      'What kind of music?',
      'Two guitars and a lot of feelings.',
      'That could go either way. Send me a song and I’ll tell you.',
      'Deal. But be kind, I really like them.',
      'I’m always kind. Mostly.',
    ],
  ],
}
