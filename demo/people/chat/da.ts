import type { ChatTexts } from '../text-types.ts'

export const chat: ChatTexts = {
  commonWords: 'hvad hvordan er du din dit dine kan lide og en et jeg hvor har hvilken',
  topics: {
    food: {
      stems:
        'lave mad, laver mad, laver du, spis, mad, morgenmad, aftensmad, middag, opskrift, restaurant, ret, bage, bager, sulten, køkken',
      questions: ['Hvilken mad laver du helst?', 'Hvilken ret bliver du aldrig træt af?'],
      answers: [
        'Mest pasta med det, der var på torvet. Den med citron og squash serverer jeg også for gæster.',
        'Suppe, hele vinteren. Porre og kartoffel kan jeg lave i søvne.',
        'Jeg bager bedre, end jeg laver mad: brød om lørdagen og blommekage i september.',
        'Karry med kikærter og alt for meget ingefær. Efter en halv time dufter hele huset.',
      ],
    },
    music: {
      stems: 'musik, sang, band, koncert, album, lytter, hører du, guitar, klaver, sanger',
      questions: ['Hvilken musik hører du derhjemme?', 'Hvilken koncert tænker du stadig på?'],
      answers: [
        'Gamle soulplader derhjemme, og i bilen det, radioen finder på.',
        'Små folkekoncerter, helst med halvtreds stole og dårlig kaffe.',
        'En masse jazz med klaver, mest mens jeg laver mad.',
        'Pop fra firserne, helt uden skam. Jeg kan alle ordene og halvdelen af tonerne.',
      ],
    },
    travel: {
      stems: 'rejse, rejser, ferie, udland, strand, fly',
      questions: ['Hvor gik din bedste rejse hen?', 'Bjerge eller hav i ferien?'],
      answers: [
        'Med tog, når der kører et. Nattoget til bjergene er den bedste start på en ferie.',
        'Til havet uden for sæsonen, med en tom strand og en tyk sweater.',
        'Næsten hvert år til den samme lille ø. Bageren der kender min bestilling.',
        'Byer til fods: et kort, gode sko og intet museum før klokken tolv.',
      ],
    },
    pets: {
      stems: 'hund, kat, kæledyr, dyr, hvalp, hest',
      questions: ['Hund eller kat?', 'Har du kæledyr?'],
      answers: [
        'Intet dyr selv, men om torsdagen går jeg tur med naboens gamle hund.',
        'Hunde, helt klart. Dem i min gade kender jeg ved navn, ejerne næsten ikke.',
        'Katte. Jeg beundrer alle, der sover seksten timer om dagen og ikke undskylder for noget.',
        'Jeg fodrer fuglene på altanen og tager det personligt, når de spiser hos naboen.',
      ],
    },
    plans: {
      stems: 'weekend, plan, i aften, i morgen, lørdag, søndag, fritid',
      questions: ['Hvad er dine planer for weekenden?', 'Hvordan ser en fri søndag ud hos dig?'],
      answers: [
        'En lang gåtur på lørdag, hvis det er tørvejr, og ellers sofaen med en bog.',
        'Torvet om morgenen, noget langsomt i gryden, og venner om bordet om aftenen.',
        'Ikke noget stort: vasketøj, en cykeltur og en film, jeg har udsat i ugevis.',
        'Sove længe, kaffe på altanen, og så må dagen bestemme.',
      ],
    },
    work: {
      stems: 'arbejd, job, erhverv, kontor',
      questions: ['Hvad arbejder du med?'],
      answers: [
        'I en lille boghandel. Det føles, som om jeg tager flere bøger med hjem, end jeg sælger.',
        'På en folkeskole. Der er larm og klister, og jeg griner hver dag.',
        'På et hospital, i vagter. Jeg kan lide nætterne: færre mennesker, bedre samtaler.',
        'Jeg tegner haver. Om vinteren ved et skrivebord, fra marts i mudder.',
        'Jeg laver bogholderi i et lille firma. Nogen skal jo holde af regneark, og det gør jeg.',
        'Jeg reparerer cykler. Om foråret kommer alle samme dag.',
        'Jeg skriver software, mest ved køkkenbordet. Transporttiden er fremragende.',
        'I et bageri. Jeg møder klokken fire og dufter af brød før morgenmaden.',
      ],
    },
  },
  dialogues: [
    [
      'Hvad er en god kop kaffe for dig?',
      'Stærk, og så skal en anden have lavet den. Hvad med dig?',
      'Alt er fint, bare der er kage til.',
      'Et menneske med principper. Gulerodskage eller chokolade?',
      'Gulerodskage ude, chokolade hjemme.',
      'Jeg føler næsten, jeg kender dig. Har du et fast sted, du går hen?',
    ],
    [
      'Hvordan var din weekend?',
      'Våd. Jeg gik en tur, og regnen gik med.',
      'Jeg lå på sofaen med en bog og havde dårlig samvittighed i cirka et minut.',
      'Kun et minut? Flot. Hvilken bog?',
      'En krimi. Jeg gættede på den forkerte igen.',
      'Jeg mistænker altid gartneren. Det er aldrig gartneren.',
    ],
    [
      'Jeg prøvede at bage brød i dag.',
      'Prøvede?',
      'Lad os sige, at jeg nu har en meget tung dørstopper.',
      'Med nok smør havde jeg spist det alligevel.',
    ],
    [
      'Vigtigt spørgsmål: hund eller kat?',
      'Hund. Men min søsters kat har besluttet, at jeg er hendes.',
      'Sådan er det med katte, man bliver ikke spurgt.',
      'Netop. Hun sætter sig på tastaturet, når jeg skriver med nogen.',
      'Så hvis du sender noget vrøvl, er det kattens skyld?',
      'Altid. Hvad med dig, har du dyr?',
      'Kun en plante, der hedder Bent. Den lever stadig, det er jeg stolt af.',
      'Hils Bent fra mig.',
    ],
    [
      'Der er en lille koncert på fredag, jeg overvejer at tage derhen.',
      'Hvad for noget musik?',
      'To guitarer og rigtig mange følelser.',
      'Det kan gå begge veje. Send en sang, så siger jeg, hvad jeg synes.',
      'Det er en aftale. Men vær sød, jeg er virkelig glad for dem.',
      'Jeg er altid sød. For det meste.',
    ],
  ],
}
