import { brotliCompressSync, gzipSync } from 'node:zlib'
import { chooseEncoding } from './compress-body.ts'

const maxPages = 500

type Kept = { route: string; plain: Buffer; gzip: Buffer; br: Buffer }
export type KeptPage = { route: string; encoding: 'br' | 'gzip' | undefined; body: Buffer }

/**
 * Pages that are the same for every visitor, kept ready and compressed. The key names all that such a page may depend
 * on: site, settings version, language, theme, the address that it names as its own, and path.
 */
export class AnonymousPages {
  readonly #kept = new Map<string, Kept>()

  /** The page in a form that the reader takes; undefined where it is not kept. */
  find(key: string, encodings: string): KeptPage | undefined {
    const page = this.#kept.get(key)
    if (!page) return undefined
    return inEncoding(page, encodings)
  }

  /** Keeps a page, and gives it in a form that its first reader takes. */
  keep(key: string, route: string, html: string, encodings: string): KeptPage {
    if (this.#kept.size >= maxPages) this.#kept.delete(this.#kept.keys().next().value!)
    const plain = Buffer.from(html)
    const page = { route, plain, gzip: gzipSync(plain), br: brotliCompressSync(plain) }
    this.#kept.set(key, page)
    return inEncoding(page, encodings)
  }
}

function inEncoding(page: Kept, encodings: string): KeptPage {
  const encoding = chooseEncoding(encodings, ['br', 'gzip'] as const)
  return { route: page.route, encoding, body: page[encoding ?? 'plain'] }
}
