import { type FileHandle, open } from 'node:fs/promises'

const markup = /<script[\s>]|<html[\s>]|<!doctype html|%PDF-1\./i
const longestMarkup = 16
/** A text of this length lies where V8 clears away every moment; with longer ones a photo left 80 MB behind. */
const partBytes = 64 * 1024
const zipEnd = Buffer.from('PK\x05\x06', 'latin1')
/** The longest end that a ZIP archive can have. */
const zipEndBytes = 65_557

/** Whether a picture is at the same time a page, a PDF or a ZIP archive. */
export async function isPolyglot(path: string): Promise<boolean> {
  const file = await open(path)
  try {
    return (await hasZipEnd(file)) || (await hasMarkup(file))
  } finally {
    await file.close()
  }
}

async function hasZipEnd(file: FileHandle): Promise<boolean> {
  const { size } = await file.stat()
  const { buffer, bytesRead } = await file.read({
    buffer: Buffer.alloc(zipEndBytes),
    position: Math.max(0, size - zipEndBytes),
  })
  return buffer.subarray(0, bytesRead).includes(zipEnd)
}

async function hasMarkup(file: FileHandle): Promise<boolean> {
  const buffer = Buffer.alloc(partBytes)
  // The parts overlap, since a word may lie across a border.
  for (let position = 0; ; position += partBytes - longestMarkup) {
    const { bytesRead } = await file.read({ buffer, position })
    if (markup.test(buffer.toString('latin1', 0, bytesRead))) return true
    if (bytesRead < partBytes) return false
  }
}
