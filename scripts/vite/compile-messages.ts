import compile from 'icu-minify/compile'
import type { Plugin } from 'vite'

type Texts = { [key: string]: string | Texts }

/**
 * Reads the messages' ICU syntax while building, so that no page carries the parser (10 kB compressed). What formats
 * the result is use-intl's `format-only`, which vite.config.ts puts in the place of its formatter.
 */
export function compileMessages(): Plugin {
  return {
    name: 'compile-messages',
    enforce: 'pre',
    transform(code, id) {
      if (!/\/common\/messages\/\w+\/\w+\.json$/.test(id)) return undefined
      return { code: JSON.stringify(compiled(JSON.parse(code))), map: null }
    },
  }
}

function compiled(texts: Texts): object {
  return Object.fromEntries(
    Object.entries(texts).map(([key, text]) => [
      key,
      typeof text === 'string' ? compile(text) : compiled(text),
    ]),
  )
}
