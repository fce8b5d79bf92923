import type { ChatTexts } from '../text-types.ts'

export const chat: ChatTexts = {
  commonWords: 'co jak czy jest ty twój twoja masz lubisz i w na gdzie jaki jaka',
  topics: {
    food: {
      stems:
        'gotuj, jesz, jedzeni, obiad, śniadani, przepis, restaurac, danie, danio, potraw, piecz, kuchni, kolacj',
      questions: ['Co najchętniej gotujesz?', 'Które danie nigdy ci się nie nudzi?'],
      answers: [
        'Najczęściej makaron z tym, co było na targu. Z cytryną i cukinią podaję go nawet gościom.',
        'Zupy, przez całą zimę. Tę z porów i ziemniaków gotuję z zamkniętymi oczami.',
        'Piekę lepiej, niż gotuję: w soboty chleb, we wrześniu ciasto ze śliwkami.',
        'Curry z ciecierzycą i o wiele za dużo imbiru. Po pół godzinie pachnie cały dom.',
      ],
    },
    music: {
      stems: 'muzyk, piosenk, zespół, zespoł, koncert, płyt, słuchasz, gitar, pianin, śpiewa',
      questions: ['Jakiej muzyki słuchasz w domu?', 'Który koncert ciągle wspominasz?'],
      answers: [
        'W domu stare płyty soulowe, a w samochodzie to, co akurat gra radio.',
        'Małe koncerty folkowe, najlepiej pięćdziesiąt krzeseł i kiepska kawa.',
        'Dużo jazzu z fortepianem, głównie przy gotowaniu.',
        'Pop z lat osiemdziesiątych, bez cienia wstydu. Znam wszystkie słowa i połowę nut.',
      ],
    },
    travel: {
      stems: 'podróż, wyjazd, wakacj, urlop, zagranic, plaż, lot',
      questions: ['Dokąd prowadziła twoja najlepsza podróż?', 'Góry czy morze na urlop?'],
      answers: [
        'Pociągiem, jeśli tylko jakiś jedzie. Nocny pociąg w góry to dla mnie najlepszy początek urlopu.',
        'Nad morze, poza sezonem, na pustą plażę i w grubym swetrze.',
        'Prawie co roku na tę samą małą wyspę. W tamtejszej piekarni nie muszę nic mówić.',
        'Miasta na piechotę: jedna mapa, dobre buty i żadnego muzeum przed południem.',
      ],
    },
    pets: {
      stems: 'pies, psa, psy, kot, zwierz, szczeni, koń, konie',
      questions: ['Pies czy kot?', 'Masz jakieś zwierzęta?'],
      answers: [
        'Własnego zwierzęcia nie mam, ale w czwartki chodzę na spacer ze starym psem sąsiadów.',
        'Psy, zdecydowanie. Te z mojej ulicy znam po imieniu, a ich ludzi prawie wcale.',
        'Koty. Podziwiam każdego, kto śpi szesnaście godzin na dobę i za nic nie przeprasza.',
        'Karmię ptaki na balkonie i biorę to do siebie, kiedy jedzą u sąsiadów.',
      ],
    },
    plans: {
      stems: 'weekend, plan, wieczor, jutro, sobot, niedziel, czas woln, wolnym czas',
      questions: ['Jakie masz plany na weekend?', 'Jak wygląda twoja wolna niedziela?'],
      answers: [
        'W sobotę długi spacer, jeśli nie będzie padać, a jak będzie, to kanapa i książka.',
        'Rano targ, potem coś powolnego na kuchence, a wieczorem przyjaciele przy stole.',
        'Nic wielkiego: pranie, rower i film, który odkładam od tygodni.',
        'Długi sen, kawa na balkonie, a potem niech decyduje dzień.',
      ],
    },
    work: {
      stems: 'prac, zawód, zawod, biur',
      questions: ['Czym się zajmujesz zawodowo?'],
      answers: [
        'W małej księgarni. Mam wrażenie, że więcej książek przynoszę do domu, niż sprzedaję.',
        'W szkole podstawowej. Jest głośno i wszystko się klei, a ja śmieję się codziennie.',
        'W szpitalu, na zmiany. Lubię noce: mniej ludzi, lepsze rozmowy.',
        'Projektuję ogrody. Zimą przy biurku, od marca w błocie.',
        'Prowadzę księgowość małej firmy. Ktoś musi lubić arkusze, a ja je lubię.',
        'Naprawiam rowery. Wiosną wszyscy przychodzą tego samego dnia.',
        'Piszę programy, głównie przy kuchennym stole. Dojazd jest znakomity.',
        'W piekarni. Zaczynam o czwartej i przed śniadaniem pachnę już chlebem.',
      ],
    },
  },
  dialogues: [
    [
      'Jaka kawa jest dla ciebie dobra?',
      'Mocna i zrobiona przez kogoś innego. A dla ciebie?',
      'Każda, byle było do niej ciasto.',
      'Cenię ludzi z zasadami. Sernik czy czekolada?',
      'Na mieście sernik, w domu czekolada.',
      'Mam wrażenie, że już trochę się znamy. Masz jakieś ulubione miejsce?',
    ],
    [
      'Jak minął weekend?',
      'Na mokro. Był spacer, a deszcz poszedł razem ze mną.',
      'U mnie kanapa, książka i minuta wyrzutów sumienia.',
      'Tylko minuta? Szacunek. Co to za książka?',
      'Kryminał. Znowu padło u mnie na złą osobę.',
      'Ja zawsze podejrzewam ogrodnika. To nigdy nie jest ogrodnik.',
    ],
    [
      'Dziś w mojej kuchni odbyła się próba upieczenia chleba.',
      'Próba?',
      'Powiedzmy, że mam teraz bardzo ciężką podpórkę do drzwi.',
      'Z odpowiednią ilością masła wszystko jest jadalne.',
    ],
    [
      'Ważne pytanie: psy czy koty?',
      'Psy. Ale kocica mojej siostry uznała, że należę do niej.',
      'Z kotami tak jest, nikt cię nie pyta o zdanie.',
      'Właśnie. Siada na klawiaturze, kiedy do kogoś piszę.',
      'Czyli jak przyjdą od ciebie bzdury, to kocica?',
      'Zawsze. A ty masz jakieś zwierzęta?',
      'Tylko roślinę o imieniu Zenek. Wciąż żyje, to mój powód do dumy.',
      'Pozdrów ode mnie Zenka.',
    ],
    [
      'W piątek jest mały koncert, zastanawiam się, czy nie iść.',
      'Co to za muzyka?',
      'Dwie gitary i mnóstwo uczuć.',
      'Może być różnie. Prześlij piosenkę, a powiem ci, co myślę.',
      'Umowa stoi. Tylko łagodnie, naprawdę ich lubię.',
      'Łagodność to moje drugie imię. Zazwyczaj.',
    ],
  ],
}
