import { useInfiniteQuery } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { useTranslations } from 'use-intl'
import { usePageData } from '#client/api/page-data.tsx'
import { Button } from '#ui/button/button.tsx'
import { Sheet } from '#ui/overlay/sheet.tsx'
import { MoreFields } from './more-fields.tsx'
import { SearchFields } from './search-fields.tsx'
import { searchQuery } from './search-query.ts'
import { type FilledSearch, fillWith, type SearchState } from './search-state.ts'

/** The count is requested when the filters have not changed for this long. */
const restMs = 350

type FilterSheetProps = {
  state: SearchState
  filled: FilledSearch
  onApply: (state: SearchState) => void
  onClose: () => void
}

/**
 * All filters: a draft with the number of people found, applied by a button. Mounted anew each time it opens.
 */
export function FilterSheet({ state, filled, onApply, onClose }: FilterSheetProps) {
  const t = useTranslations('profiles.search')
  const [draft, setDraft] = useState(state)
  const [cleared, setCleared] = useState(false)
  const count = useCount(draft)
  const usual = cleared ? count.search : undefined
  const value = fillWith(usual ?? filled, draft)
  function clear() {
    setDraft(state.network ? { network: state.network } : {})
    setCleared(true)
  }
  return (
    <Sheet
      open
      onClose={onClose}
      title={t('filters')}
      closeLabel={t('filters_close')}
      footer={
        <>
          <Button variant="ghost" className="max-w-max px-4" onClick={clear}>
            {t('clear')}
          </Button>
          <Button onClick={() => onApply(draft)}>{count.label}</Button>
        </>
      }
    >
      <search className="grid gap-6 py-2">
        <SearchFields value={value} onChange={(change) => setDraft({ ...draft, ...change })} />
        <MoreFields value={value} onChange={(change) => setDraft({ ...draft, ...change })} />
      </search>
    </Sheet>
  )
}

/** How many people a draft finds. The result is cached, so that the page can show it once the draft is applied. */
function useCount(draft: SearchState) {
  const t = useTranslations('profiles.search')
  const { api } = usePageData()
  const [rested, setRested] = useState(draft)
  useEffect(() => {
    const timer = setTimeout(() => setRested(draft), restMs)
    return () => clearTimeout(timer)
  }, [draft])
  const found = useInfiniteQuery(searchQuery(api, rested)).data?.pages[0]
  if (!found || rested !== draft) return { label: t('show'), search: found?.search }
  const { people, more } = found.count
  return { label: t(more ? 'show_more' : 'show_count', { count: people }), search: found.search }
}
