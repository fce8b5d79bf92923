/** Compares the samples' texts in small letters and without accents. A site brings its own rules. */
export function sampleFold(text: string): string {
  return text.toLowerCase().normalize('NFD').replaceAll(/\p{M}/gu, '')
}
