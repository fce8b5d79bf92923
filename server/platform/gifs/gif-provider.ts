import type { Locale } from '#common/locales.ts'

export type GifSearch = { text: string; locale: Locale; cursor: string | null }
export type FoundGifs = { gifs: string[]; next: string | null }
export type GifFile = { type: string; bytes: Uint8Array<ArrayBuffer> }

/** Where pictures that move come from. They are known by names, which say nothing of the one who looks at them. */
export type GifProvider = {
  /** An empty text asks for what is liked by many. */
  search: (search: GifSearch) => Promise<FoundGifs>
  /** Whether this provider gave out the name. */
  knows: (name: string) => Promise<boolean>
  /** The picture, fetched by the server; null for one that is not there, or is a file of the site's own. */
  open: (name: string) => Promise<GifFile | null>
}
