import type { LoadData } from '#client/api/page-data.tsx'
import { pageLocale } from '#client/texts/messages.ts'

/** As `scripts/vite/compile-long-texts.ts` makes it of the Markdown. */
type LongText = { title: string; html: string }

const texts = import.meta.glob<LongText>('../../common/long-texts/*/*.md', { import: 'default' })

/** The text of this name in the page's language; undefined for a name that there is none of. For loaders only. */
export async function readLongText(page: LoadData, name: string): Promise<LongText | undefined> {
  return texts[`../../common/long-texts/${await pageLocale(page)}/${name}.md`]?.()
}
