/** How a page's bytes are packed in the response cache. */
export type PageEncoding = 'br' | 'gzip' | undefined

/** A rendered page that is the same for every visitor, under the key of the request that it was rendered for. */
export type PublicPage = { key: string; html: string; encoding: PageEncoding; site: string; route: string }
