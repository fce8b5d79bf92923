import { readdir, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { brotliCompressSync, gzipSync } from 'node:zlib'
import { gzipAsync as gzipWithZopfli } from '@gfx/zopfli'

/** Zopfli takes about a second for a file; below this the few files that every page loads are not found. */
const zopfliFromBytes = 24_000

/**
 * Writes the compressed forms of each text file beside it, so that the server need not compress them. The largest are
 * written by Zopfli, which makes the scripts of a page 6 kB smaller for whoever has gzip alone.
 */
export async function precompress(folder: string): Promise<void> {
  for (const entry of await readdir(folder, { recursive: true, withFileTypes: true })) {
    if (!entry.isFile() || !/\.(js|css|svg)$/.test(entry.name)) continue
    const file = join(entry.parentPath, entry.name)
    const source = await readFile(file)
    await writeFile(`${file}.br`, brotliCompressSync(source))
    await writeFile(`${file}.gz`, await gzipped(source))
  }
}

async function gzipped(source: Buffer): Promise<Uint8Array> {
  return source.length < zopfliFromBytes ? gzipSync(source) : gzipWithZopfli(source, { numiterations: 5 })
}
