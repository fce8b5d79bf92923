import type { Locale } from '#common/locales.ts'
import { about as aboutDa } from './about/da.ts'
import { about as aboutDe } from './about/de.ts'
import { about as aboutEn } from './about/en.ts'
import { about as aboutEs } from './about/es.ts'
import { about as aboutFi } from './about/fi.ts'
import { about as aboutFr } from './about/fr.ts'
import { about as aboutIt } from './about/it.ts'
import { about as aboutNb } from './about/nb.ts'
import { about as aboutNl } from './about/nl.ts'
import { about as aboutPl } from './about/pl.ts'
import { about as aboutSv } from './about/sv.ts'
import { answers as answersDa } from './answers/da.ts'
import { answers as answersDe } from './answers/de.ts'
import { answers as answersEn } from './answers/en.ts'
import { answers as answersEs } from './answers/es.ts'
import { answers as answersFi } from './answers/fi.ts'
import { answers as answersFr } from './answers/fr.ts'
import { answers as answersIt } from './answers/it.ts'
import { answers as answersNb } from './answers/nb.ts'
import { answers as answersNl } from './answers/nl.ts'
import { answers as answersPl } from './answers/pl.ts'
import { answers as answersSv } from './answers/sv.ts'
import { chat as chatDa } from './chat/da.ts'
import { chat as chatDe } from './chat/de.ts'
import { chat as chatEn } from './chat/en.ts'
import { chat as chatEs } from './chat/es.ts'
import { chat as chatFi } from './chat/fi.ts'
import { chat as chatFr } from './chat/fr.ts'
import { chat as chatIt } from './chat/it.ts'
import { chat as chatNb } from './chat/nb.ts'
import { chat as chatNl } from './chat/nl.ts'
import { chat as chatPl } from './chat/pl.ts'
import { chat as chatSv } from './chat/sv.ts'
import { names as namesDa } from './names/da.ts'
import { names as namesDe } from './names/de.ts'
import { names as namesEn } from './names/en.ts'
import { names as namesEs } from './names/es.ts'
import { names as namesFi } from './names/fi.ts'
import { names as namesFr } from './names/fr.ts'
import { names as namesIt } from './names/it.ts'
import { names as namesNb } from './names/nb.ts'
import { names as namesNl } from './names/nl.ts'
import { names as namesPl } from './names/pl.ts'
import { names as namesSv } from './names/sv.ts'
import type { AboutTexts, ChatTexts, NameTexts, PromptTexts } from './text-types.ts'

/** First names by language. */
export const namesTexts: Record<Locale, NameTexts> = {
  da: namesDa,
  de: namesDe,
  en: namesEn,
  es: namesEs,
  fi: namesFi,
  fr: namesFr,
  it: namesIt,
  nb: namesNb,
  nl: namesNl,
  pl: namesPl,
  sv: namesSv,
}

/** What profiles say, by language. */
export const aboutTexts: Record<Locale, AboutTexts> = {
  da: aboutDa,
  de: aboutDe,
  en: aboutEn,
  es: aboutEs,
  fi: aboutFi,
  fr: aboutFr,
  it: aboutIt,
  nb: aboutNb,
  nl: aboutNl,
  pl: aboutPl,
  sv: aboutSv,
}

/** What members write to each other, by language. */
export const chatTexts: Record<Locale, ChatTexts> = {
  da: chatDa,
  de: chatDe,
  en: chatEn,
  es: chatEs,
  fi: chatFi,
  fr: chatFr,
  it: chatIt,
  nb: chatNb,
  nl: chatNl,
  pl: chatPl,
  sv: chatSv,
}

/** What the answers to prompts are made of, by language. */
export const promptTexts: Record<Locale, PromptTexts> = {
  da: answersDa,
  de: answersDe,
  en: answersEn,
  es: answersEs,
  fi: answersFi,
  fr: answersFr,
  it: answersIt,
  nb: answersNb,
  nl: answersNl,
  pl: answersPl,
  sv: answersSv,
}
