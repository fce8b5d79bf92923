import type { ChatTexts } from '../text-types.ts'

export const chat: ChatTexts = {
  commonWords: 'vad hur är du din ditt dina gillar och en ett jag var har vilken',
  topics: {
    food: {
      stems:
        'laga, lagar, äter, äta, mat, frukost, middag, recept, restaurang, rätt, baka, bakar, hungrig, kök',
      questions: ['Vad lagar du helst för mat?', 'Vilken rätt tröttnar du aldrig på?'],
      answers: [
        'Mest pasta med det som fanns på torget. Den med citron och zucchini bjuder jag också gäster på.',
        'Soppa, hela vintern. Purjolök och potatis lagar jag i sömnen.',
        'Jag bakar bättre än jag lagar mat: bröd på lördagar och plommonkaka i september.',
        'Curry med kikärter och alldeles för mycket ingefära. Efter en halvtimme doftar hela huset.',
      ],
    },
    music: {
      stems: 'musik, låt, sång, band, konsert, album, lyssnar, gitarr, piano, sångare',
      questions: ['Vilken musik lyssnar du på hemma?', 'Vilken konsert tänker du fortfarande på?'],
      answers: [
        'Gamla soulskivor hemma, och i bilen det som radion hittar på.',
        'Små viskonserter, helst med femtio stolar och dåligt kaffe.',
        'Mycket jazz med piano, mest när jag lagar mat.',
        'Åttiotalspop, helt utan skam. Jag kan alla orden och hälften av tonerna.',
      ],
    },
    travel: {
      stems: 'resa, resor, reser, semester, utomlands, strand, flyg',
      questions: ['Vart gick din bästa resa?', 'Berg eller hav på semestern?'],
      answers: [
        'Med tåg, när det går ett. Nattåget till fjällen är den bästa starten på en semester.',
        'Till havet utanför säsongen, med tom strand och tjock tröja.',
        'Nästan varje år till samma lilla ö. Bagaren där kan min beställning.',
        'Städer till fots: en karta, bra skor och inget museum före tolv.',
      ],
    },
    pets: {
      stems: 'hund, katt, husdjur, djur, valp, häst',
      questions: ['Hund eller katt?', 'Har du husdjur?'],
      answers: [
        'Inget eget djur, men på torsdagar går jag ut med grannens gamla hund.',
        'Hundar, helt klart. De på min gata kan jag namnen på, ägarna knappt.',
        'Katter. Jag beundrar alla som sover sexton timmar om dygnet och inte ber om ursäkt för något.',
        'Jag matar fåglarna på balkongen och tar det personligt när de äter hos grannen.',
      ],
    },
    plans: {
      stems: 'helg, plan, ikväll, i kväll, imorgon, lördag, söndag, fritid',
      questions: ['Vad har du för planer i helgen?', 'Hur ser en ledig söndag ut hos dig?'],
      answers: [
        'En lång promenad på lördag om det är uppehåll, annars soffan med en bok.',
        'Torget på morgonen, något långsamt på spisen och vänner runt bordet på kvällen.',
        'Inget stort: tvätt, en cykeltur och en film som jag har skjutit upp i veckor.',
        'Sovmorgon, kaffe på balkongen, och sedan får dagen bestämma.',
      ],
    },
    work: {
      stems: 'jobb, arbet, yrke, kontor',
      questions: ['Vad jobbar du med?'],
      answers: [
        'I en liten bokhandel. Det känns som att jag tar hem fler böcker än jag säljer.',
        'På en lågstadieskola. Det är stojigt och kladdigt, och jag skrattar varje dag.',
        'På sjukhus, i skift. Jag gillar nätterna: färre människor, bättre samtal.',
        'Jag ritar trädgårdar. På vintern vid ett skrivbord, från mars i leran.',
        'Jag sköter bokföringen på ett litet företag. Någon måste gilla kalkylark, och det gör jag.',
        'Jag lagar cyklar. På våren kommer alla samma dag.',
        'Jag skriver programvara, mest vid köksbordet. Restiden är utmärkt.',
        'På ett bageri. Jag börjar klockan fyra och doftar bröd före frukost.',
      ],
    },
  },
  dialogues: [
    [
      'Vad är en bra kopp kaffe för dig?',
      'Stark, och så ska någon annan ha gjort den. Och för dig?',
      'Vad som helst, bara det finns en bulle till.',
      'En människa med principer. Kanelbulle eller kardemumma?',
      'Kanel borta, kardemumma hemma.',
      'Det känns nästan som om jag känner dig. Har du något stamställe?',
    ],
    [
      'Hur var din helg?',
      'Blöt. Jag gick ut och gick, och regnet följde med.',
      'Jag låg i soffan med en bok och hade dåligt samvete i ungefär en minut.',
      'Bara en minut? Imponerande. Vilken bok?',
      'En deckare. Jag gissade på fel person igen.',
      'Jag misstänker alltid trädgårdsmästaren. Det är aldrig han.',
    ],
    [
      'Jag försökte baka bröd i dag.',
      'Försökte?',
      'Vi kan säga att jag nu har ett väldigt tungt dörrstopp.',
      'Med tillräckligt mycket smör hade jag ätit det ändå.',
    ],
    [
      'Viktig fråga: hund eller katt?',
      'Hund. Men min systers katt har bestämt att jag är hennes.',
      'Så är det med katter, man blir inte tillfrågad.',
      'Precis. Hon sätter sig på tangentbordet när jag skriver till folk.',
      'Så om du skickar struntprat är det kattens fel?',
      'Alltid. Och du, har du några djur?',
      'Bara en växt som heter Börje. Den lever än, det är jag stolt över.',
      'Hälsa Börje från mig.',
    ],
    [
      'Det är en liten konsert på fredag, jag funderar på att gå.',
      'Vad är det för musik?',
      'Två gitarrer och väldigt mycket känslor.',
      'Det kan gå hur som helst. Skicka en låt, så säger jag vad jag tycker.',
      'Okej. Men var snäll, jag gillar dem verkligen.',
      'Jag är alltid snäll. För det mesta.',
    ],
  ],
}
