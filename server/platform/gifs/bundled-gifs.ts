import { gifForms, gifMotifs, motifOf } from '#common/conversations/gifs.ts'
import type { Locale } from '#common/locales.ts'
import { foldText } from '#common/text/fold-text.ts'
import type { Translate } from '../i18n.ts'
import type { GifProvider } from './gif-provider.ts'

const page = 24

/** The pictures that the site brings itself: they need no provider and no network. */
export function createBundledGifs(translate: (locale: Locale) => Translate): GifProvider {
  return {
    async search({ text, locale, cursor }) {
      const wanted = foldText(text).split(' ').filter(Boolean)
      const found = gifMotifs.filter((motif) => {
        const words = foldText(translate(locale)(`messageKinds.gif.names.${motif}`)).split(' ')
        return wanted.every((want) => words.some((word) => word.startsWith(want)))
      })
      // One form of each first, so that the first page shows many motifs.
      const all = gifForms.flatMap((form) => found.map((motif) => `${motif}-${form}`))
      const start = Number(cursor ?? 0)
      const next = start + page
      return { gifs: all.slice(start, next), next: next < all.length ? String(next) : null }
    },
    knows: async (name) => motifOf(name) !== undefined,
    open: async () => null,
  }
}
