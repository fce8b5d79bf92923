import { brotliCompressSync, gzipSync } from 'node:zlib'

const maxPages = 500

type Kept = { plain: Buffer; gzip: Buffer; br: Buffer }

/**
 * Pages that are the same for every visitor, kept ready and compressed. The key names all that such a page may depend
 * on: site, settings version, language, theme and path.
 */
export class AnonymousPages {
  readonly #kept = new Map<string, Kept>()

  answer(key: string, encodings: string): Response | undefined {
    const page = this.#kept.get(key)
    if (!page) return undefined
    const encoding = /\bbr\b/.test(encodings) ? 'br' : /\bgzip\b/.test(encodings) ? 'gzip' : undefined
    const headers = new Headers({
      'Content-Type': 'text/html; charset=utf-8',
      'Cache-Control': 'private, no-cache',
      Vary: 'Cookie, Accept-Encoding',
    })
    if (encoding) headers.set('Content-Encoding', encoding)
    return new Response(new Uint8Array(page[encoding ?? 'plain']), { headers })
  }

  keep(key: string, html: string): void {
    if (this.#kept.size >= maxPages) this.#kept.delete(this.#kept.keys().next().value!)
    const plain = Buffer.from(html)
    this.#kept.set(key, { plain, gzip: gzipSync(plain), br: brotliCompressSync(plain) })
  }
}
