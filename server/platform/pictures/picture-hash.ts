import sharp, { type Sharp } from 'sharp'

const columns = 8
const rows = 8

/**
 * A picture's difference hash: 64 bits, one for each pixel of an 8 × 8 thumbnail that is darker than its right neighbour.
 * Pictures that look alike have few bits between them. Signed, as PostgreSQL's bigint is.
 */
export function pictureHash(picture: Uint8Array): Promise<bigint> {
  return hashOf(sharp(picture, { limitInputPixels: 50_000_000 }))
}

export async function hashOf(picture: Sharp): Promise<bigint> {
  const grey = await picture
    .flatten({ background: '#ffffff' })
    .greyscale()
    .resize({ width: columns + 1, height: rows, fit: 'fill' })
    .raw()
    .toBuffer()
  let hash = 0n
  for (let row = 0; row < rows; row += 1)
    for (let column = 0; column < columns; column += 1) {
      const at = row * (columns + 1) + column
      hash = (hash << 1n) | ((grey[at] ?? 0) < (grey[at + 1] ?? 0) ? 1n : 0n)
    }
  return BigInt.asIntN(64, hash)
}
