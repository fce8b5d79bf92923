import type { ChatTexts } from '../text-types.ts'

export const chat: ChatTexts = {
  commonWords: 'che cosa come è tu tuo tua ti piace e il la in dove quale hai',
  topics: {
    food: {
      stems: 'cucin, mangi, cibo, colazione, ricett, ristorant, piatt, forno, fame, cena',
      questions: ['Che cosa cucini più volentieri?', 'Quale piatto non ti stanca mai?'],
      answers: [
        'Quasi sempre pasta con quello che c’è al mercato. Quella con limone e zucchine la servo anche agli ospiti.',
        'Zuppe, tutto l’inverno. Quella di porri e patate la faccio a occhi chiusi.',
        'Me la cavo meglio con il forno: pane il sabato e torta di prugne a settembre.',
        'Curry di ceci con troppo zenzero. In mezz’ora profuma tutta la casa.',
      ],
    },
    music: {
      stems: 'musica, canzon, gruppo, concert, album, ascolt, chitarra, pianoforte, cantant',
      questions: ['Che musica ascolti a casa?', 'A quale concerto pensi ancora?'],
      answers: [
        'A casa vecchi dischi soul, in macchina quello che passa la radio.',
        'Piccoli concerti folk, meglio se con cinquanta sedie e un pessimo caffè.',
        'Molto jazz con il pianoforte, soprattutto mentre cucino.',
        'Il pop degli anni Ottanta, senza vergogna. So tutte le parole e metà delle note.',
      ],
    },
    travel: {
      stems: 'viagg, vacanz, estero, spiaggia, volo, ferie',
      questions: ['Dove ti ha portato il viaggio più bello?', 'Montagna o mare in vacanza?'],
      answers: [
        'In treno, appena ce n’è uno. Il treno di notte verso le montagne è il miglior inizio di una vacanza.',
        'Al mare, fuori stagione, con la spiaggia vuota e un maglione pesante.',
        'Quasi ogni anno sulla stessa piccola isola. Al forno sanno già che cosa prendo.',
        'Città a piedi: una mappa, scarpe buone e nessun museo prima di mezzogiorno.',
      ],
    },
    pets: {
      stems: 'cane, cani, gatt, animal, cucciol, cavall',
      questions: ['Cani o gatti?', 'Hai animali?'],
      answers: [
        'Nessun animale mio, ma il giovedì porto a spasso il vecchio cane dei vicini.',
        'Cani, senza dubbio. Quelli della mia via li conosco per nome, i padroni quasi per niente.',
        'Gatti. Ammiro chiunque dorma sedici ore al giorno e non chieda scusa di nulla.',
        'Do da mangiare agli uccelli sul balcone e me la prendo quando vanno dai vicini.',
      ],
    },
    plans: {
      stems: 'fine settimana, weekend, programm, piani, stasera, domani, sabato, domenica, tempo libero',
      questions: ['Che programmi hai per il fine settimana?', 'Com’è una tua domenica libera?'],
      answers: [
        'Sabato una lunga passeggiata se non piove, altrimenti divano e un libro.',
        'Mercato al mattino, qualcosa che cuoce piano, e amici a tavola la sera.',
        'Niente di speciale: bucato, un giro in bici e un film che rimando da settimane.',
        'Dormire senza sveglia, caffè sul balcone, e poi decide la giornata.',
      ],
    },
    work: {
      stems: 'lavor, professione, ufficio, mestiere',
      questions: ['Che lavoro fai?'],
      answers: [
        'In una piccola libreria. Mi sembra di portare a casa più libri di quanti ne vendo.',
        'In una scuola elementare. C’è chiasso, c’è colla ovunque, e rido ogni giorno.',
        'In ospedale, a turni. Mi piacono le notti: meno gente, conversazioni migliori.',
        'Progetto giardini. D’inverno a una scrivania, da marzo nel fango.',
        'Tengo la contabilità di una piccola azienda. A qualcuno devono pur piacere le tabelle, e a me piacciono.',
        'Riparo biciclette. In primavera vengono tutti lo stesso giorno.',
        'Scrivo software, quasi sempre al tavolo della cucina. Il tragitto è ottimo.',
        'In un panificio. Comincio alle quattro e prima di colazione profumo già di pane.',
      ],
    },
  },
  dialogues: [
    [
      'Com’è per te un buon caffè?',
      'Corto, forte e preparato da qualcun altro. E per te?',
      'Va bene tutto, basta che ci sia un dolce.',
      'Una persona di principi. Crostata o cioccolato?',
      'Fuori crostata, a casa cioccolato.',
      'Mi sembra di conoscerti già. Hai un bar del cuore?',
    ],
    [
      'Com’è andato il fine settimana?',
      'Bagnato. Volevo camminare e la pioggia è venuta con me.',
      'Io divano e libro, con un minuto scarso di sensi di colpa.',
      'Solo un minuto? Complimenti. Che libro?',
      'Un giallo. Ho sospettato di nuovo della persona sbagliata.',
      'Io sospetto sempre del maggiordomo. Non è mai lui.',
    ],
    [
      'Oggi ho provato a fare il pane.',
      'Provato?',
      'Diciamo che adesso ho un fermaporta molto pesante.',
      'Con abbastanza olio lo avrei mangiato lo stesso.',
    ],
    [
      'Domanda importante: cani o gatti?',
      'Cani. Ma la gatta di mia sorella ha deciso che le appartengo.',
      'Con i gatti è così, nessuno ti chiede niente.',
      'Esatto. Si siede sulla tastiera quando scrivo a qualcuno.',
      'Quindi se mi mandi cose senza senso, è stata la gatta?',
      'Sempre. E tu, hai animali?',
      'Solo una pianta che si chiama Gino. È ancora viva, per me è una vittoria.',
      'Salutami Gino.',
    ],
    [
      'Venerdì c’è un piccolo concerto, sto pensando di andarci.',
      'Che musica è?',
      'Due chitarre e tantissimo sentimento.',
      'Può andare in tutti i modi. Mandami una canzone e ti dico.',
      'Affare fatto. Però sii gentile, mi piacciono davvero.',
      'La gentilezza è il mio forte. Quasi sempre.',
    ],
  ],
}
