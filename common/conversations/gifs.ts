/** The pictures that move which the site brings itself (public/gifs), each of these in three forms: heart-1, heart-2, heart-3. */
export const gifMotifs = [
  'smile',
  'laugh',
  'heart',
  'hello',
  'in_love',
  'kiss',
  'wink',
  'thumbs_up',
  'party',
  'good_morning',
  'good_night',
  'rose',
  'coffee',
  'cheers',
  'shy',
  'surprised',
  'cool',
  'sad',
  'thinking',
  'sleepy',
  'yes',
  'no',
  'question',
  'fire',
  'music',
  'disco',
  'cat',
  'dog',
  'penguin',
  'ghost',
  'star',
  'cake',
  'present',
  'balloon',
  'pizza',
  'ice_cream',
  'rain',
  'rainbow',
  'rocket',
  'travel',
  'letter',
  'waiting',
] as const
export type GifMotif = (typeof gifMotifs)[number]

export const gifForms = [1, 2, 3] as const
const bundledSize = { width: 240, height: 180 }

/** The motif of a bundled picture, or undefined for any other name. */
export function motifOf(name: string): GifMotif | undefined {
  const [, motif] = /^([a-z_]+)-[123]$/.exec(name) ?? []
  return gifMotifs.find((each) => each === motif)
}

/** In pixels. The name of a provider's picture begins with its size. */
export function gifSize(name: string): { width: number; height: number } {
  const [, width, height] = /^klipy\.(\d{1,4})\.(\d{1,4})\./.exec(name) ?? []
  return width && height ? { width: Number(width), height: Number(height) } : bundledSize
}

/** Where it is: a file of the site's own, or through the site from its provider. */
export function gifPath(name: string, still = false): string {
  return motifOf(name) ? `/gifs/${name}${still ? '-still' : ''}.webp` : `/gif/${name}`
}
