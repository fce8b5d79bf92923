import { createReadStream } from 'node:fs'

const markup = /<script[\s>]|<html[\s>]|<!doctype html|%PDF-1\./i
const zipEnd = Buffer.from('PK\x05\x06', 'latin1')
/** The longest end that a ZIP archive can have. */
const zipEndBytes = 65_557

/** Whether a picture is at the same time a page, a PDF or a ZIP archive. */
export async function isPolyglot(path: string): Promise<boolean> {
  let end: Buffer = Buffer.alloc(0)
  for await (const part of createReadStream(path, { highWaterMark: 4 * zipEndBytes })) {
    // With the end of the part before: a word may lie across the border.
    const seen: Buffer = Buffer.concat([end, part])
    if (markup.test(seen.toString('latin1'))) return true
    end = seen.subarray(-zipEndBytes)
  }
  return end.includes(zipEnd)
}
