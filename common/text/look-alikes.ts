/** Letters of other alphabets, and small capitals, that a reader cannot tell from the letter before them. */
const capitals = pairs('AАΑ BВΒ CСϹ EЕΕ HНΗ IІΙӀ JЈ KКΚ MМΜ NΝ OОΟՕ PРΡ SЅՏ TТΤ UՍ XХΧ YУΥҮ ZΖ QԚ WԜ')
const smallLetters = pairs(
  'aаαɑᴀ bƀʙ cсϲᴄ dԁᴅ eеҽᴇ fꜰ gɡցɢ hһհʜħ iіιɨɪ jјϳᴊ kᴋ lӏʟ mᴍ nոɴ oоοօᴏ pрᴘ qԛզ rʀ sѕꜱ tᴛŧ uսυʉᴜ vѵνᴠ wԝաᴡ xхᵡ yуүγʏ zᴢ',
)

function pairs(groups: string): Map<string, string> {
  return new Map(
    groups.split(' ').flatMap((group) => {
      const [plain = '', ...others] = group
      return others.map((other) => [other, plain] as const)
    }),
  )
}

/**
 * A text with the letter that a reader sees for each that only looks like it. Its case is kept: a capital beta looks
 * like a B, a small one like no b. Between small letters an l may be written as a capital i, beside letters as a one,
 * and an o as a zero.
 */
export function withoutLookAlikes(text: string): string {
  return text
    .replaceAll(/\P{ASCII}/gu, (letter) => capitals.get(letter) ?? smallLetters.get(letter) ?? letter)
    .replaceAll(/(?<=\p{Ll})I+/gu, (capitalI) => 'l'.repeat(capitalI.length))
    .replaceAll(/(?<=\p{L})0|0(?=\p{L})/gu, 'o')
    .replaceAll(/(?<=\p{L})1|1(?=\p{L})/gu, 'l')
}
