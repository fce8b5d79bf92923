/**
 * A letter, number, mark of punctuation or symbol that puts something on the screen: not what Unicode has ignored, and not
 * the blanks that count as letters or symbols (of Braille, Hangul, hieroglyphs, musical notation, lost objects).
 */
const visible =
  /(?![\p{Default_Ignorable_Code_Point}\u2800\ufffc\u{13441}\u{13442}\u{1d159}])[\p{L}\p{N}\p{P}\p{S}]/u

/** What somebody has written, without the blanks around it: nothing, where no sign of it can be seen. */
export function writtenText(text: string): string {
  return visible.test(text) ? text.trim() : ''
}
