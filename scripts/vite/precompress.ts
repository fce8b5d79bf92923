import { readdir, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { brotliCompressSync, gzipSync } from 'node:zlib'

/** Writes the compressed forms of each text file beside it, so that the server need not compress them. */
export async function precompress(folder: string): Promise<void> {
  for (const entry of await readdir(folder, { recursive: true, withFileTypes: true })) {
    if (!entry.isFile() || !/\.(js|css|svg)$/.test(entry.name)) continue
    const file = join(entry.parentPath, entry.name)
    const source = await readFile(file)
    await writeFile(`${file}.br`, brotliCompressSync(source))
    await writeFile(`${file}.gz`, gzipSync(source))
  }
}
