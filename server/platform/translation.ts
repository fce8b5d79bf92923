import { z } from 'zod'
import type { Locale } from '#common/locales.ts'
import { readAnswerJson } from './net/read-answer.ts'

const answerMs = 8_000

const answerSchema = z.object({
  translatedText: z.string(),
  detectedLanguage: z.object({ language: z.string() }).optional(),
})

/** `from` is the language that was recognised, as a code of ISO 639-1. */
export type Translation = { text: string; from: string | null }
export type Translator = { translate: (text: string, to: Locale) => Promise<Translation> }

type Needs = {
  /** Where the server is, as https://translate.example.com. */
  url: string
  key?: string | undefined
  fetch?: (url: URL, init: RequestInit) => Promise<Response>
}

/** Asks a server that speaks LibreTranslate's protocol. Throws where it cannot be reached or does not know the language. */
export function createTranslator({ url, key, fetch: ask = fetch }: Needs): Translator {
  const address = new URL('translate', url.endsWith('/') ? url : `${url}/`)
  return {
    async translate(text, to) {
      const response = await ask(address, {
        method: 'POST',
        headers: { 'Content-Type': 'application/json' },
        body: JSON.stringify({ q: text, source: 'auto', target: to, format: 'text', api_key: key }),
        redirect: 'error',
        signal: AbortSignal.timeout(answerMs),
      })
      if (!response.ok) throw new Error(`the translation server answered ${response.status}`)
      const { translatedText, detectedLanguage } = answerSchema.parse(await readAnswerJson(response))
      return { text: translatedText, from: detectedLanguage?.language ?? null }
    },
  }
}
