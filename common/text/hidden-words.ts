import { foldLetters } from './fold-text.ts'
import { withoutLookAlikes } from './look-alikes.ts'

/** Scripts that leave no gaps between words: each letter counts by itself. */
const gapless = String.raw`\p{scx=Han}\p{scx=Hira}\p{scx=Kana}\p{scx=Thai}\p{scx=Laoo}\p{scx=Khmr}\p{scx=Mymr}`
/** Signs that are part of what is meant, as in "c++" and "f*ck"; others stand between words. */
const signs = String.raw`(?!\p{Sk})[\p{S}#@&%*§¶\\]`
const emoji = String.raw`\p{Regional_Indicator}{2}|\p{Extended_Pictographic}(?:\u200d\p{Extended_Pictographic})*`
const parts = new RegExp(
  `${emoji}|(?=[\\p{L}\\p{N}])[${gapless}]\\p{M}*|(?:(?![${gapless}])[\\p{L}\\p{M}\\p{N}])+|${signs}`,
  'gu',
)

/**
 * Whether a text contains one of the words or groups of words, whole: in whatever case, with accents or without, and
 * written with whatever signs look the same. The words are prepared once for many texts.
 */
export function hiddenWordFinder(words: readonly string[]): (text: string) => boolean {
  const sought = words.filter(canBeFound).map(bothForms)
  if (sought.length === 0) return () => false
  return (text) => {
    const [plain, seen] = bothForms(text)
    return sought.some((word) => plain.includes(word[0]) || seen.includes(word[1]))
  }
}

/** A text as it is written, and as a reader sees it. */
function bothForms(text: string): [string, string] {
  return [joined(partsOf(text)), joined(partsOf(text, withoutLookAlikes))]
}

/** Whether a word says enough to look for it: two letters or digits, or a sign as an emoji. */
export function canBeFound(word: string): boolean {
  const found = partsOf(word)
  return found.length > 1 || found.some((part) => [...part].length > 1 || !isLetterWithGaps.test(part))
}

const isLetterWithGaps = new RegExp(`^(?![${gapless}])[\\p{L}\\p{N}]`, 'u')

/** The parts of a text that are compared, each whole: words, and signs by themselves. */
function partsOf(text: string, see = (letters: string) => letters): string[] {
  const written = text
    .normalize('NFKD')
    // What is not shown, but for what joins an emoji, whose colours count as the same.
    .replaceAll(/(?<!\p{Extended_Pictographic})\u200d|(?!\u200d)\p{Default_Ignorable_Code_Point}/gu, '')
    .replaceAll(/\p{Emoji_Modifier}/gu, '')
  return foldLetters(see(written)).match(parts) ?? []
}

function joined(found: string[]): string {
  return `\n${found.join('\n')}\n`
}
