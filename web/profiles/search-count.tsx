import { useTranslations } from 'use-intl'
import type { SearchResult } from '#common/profiles.ts'
import { bold } from '../ui/rich-text.tsx'
import { useFictionalWords } from './use-fictional-words.ts'

type SearchCountProps = { count: SearchResult['count'] | undefined }

/** How many people there are; fictional profiles are named apart. */
export function SearchCount({ count }: SearchCountProps) {
  const t = useTranslations('profiles.search')
  const { singularInline, plural } = useFictionalWords()
  return (
    <p role="status" className="min-h-6 text-14">
      {count && t.rich(count.more ? 'count_more' : 'count', { count: count.people, b: bold })}
      {count && count.fictional > 0 && (
        <span className="text-muted">
          {' '}
          · {t('count_fictional', { count: count.fictional, name_one: singularInline, name_many: plural })}
        </span>
      )}
    </p>
  )
}
