import type { ChatTexts } from '../text-types.ts'

export const chat: ChatTexts = {
  commonWords: 'hva hvordan er du din ditt dine liker og en et jeg hvor har hvilken',
  topics: {
    food: {
      stems:
        'lage mat, lager du, spis, mat, frokost, middag, oppskrift, restaurant, rett, bake, baker, sulten, kjøkken',
      questions: ['Hva liker du å lage til middag?', 'Hvilken rett går du aldri lei av?'],
      answers: [
        'Mest pasta med det butikken har av grønt. Den med sitron og squash serverer jeg også til gjester.',
        'Suppe, hele vinteren. Purre og potet kan jeg lage i søvne.',
        'Jeg baker bedre enn jeg lager mat: brød på lørdager og plommekake i september.',
        'Karri med kikerter og altfor mye ingefær. Etter en halvtime lukter det i hele huset.',
      ],
    },
    music: {
      stems: 'musikk, sang, låt, band, konsert, album, hører du, gitar, piano, sanger',
      questions: ['Hvilken musikk hører du på hjemme?', 'Hvilken konsert tenker du fortsatt på?'],
      answers: [
        'Gamle soulplater hjemme, og i bilen det radioen finner på.',
        'Små visekonserter, helst med femti stoler og dårlig kaffe.',
        'Mye jazz med piano, mest mens jeg lager mat.',
        'Pop fra åttitallet, helt uten skam. Jeg kan alle ordene og halvparten av tonene.',
      ],
    },
    travel: {
      stems: 'reise, reiser, ferie, utland, strand, fly',
      questions: ['Hvor gikk den beste reisen din?', 'Fjell eller hav i ferien?'],
      answers: [
        'Med tog, når det går et. Nattoget over fjellet er den beste starten på en ferie.',
        'Til havet utenom sesongen, med tom strand og tykk genser.',
        'Nesten hvert år til den samme lille øya. Bakeren der kan bestillingen min.',
        'Byer til fots: ett kart, gode sko og ikke noe museum før klokka tolv.',
      ],
    },
    pets: {
      stems: 'hund, katt, kjæledyr, dyr, valp, hest',
      questions: ['Hund eller katt?', 'Har du kjæledyr?'],
      answers: [
        'Ikke noe eget dyr, men på torsdager går jeg tur med den gamle hunden til naboen.',
        'Hunder, helt klart. De i gata mi kjenner jeg ved navn, eierne nesten ikke.',
        'Katter. Jeg beundrer alle som sover seksten timer i døgnet og ikke unnskylder noe.',
        'Jeg mater fuglene på balkongen og tar det personlig når de spiser hos naboen.',
      ],
    },
    plans: {
      stems: 'helg, plan, i kveld, i morgen, lørdag, søndag, fritid',
      questions: ['Hva er planene dine for helgen?', 'Hvordan ser en ledig søndag ut hos deg?'],
      answers: [
        'En lang tur på lørdag hvis det er opphold, og ellers sofaen med en bok.',
        'Handle om morgenen, noe langsomt på komfyren, og venner rundt bordet om kvelden.',
        'Ikke noe stort: klesvask, en sykkeltur og en film jeg har utsatt i ukevis.',
        'Sove lenge, kaffe på balkongen, og så får dagen bestemme.',
      ],
    },
    work: {
      stems: 'jobb, arbeid, yrke, kontor',
      questions: ['Hva jobber du med?'],
      answers: [
        'I en liten bokhandel. Det føles som om jeg tar med flere bøker hjem enn jeg selger.',
        'På en barneskole. Det er bråk og klister, og jeg ler hver dag.',
        'På sykehus, i turnus. Jeg liker nettene: færre folk, bedre samtaler.',
        'Jeg tegner hager. Om vinteren ved et skrivebord, fra mars i gjørma.',
        'Jeg fører regnskapet i et lite firma. Noen må jo like regneark, og det gjør jeg.',
        'Jeg reparerer sykler. Om våren kommer alle på samme dag.',
        'Jeg skriver programvare, mest ved kjøkkenbordet. Reiseveien er utmerket.',
        'I et bakeri. Jeg begynner klokka fire og lukter brød før frokost.',
      ],
    },
  },
  dialogues: [
    [
      'Hva er en god kopp kaffe for deg?',
      'Sterk, og så må noen andre ha laget den. Hva med deg?',
      'Alt er greit, så lenge det er kake til.',
      'Et menneske med prinsipper. Gulrotkake eller sjokolade?',
      'Gulrotkake ute, sjokolade hjemme.',
      'Jeg føler nesten at jeg kjenner deg. Har du et fast sted du går?',
    ],
    [
      'Hvordan var helga di?',
      'Våt. Jeg gikk på tur, og regnet ble med.',
      'Jeg lå på sofaen med en bok og hadde dårlig samvittighet i omtrent ett minutt.',
      'Bare ett minutt? Imponerende. Hvilken bok?',
      'En krim. Jeg tippet feil person igjen.',
      'Jeg mistenker alltid gartneren. Det er aldri gartneren.',
    ],
    [
      'Jeg prøvde å bake brød i dag.',
      'Prøvde?',
      'La oss si at jeg nå har en veldig tung dørstopper.',
      'Med nok smør hadde jeg spist det likevel.',
    ],
    [
      'Viktig spørsmål: hund eller katt?',
      'Hund. Men katten til søsteren min har bestemt at jeg er hennes.',
      'Sånn er det med katter, man blir ikke spurt.',
      'Nettopp. Hun setter seg på tastaturet når jeg skriver til folk.',
      'Så hvis du sender tull, er det kattens skyld?',
      'Alltid. Hva med deg, har du dyr?',
      'Bare en plante som heter Kåre. Den lever fortsatt, det er jeg stolt av.',
      'Hils Kåre fra meg.',
    ],
    [
      'Det er en liten konsert på fredag, jeg vurderer å gå.',
      'Hva slags musikk?',
      'To gitarer og veldig mye følelser.',
      'Det kan gå begge veier. Send en låt, så sier jeg hva jeg synes.',
      'Avtale. Men vær snill, jeg liker dem virkelig.',
      'Jeg er alltid snill. Stort sett.',
    ],
  ],
}
