/** `avis` is a sequence of AVIF pictures. */
export type PictureFormat = 'jpeg' | 'png' | 'webp' | 'gif' | 'avif' | 'avis' | 'heic'

/** Where the container of AVIF and HEIC says what the file is first of all. */
export const brandAt = 8

/** The format that a file's first bytes say it has, whatever it is named; null for everything that is no picture. */
export function pictureFormat(bytes: Buffer): PictureFormat | null {
  if (startsWith(bytes, [0xff, 0xd8, 0xff])) return 'jpeg'
  if (startsWith(bytes, [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a])) return 'png'
  const words = bytes.toString('latin1', 0, 12)
  if (/^GIF8[79]a/.test(words)) return 'gif'
  if (/^RIFF.{4}WEBP/s.test(words)) return 'webp'
  return words.slice(4, 8) === 'ftyp' ? heifFormat(bytes) : null
}

function startsWith(bytes: Buffer, signature: readonly number[]): boolean {
  return bytes.subarray(0, signature.length).equals(Buffer.from(signature))
}

const hevcBrands = new Set(['heic', 'heix', 'heim', 'heis', 'hevc', 'hevx', 'hevm', 'hevs'])

/** AVIF and HEIC are the same container; which of them it is stands in the list of brands at its beginning. */
function heifFormat(bytes: Buffer): PictureFormat | null {
  const length = Math.min(bytes.readUInt32BE(0), bytes.length, 256)
  const brands = new Set<string>()
  for (let at = brandAt; at + 4 <= length; at += 4) brands.add(bytes.toString('latin1', at, at + 4))
  if (bytes.toString('latin1', brandAt, brandAt + 4) === 'avis') return 'avis'
  if (brands.has('avif') || brands.has('avis')) return 'avif'
  return [...brands].some((brand) => hevcBrands.has(brand)) || brands.has('mif1') ? 'heic' : null
}
