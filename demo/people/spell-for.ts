/** The text as people of the country spell it: German in Switzerland has no ß. */
export function spellFor(country: string, text: string): string {
  return country === 'CH' ? text.replaceAll('ß', 'ss') : text
}
