import { required } from '#common/required.ts'

/** What a picture alone needs of the two containers; everything else in them is about it. */
const webpChunks = new Set(['VP8 ', 'VP8L', 'ALPH'])
const avifItems = new Set(['av01'])
const avifProperties = new Set(['av1C', 'ispe', 'pixi', 'colr', 'auxC'])

/** What a WebP or AVIF carries beside its picture, read from the container itself and not by the library that wrote it. */
export function metadataIn(bytes: Buffer): string[] {
  return bytes.toString('latin1', 8, 12) === 'WEBP' ? chunksOf(bytes) : boxesOf(bytes)
}

function chunksOf(bytes: Buffer): string[] {
  const found: string[] = []
  for (let at = 12; at + 8 <= bytes.length; ) {
    const name = bytes.toString('latin1', at, at + 4)
    const size = bytes.readUInt32LE(at + 4)
    // The extended head itself says nothing but which chunks follow.
    if (name !== 'VP8X' && !webpChunks.has(name)) found.push(name)
    at += 8 + size + (size % 2)
  }
  return found
}

function boxesOf(bytes: Buffer): string[] {
  const meta = required(inside(bytes, 0).find(({ name }) => name === 'meta'))
  const parts = inside(meta.data, 4)
  const items = inside(required(parts.find(({ name }) => name === 'iinf')).data, 6)
  const kinds = items.map(({ data }) => data.toString('latin1', 8, 12))
  const properties = required(parts.find(({ name }) => name === 'iprp'))
  const described = inside(required(inside(properties.data, 0).find(({ name }) => name === 'ipco')).data, 0)
  const profiles = described.filter(
    ({ name, data }) => name === 'colr' && data.toString('latin1', 0, 4) !== 'nclx',
  )
  return [
    ...kinds.filter((kind) => !avifItems.has(kind)),
    ...described.map(({ name }) => name).filter((name) => !avifProperties.has(name)),
    ...profiles.map(() => 'ICC profile'),
  ]
}

function inside(bytes: Buffer, from: number): { name: string; data: Buffer }[] {
  const boxes: { name: string; data: Buffer }[] = []
  for (let at = from; at + 8 <= bytes.length; ) {
    const size = bytes.readUInt32BE(at) || bytes.length - at
    boxes.push({ name: bytes.toString('latin1', at + 4, at + 8), data: bytes.subarray(at + 8, at + size) })
    at += size
  }
  return boxes
}
