import { Zip, ZipDeflate, ZipPassThrough } from 'fflate'

/** A file of an archive: text is compressed; a picture is already, and is handed on as it comes. */
export type ZipEntry = { path: string } & ({ text: string } | { bytes: () => ReadableStream<Uint8Array> })

/**
 * An archive as it is written, entry by entry, no faster than it is read: of the photos no more than a piece is in
 * memory. Cancelled, it takes no further entry.
 */
export function zipStream(entries: AsyncIterator<ZipEntry>, at: Date): ReadableStream<Uint8Array> {
  const written = writeArchive(entries, at)
  return new ReadableStream<Uint8Array>(
    {
      async pull(controller) {
        const { value, done } = await written.next()
        if (done) controller.close()
        else controller.enqueue(value)
      },
      async cancel() {
        await written.return(undefined)
      },
    },
    { highWaterMark: 0 },
  )
}

/** What the archive consists of, as far as it is written after each piece that it was handed. */
async function* writeArchive(entries: AsyncIterator<ZipEntry>, at: Date): AsyncGenerator<Uint8Array> {
  const ready: Uint8Array[] = []
  const zip = new Zip((error, chunk) => {
    if (error) throw error
    if (chunk.length > 0) ready.push(chunk)
  })
  for await (const _ of writePieces(zip, entries, at)) yield* ready.splice(0)
}

/** Hands the archive one piece at a time, and stops after each until it is asked for the next. */
async function* writePieces(
  zip: Zip,
  entries: AsyncIterator<ZipEntry>,
  at: Date,
): AsyncGenerator<void, void, void> {
  for (let next = await entries.next(); !next.done; next = await entries.next()) {
    const entry = next.value
    const file = 'text' in entry ? new ZipDeflate(entry.path, { level: 6 }) : new ZipPassThrough(entry.path)
    file.mtime = at
    zip.add(file)
    if ('text' in entry) file.push(new TextEncoder().encode(entry.text), true)
    else {
      for await (const piece of entry.bytes()) {
        file.push(piece)
        yield
      }
      file.push(new Uint8Array(), true)
    }
    yield
  }
  zip.end()
  yield
}
