import type { EmojiData } from 'frimousse'
import { required } from '#common/required.ts'

/** Made by scripts/draw/emoji-data.mjs: each emoji with its name and the words by which it is found. */
type EmojiFile = { categories: { label: string; emojis: string[][] }[] }

/** A file for each language, which comes when the picker is opened. */
const files = import.meta.glob<{ default: EmojiFile }>('./data/*.json')

export async function resolveEmojiData(locale: string): Promise<EmojiData> {
  const load = files[`./data/${locale}.json`] ?? required(files['./data/en.json'])
  const { categories } = (await load()).default
  return {
    locale,
    categories: categories.map(({ label }, index) => ({ index, label })),
    emojis: categories.flatMap(({ emojis }, category) =>
      emojis.map(([emoji = '', label = '', tags = '']) => ({
        emoji,
        category,
        label,
        version: 1,
        tags: tags.split(' '),
      })),
    ),
    skinTones: { dark: '', light: '', medium: '', 'medium-dark': '', 'medium-light': '' },
  }
}
