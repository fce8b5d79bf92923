import { expect, test } from 'vitest'
import { createTranslator } from './translation.ts'

/** A server that speaks LibreTranslate's protocol, and what it was asked. */
function server(answer: () => Response) {
  const asked: { url: string; body: unknown }[] = []
  const fetch = async (url: URL, init: RequestInit) => {
    asked.push({ url: String(url), body: await new Request(url, init).json() })
    return answer()
  }
  return { asked, fetch }
}

test.each(['https://translate.example.com/libre', 'https://translate.example.com/libre/'])(
  'asks the server at %s with its key, and tells the recognised language',
  async (url) => {
    const { asked, fetch } = server(() =>
      Response.json({ translatedText: 'Guten Morgen', detectedLanguage: { language: 'fr', confidence: 90 } }),
    )
    const translator = createTranslator({ url, key: 'the-key', fetch })
    expect(await translator.translate('Bonjour', 'de')).toEqual({ text: 'Guten Morgen', from: 'fr' })
    expect(asked).toEqual([
      {
        url: 'https://translate.example.com/libre/translate',
        body: { q: 'Bonjour', source: 'auto', target: 'de', format: 'text', api_key: 'the-key' },
      },
    ])
  },
)

test.each([
  ['an error', () => Response.json({ error: 'Invalid API key' }, { status: 403 }), '403'],
  ['another shape', () => Response.json({ text: 'no' }), 'translatedText'],
  ['no JSON', () => new Response('<html>'), 'JSON'],
])('%s is thrown', async (_, answer, message) => {
  const translator = createTranslator({ url: 'http://localhost:5000', fetch: server(answer).fetch })
  await expect(translator.translate('Bonjour', 'de')).rejects.toThrow(message)
})
