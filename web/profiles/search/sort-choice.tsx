import { useTranslations } from 'use-intl'
import { searchSorts } from '#common/profiles/search-choices.ts'
import { Select } from '#ui/form/select.tsx'
import { useSettings } from '#web/site/api/site-and-user.tsx'
import type { Search } from './use-search.ts'

/** The order of the people. Who has no town has nobody near. */
export function SortChoice({ state, filled, change }: Pick<Search, 'state' | 'filled' | 'change'>) {
  const t = useTranslations('search')
  if (!useSettings()?.search_fields.includes('sort')) return null
  const sorts = searchSorts.filter((sort) => sort !== 'near' || filled.town !== null)
  return (
    <div className="ml-auto flex-none">
      <Select
        aria-label={t('sort')}
        value={filled.sort}
        className="min-h-10 border-transparent bg-transparent py-1 text-14 font-semibold"
        onChange={(event) => {
          const sort = sorts.find((each) => each === event.target.value)
          change({ ...state, sort })
        }}
      >
        {sorts.map((sort) => (
          <option key={sort} value={sort}>
            {t(`sorts.${sort}`)}
          </option>
        ))}
      </Select>
    </div>
  )
}
