const markup = /<script[\s>]|<html[\s>]|<!doctype html|%PDF-1\./i
const zipEnd = Buffer.from('PK\x05\x06', 'latin1')
/** The longest end that a ZIP archive can have. */
const zipEndBytes = 65_557

/** Whether a picture is at the same time a page, a PDF or a ZIP archive. */
export function isPolyglot(bytes: Buffer): boolean {
  if (bytes.subarray(-zipEndBytes).includes(zipEnd)) return true
  return markup.test(bytes.toString('latin1'))
}
