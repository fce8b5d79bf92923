import type { ChatTexts } from '../text-types.ts'

export const chat: ChatTexts = {
  commonWords: 'wat hoe is je jij jouw van het een de en ik hou waar welke vind',
  topics: {
    food: {
      stems: 'kook, koken, eet, eten, ontbijt, recept, restaurant, gerecht, bak, honger, keuken',
      questions: ['Wat kook je het liefst?', 'Welk gerecht verveelt je nooit?'],
      answers: [
        'Meestal pasta met wat er op de markt lag. Met citroen en courgette zet ik hem ook gasten voor.',
        'Soep, de hele winter lang. Prei en aardappel maak ik met mijn ogen dicht.',
        'Ik bak beter dan ik kook: op zaterdag brood, in september pruimentaart.',
        'Curry met kikkererwten en veel te veel gember. Na een half uur ruikt het hele huis ernaar.',
      ],
    },
    music: {
      stems: 'muziek, liedje, nummer, band, concert, album, luister, gitaar, piano, zanger',
      questions: ['Welke muziek draai je thuis?', 'Aan welk concert denk je nog vaak terug?'],
      answers: [
        'Thuis oude soulplaten, in de auto wat de radio brengt.',
        'Kleine folkconcerten, het liefst met vijftig stoelen en slechte koffie.',
        'Veel jazz met piano, vooral tijdens het koken.',
        'Pop uit de jaren tachtig, zonder enige schaamte. Ik ken elk woord en de helft van de noten.',
      ],
    },
    travel: {
      stems: 'reis, reizen, vakantie, buitenland, strand, vlucht, trip',
      questions: ['Waar ging je mooiste reis naartoe?', 'Bergen of zee in de vakantie?'],
      answers: [
        'Met de trein, als het even kan. De nachttrein naar de bergen is voor mij het mooiste begin van een vakantie.',
        'Naar zee, buiten het seizoen, met een leeg strand en een dikke trui.',
        'Bijna elk jaar naar hetzelfde kleine eiland. De bakker daar weet wat ik neem.',
        'Steden te voet: één kaart, goede schoenen en geen museum voor twaalven.',
      ],
    },
    pets: {
      stems: 'hond, kat, poes, huisdier, dier, puppy, paard',
      questions: ['Hond of kat?', 'Heb je huisdieren?'],
      answers: [
        'Geen eigen dier, maar op donderdag laat ik de oude hond van de buren uit.',
        'Honden, zonder twijfel. Die in mijn straat ken ik bij naam, de baasjes nauwelijks.',
        'Katten. Ik bewonder iedereen die zestien uur per dag slaapt en nergens sorry voor zegt.',
        'Ik voer de vogels op mijn balkon en vat het persoonlijk op als ze bij de buren eten.',
      ],
    },
    plans: {
      stems: 'weekend, plan, vanavond, morgenavond, zaterdag, zondag, vrije tijd',
      questions: ['Wat zijn je plannen voor het weekend?', 'Hoe ziet een vrije zondag er bij jou uit?'],
      answers: [
        'Zaterdag een lange wandeling als het droog blijft, en anders de bank met een boek.',
        '’s Ochtends naar de markt, dan iets langzaams op het vuur, en ’s avonds vrienden aan tafel.',
        'Niets groots: de was, een stuk fietsen en een film die ik al weken uitstel.',
        'Uitslapen, koffie op het balkon, en daarna mag de dag beslissen.',
      ],
    },
    work: {
      stems: 'werk, baan, beroep, kantoor',
      questions: ['Wat voor werk doe je?'],
      answers: [
        'In een kleine boekwinkel. Het voelt alsof ik meer boeken mee naar huis neem dan ik verkoop.',
        'Op een basisschool. Het is er lawaaiig en plakkerig, en ik lach elke dag.',
        'In een ziekenhuis, in diensten. Ik hou van de nachten: minder mensen, betere gesprekken.',
        'Ik ontwerp tuinen. In de winter aan een bureau, vanaf maart in de modder.',
        'Ik doe de boekhouding van een klein bedrijf. Iemand moet van spreadsheets houden, en dat ben ik.',
        'Ik repareer fietsen. In het voorjaar komt iedereen op dezelfde dag.',
        'Ik schrijf software, meestal aan de keukentafel. De reistijd is uitstekend.',
        'In een bakkerij. Ik begin om vier uur en ruik voor het ontbijt al naar brood.',
      ],
    },
  },
  dialogues: [
    [
      'Wat is voor jou een goede kop koffie?',
      'Sterk, en door iemand anders gezet. En voor jou?',
      'Maakt niet uit, als er maar taart bij is.',
      'Iemand met principes. Appeltaart of chocola?',
      'Buiten de deur appeltaart, thuis chocola.',
      'Ik heb het gevoel dat ik je al ken. Heb je een vast adresje?',
    ],
    [
      'Hoe was je weekend?',
      'Nat. Ik ging wandelen en de regen ging mee.',
      'Ik lag met een boek op de bank en voelde me ongeveer een minuut schuldig.',
      'Maar een minuut? Knap. Welk boek?',
      'Een detective. Ik had weer de verkeerde in gedachten.',
      'Ik verdenk altijd de buurman. Het is nooit de buurman.',
    ],
    [
      'Ik heb vandaag geprobeerd brood te bakken.',
      'Geprobeerd?',
      'Laten we zeggen dat ik nu een heel zware deurstopper heb.',
      'Met genoeg boter had ik het toch opgegeten.',
    ],
    [
      'Belangrijke vraag: honden of katten?',
      'Honden. Maar de kat van mijn zus heeft besloten dat ik van haar ben.',
      'Zo gaat dat met katten, je hebt niets in te brengen.',
      'Precies. Ze gaat op mijn toetsenbord zitten als ik iemand schrijf.',
      'Dus als je onzin stuurt, was het de kat?',
      'Altijd. En jij, heb jij dieren?',
      'Alleen een plant die Koos heet. Hij leeft nog, daar ben ik trots op.',
      'Doe Koos de groeten.',
    ],
    [
      'Vrijdag is er een klein concert, ik denk erover om te gaan.',
      'Wat voor muziek?',
      'Twee gitaren en heel veel gevoel.',
      'Dat kan twee kanten op. Stuur een nummer, dan zeg ik wat ik ervan vind.',
      'Afgesproken. Maar wees lief, ik vind ze echt goed.',
      'Ik ben altijd lief. Meestal.',
    ],
  ],
}
