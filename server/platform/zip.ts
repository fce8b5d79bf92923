import { Zip, ZipDeflate, ZipPassThrough } from 'fflate'

/** A file of an archive: text is compressed; a picture is already, and is handed on as it comes. */
export type ZipEntry = { path: string } & ({ text: string } | { bytes: () => ReadableStream<Uint8Array> })

/**
 * An archive as it is written, entry by entry, no faster than it is read: of the photos no more than a piece is in
 * memory. Cancelled, it takes no further entry.
 */
export function zipStream(entries: AsyncIterator<ZipEntry>, at: Date): ReadableStream<Uint8Array> {
  const ready: Uint8Array[] = []
  let failed: Error | undefined
  let ended = false
  const zip = new Zip((error, chunk, final) => {
    if (error) failed = error
    else ready.push(chunk)
    ended ||= final
  })
  const pieces = writePieces(zip, entries, at)
  return new ReadableStream<Uint8Array>(
    {
      async pull(controller) {
        while (ready.length === 0 && !ended && !failed) await pieces.next()
        if (failed) throw failed
        for (const chunk of ready.splice(0)) if (chunk.length > 0) controller.enqueue(chunk)
        if (ended) controller.close()
      },
      async cancel() {
        ended = true
        await pieces.return(undefined)
      },
    },
    { highWaterMark: 0 },
  )
}

/** Hands the archive one piece at a time, and stops after each until it is asked for the next. */
async function* writePieces(zip: Zip, entries: AsyncIterator<ZipEntry>, at: Date): AsyncGenerator<void> {
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
