import type { ChatTexts } from '../text-types.ts'

export const chat: ChatTexts = {
  commonWords: 'was wie ist du dein deine magst gern und der die das ich hast wo welche am',
  topics: {
    food: {
      stems: 'koch, essen, isst, frühstück, rezept, restaurant, gericht, backen, backst, hunger, küche',
      questions: ['Was kochst du am liebsten?', 'Welches Gericht kannst du immer essen?'],
      answers: [
        'Meistens Nudeln mit dem, was der Markt hergibt. Mit Zitrone und Zucchini würde ich sie auch Gästen hinstellen.',
        'Suppen, den ganzen Winter lang. Kartoffel-Lauch koche ich inzwischen blind.',
        'Ich backe besser, als ich koche: samstags Brot, im September Zwetschgenkuchen.',
        'Curry mit Kichererbsen und viel zu viel Ingwer. Nach einer halben Stunde riecht das ganze Haus danach.',
      ],
    },
    music: {
      stems: 'musik, lied, song, band, konzert, album, hörst, gitarre, klavier, sänger',
      questions: ['Welche Musik läuft bei dir zu Hause?', 'An welches Konzert denkst du heute noch?'],
      answers: [
        'Zu Hause alte Soul-Platten, im Auto das, was das Radio bringt.',
        'Kleine Folk-Konzerte, am besten mit fünfzig Stühlen und schlechtem Kaffee.',
        'Viel Jazz mit Klavier, meistens beim Kochen.',
        'Pop aus den Achtzigern, ganz ohne Scham. Ich kann jedes Wort und die Hälfte der Töne.',
      ],
    },
    travel: {
      stems: 'reise, reist, urlaub, ferien, ausland, verreis, strand, flug',
      questions: ['Wohin ging deine schönste Reise?', 'Berge oder Meer im Urlaub?'],
      answers: [
        'Mit dem Zug, wann immer einer fährt. Der Nachtzug in die Berge ist für mich der schönste Urlaubsanfang.',
        'Ans Meer, in der Nebensaison, mit leerem Strand und dickem Pullover.',
        'Fast jedes Jahr auf dieselbe kleine Insel. Beim Bäcker dort muss ich nichts mehr sagen.',
        'Städte zu Fuß: ein Plan, gute Schuhe und kein Museum vor zwölf.',
      ],
    },
    pets: {
      stems: 'hund, katze, haustier, tier, welpe, pferd',
      questions: ['Hund oder Katze?', 'Hast du Haustiere?'],
      answers: [
        'Kein eigenes Tier, aber donnerstags gehe ich mit dem alten Hund von nebenan.',
        'Hunde, ganz klar. Die in meiner Straße kenne ich beim Namen, die Leute dazu kaum.',
        'Katzen. Ich bewundere alle, die sechzehn Stunden am Tag schlafen und sich für nichts entschuldigen.',
        'Ich füttere die Vögel auf dem Balkon und nehme es persönlich, wenn sie nebenan essen.',
      ],
    },
    plans: {
      stems:
        'wochenende, plan, heute abend, morgen abend, samstag, sonntag, vorhast, vor hast, freizeit, feierabend, unternimm, hast du vor',
      questions: ['Was hast du am Wochenende vor?', 'Wie sieht ein freier Sonntag bei dir aus?'],
      answers: [
        'Am Samstag ein langer Spaziergang, wenn es trocken bleibt, sonst das Sofa und ein Buch.',
        'Morgens auf den Markt, dann etwas Langsames auf dem Herd, und abends sitzen Freunde am Tisch.',
        'Nichts Großes: Wäsche, eine Radtour und ein Film, den ich seit Wochen vor mir herschiebe.',
        'Ausschlafen, Kaffee auf dem Balkon, und danach entscheidet der Tag.',
      ],
    },
    work: {
      stems: 'arbeit, beruf, job, büro, beruflich',
      questions: ['Was machst du beruflich?'],
      answers: [
        'In einer kleinen Buchhandlung. Gefühlt trage ich mehr Bücher nach Hause, als ich verkaufe.',
        'An einer Grundschule. Es ist laut und klebrig, und ich lache jeden Tag.',
        'Im Krankenhaus, in Schichten. Die Nächte mag ich: weniger Leute, bessere Gespräche.',
        'Ich plane Gärten. Im Winter am Schreibtisch, ab März im Matsch.',
        'Ich mache die Buchhaltung einer kleinen Firma. Jemand muss Tabellen mögen, und ich mag sie.',
        'Ich repariere Fahrräder. Im Frühling kommen alle am selben Tag.',
        'Ich schreibe Software, meistens am Küchentisch. Der Arbeitsweg ist hervorragend.',
        'In einer Bäckerei. Ich fange um vier Uhr an und rieche schon vor dem Frühstück nach Brot.',
      ],
    },
  },
  dialogues: [
    [
      'Was gehört für dich zu einem guten Kaffee?',
      'Er muss stark sein, und jemand anderes muss ihn gemacht haben. Bei dir?',
      'Alles recht, solange es Kuchen dazu gibt.',
      'Ein Mensch mit Grundsätzen. Käsekuchen oder Schokolade?',
      'Unterwegs Käsekuchen, zu Hause Schokolade.',
      'Ich habe das Gefühl, ich kenne dich schon. Hast du ein Lieblingscafé?',
    ],
    [
      'Wie war dein Wochenende?',
      'Nass. Ich war wandern, und der Regen kam mit.',
      'Ich lag mit einem Buch auf dem Sofa und hatte eine Minute lang ein schlechtes Gewissen.',
      'Nur eine Minute? Respekt. Welches Buch?',
      'Ein Krimi. Ich habe wieder auf die falsche Person getippt.',
      'Ich verdächtige immer den Gärtner. Er ist es nie.',
    ],
    [
      'Ich habe heute versucht, Brot zu backen.',
      'Versucht?',
      'Sagen wir, ich habe jetzt einen sehr schweren Türstopper.',
      'Mit genug Butter hätte ich es trotzdem gegessen.',
    ],
    [
      'Wichtige Frage: Hund oder Katze?',
      'Hund. Aber die Katze meiner Schwester hat beschlossen, dass ich ihr gehöre.',
      'So läuft das bei Katzen, man wird nicht gefragt.',
      'Genau. Sie setzt sich auf die Tastatur, wenn ich schreibe.',
      'Also, wenn von dir Unsinn kommt, war es die Katze?',
      'Immer. Und du, hast du Tiere?',
      'Nur eine Zimmerpflanze namens Günther. Sie lebt noch, darauf bin ich stolz.',
      'Grüß Günther von mir.',
    ],
    [
      'Am Freitag ist ein kleines Konzert, ich überlege hinzugehen.',
      'Was für Musik denn?',
      'Zwei Gitarren und sehr viel Gefühl.',
      'Das kann so oder so ausgehen. Schick mir ein Lied, dann sage ich dir was dazu.',
      'Abgemacht. Aber sei nett, ich mag die wirklich.',
      'Ich bin immer nett. Meistens.',
    ],
  ],
}
