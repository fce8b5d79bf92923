/** Letters that have no accent to lose. */
const spelled: Record<string, string> = {
  ß: 'ss',
  æ: 'ae',
  œ: 'oe',
  ø: 'o',
  ł: 'l',
  đ: 'd',
  ð: 'd',
  þ: 'th',
  Æ: 'AE',
  Œ: 'OE',
  Ø: 'O',
  Ł: 'L',
  Đ: 'D',
  Ð: 'D',
  Þ: 'Th',
  '&': '+',
}

/** A text in the signs that every bank of SEPA takes: letters without accents, digits and / - ? : ( ) . , ' + */
export function bankText(text: string, longest: number): string {
  const plain = text
    .replace(/./gu, (sign) => spelled[sign] ?? sign)
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .replace(/[^A-Za-z0-9/\-?:().,'+ ]/g, ' ')
    .replace(/ +/g, ' ')
  return plain.trim().slice(0, longest).trim() || '-'
}
