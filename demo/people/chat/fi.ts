import type { ChatTexts } from '../text-types.ts'

export const chat: ChatTexts = {
  commonWords: 'mitä mikä miten onko sinä sinun sinulla ja on minä missä pidätkö mikä millainen',
  topics: {
    food: {
      stems: 'kokka, laita, ruoka, ruokaa, ruuan, syö, aamiai, resept, ravintol, leivo, nälkä, keittiö',
      questions: ['Mitä kokkaat mieluiten?', 'Mihin ruokaan et kyllästy koskaan?'],
      answers: [
        'Yleensä pastaa ja mitä torilta sattui löytymään. Sitruunan ja kesäkurpitsan kanssa se kelpaa vieraillekin.',
        'Keittoja, koko talven. Purjo-perunakeiton teen silmät kiinni.',
        'Leivon paremmin kuin kokkaan: lauantaisin leipää ja syyskuussa luumupiirakkaa.',
        'Kikhernecurrya ja aivan liikaa inkivääriä. Puolessa tunnissa koko talo tuoksuu.',
      ],
    },
    music: {
      stems: 'musiik, laulu, kappale, biisi, bändi, konsert, keikka, levy, kuuntele, kitara, piano',
      questions: ['Mitä musiikkia kuuntelet kotona?', 'Mitä keikkaa muistelet vielä?'],
      answers: [
        'Kotona vanhoja soul-levyjä ja autossa mitä radiosta tulee.',
        'Pieniä keikkoja, mieluiten viisikymmentä tuolia ja huonoa kahvia.',
        'Paljon pianojazzia, useimmiten ruokaa laittaessa.',
        'Kasaripoppia, ilman häpeää. Osaan kaikki sanat ja puolet nuoteista.',
      ],
    },
    travel: {
      stems: 'matka, matkus, loma, ulkomai, ranta, lento, reissu',
      questions: ['Minne paras matkasi suuntautui?', 'Vuoret vai meri lomalla?'],
      answers: [
        'Junalla aina kun sellainen kulkee. Yöjuna Lappiin on loman paras alku.',
        'Meren rannalle sesongin ulkopuolella, tyhjä ranta ja paksu villapaita.',
        'Melkein joka vuosi samalle pienelle saarelle. Leipuri siellä tietää tilaukseni.',
        'Kaupunkeja jalan: yksi kartta, hyvät kengät eikä museoita ennen puoltapäivää.',
      ],
    },
    pets: {
      stems: 'koira, kissa, lemmik, eläin, eläim, pentu, hevo',
      questions: ['Koira vai kissa?', 'Onko sinulla lemmikkejä?'],
      answers: [
        'Omaa eläintä ei ole, mutta torstaisin ulkoilutan naapurin vanhaa koiraa.',
        'Koirat, ehdottomasti. Kotikadun koirat tunnen nimeltä, omistajia en juuri.',
        'Kissat. Ihailen jokaista, joka nukkuu kuusitoista tuntia päivässä eikä pyytele mitään anteeksi.',
        'Ruokin lintuja parvekkeella ja loukkaannun, kun ne syövät naapurissa.',
      ],
    },
    plans: {
      stems: 'viikonlop, suunnitel, tänä iltana, illalla, huomen, lauantai, sunnuntai, vapaa-ai',
      questions: ['Mitä suunnitelmia sinulla on viikonlopuksi?', 'Millainen on sinun vapaa sunnuntaisi?'],
      answers: [
        'Lauantaina pitkä kävely, jos ei sada, ja muuten sohva ja kirja.',
        'Aamulla torille, jotain hitaasti hautuvaa hellalle ja illalla ystäviä pöydän ympärille.',
        'Ei mitään suurta: pyykkiä, pyöräretki ja elokuva, jota olen lykännyt viikkoja.',
        'Pitkät unet, kahvia parvekkeella, ja sen jälkeen päivä saa päättää.',
      ],
    },
    work: {
      stems: 'työ, työksesi, ammat, duuni, toimisto',
      questions: ['Mitä teet työksesi?'],
      answers: [
        'Pienessä kirjakaupassa. Tuntuu, että kannan kotiin enemmän kirjoja kuin myyn.',
        'Alakoulussa. Siellä on melua ja liimaa, ja nauran joka päivä.',
        'Sairaalassa, vuorotyössä. Pidän öistä: vähemmän väkeä, parempia keskusteluja.',
        'Suunnittelen pihoja. Talvella pöydän ääressä, huhtikuusta alkaen mudassa.',
        'Hoidan pienen yrityksen kirjanpitoa. Jonkun on pidettävä taulukoista, ja minä pidän.',
        'Korjaan polkupyöriä. Keväällä kaikki tulevat samana päivänä.',
        'Teen ohjelmistoja, enimmäkseen keittiön pöydän ääressä. Työmatka on erinomainen.',
        'Leipomossa. Aloitan neljältä ja tuoksun leivältä jo ennen aamiaista.',
      ],
    },
  },
  dialogues: [
    [
      'Millainen on sinusta hyvä kahvi?',
      'Vahva ja jonkun muun keittämä. Entä sinusta?',
      'Mikä vain, kunhan on pullaa kaverina.',
      'Periaatteen ihminen. Korvapuusti vai suklaakakku?',
      'Kylässä korvapuusti, kotona suklaakakku.',
      'Tuntuu, että tunnen sinut jo. Onko sinulla vakiopaikkaa?',
    ],
    [
      'Miten viikonloppusi meni?',
      'Märästi. Lähdin kävelylle, ja sade tuli mukaan.',
      'Minä makasin sohvalla kirjan kanssa ja podin huonoa omaatuntoa noin minuutin.',
      'Vain minuutin? Kunnioitettavaa. Mikä kirja?',
      'Dekkari. Epäilin taas väärää ihmistä.',
      'Minä epäilen aina puutarhuria. Se ei ole koskaan puutarhuri.',
    ],
    [
      'Yritin tänään leipoa leipää.',
      'Yritit?',
      'Sanotaan, että minulla on nyt hyvin painava ovistoppari.',
      'Olisin syönyt sen silti, kun voita on tarpeeksi.',
    ],
    [
      'Tärkeä kysymys: koirat vai kissat?',
      'Koirat. Mutta siskoni kissa on päättänyt, että olen hänen.',
      'Niin se kissojen kanssa menee, ei siinä kysytä.',
      'Juuri niin. Hän istuu näppäimistölle, kun kirjoitan jollekin.',
      'Eli jos sinulta tulee höpöjä, se oli kissa?',
      'Aina. Entä sinä, onko sinulla eläimiä?',
      'Vain viherkasvi nimeltä Reino. Se on yhä elossa, olen siitä ylpeä.',
      'Kerro Reinolle terveisiä.',
    ],
    [
      'Perjantaina on pieni keikka, mietin lähtisinkö.',
      'Millaista musiikkia?',
      'Kaksi kitaraa ja hirveästi tunnetta.',
      'Siinä voi käydä miten vain. Lähetä biisi, niin kerron mielipiteeni.',
      'Sovittu. Mutta ole kiltti, pidän niistä oikeasti.',
      'Olen aina kiltti. Enimmäkseen.',
    ],
  ],
}
