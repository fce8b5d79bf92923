import { Suspense, startTransition, useState } from 'react'
import type { MetaFunction } from 'react-router'
import { useTranslations } from 'use-intl'
import { redirectTo } from '#client/api/redirect-to.ts'
import { lazyPart } from '#client/boot/lazy-part.ts'
import type { Namespace } from '#client/texts/messages.ts'
import { required } from '#common/required.ts'
import type { User } from '#common/wire/members.ts'
import { Button } from '#ui/button/button.tsx'
import { IconButton } from '#ui/button/icon-button.tsx'
import { Icon } from '#ui/icon.tsx'
import { bookmark, slidersHorizontal } from '#ui/icons.ts'
import { Badge } from '#ui/notice/badge.tsx'
import { LikeButton } from '../likes/like-button.tsx'
import { regionsQuery } from '../members/place/place-queries.ts'
import { guestPageLoader } from '../site/api/page-loader.ts'
import { useUser } from '../site/api/site-and-user.tsx'
import { settingsQuery } from '../site/api/site-queries.ts'
import { withTracking } from '../site/api/tracking.ts'
import { PageTitle } from '../site/page/page-title.tsx'
import { FilterBar } from './search/filter-bar.tsx'
import { FilterChips } from './search/filter-chips.tsx'
import { refusedFilters } from './search/refused-filters.ts'
import { searchQuery } from './search/search-query.ts'
import { SearchResults } from './search/search-results.tsx'
import { activeFilters, readSearch, type SearchState, without, writeSearch } from './search/search-state.ts'
import { useSearch } from './search/use-search.ts'

const namespaces: Namespace[] = ['profiles', 'search', 'fields', 'likes']

const FilterSheet = lazyPart(async () => ({
  default: (await import('./search/filter-sheet.tsx')).FilterSheet,
}))

const SavedSearches = lazyPart(async () => ({
  default: (await import('./search/saved-searches.tsx')).SavedSearches,
}))

/** Without filters in the address the page opens with those of the member's last search. */
function reopenLast(user: User | null, url: URL): void {
  const { network: _network, ...given } = readSearch(url.searchParams)
  const last = readSearch(new URLSearchParams(user?.last_search))
  if (Object.keys(given).length > 0 || Object.keys(last).length === 0) return
  const params = new URLSearchParams([...url.searchParams, ...new URLSearchParams(writeSearch(last))])
  throw redirectTo(`/members?${params}`)
}

/** Leads on to the search without those of its filters that the server refused. */
function leaveOutRefused(error: unknown, url: URL): never {
  const state = readSearch(url.searchParams)
  const refused = refusedFilters(error, state)
  if (refused.length === 0) throw error
  throw redirectTo(withTracking(`/members${writeSearch(without(state, refused))}`, url.search))
}

/** On the server the page waits for the search, so that the first HTML shows its people. */
export const loader = guestPageLoader(namespaces, async ({ api, queries, url, user }) => {
  reopenLast(user, url)
  const query = searchQuery(api, readSearch(url.searchParams))
  const found = await queries.ensureInfiniteQueryData(query).catch((error) => leaveOutRefused(error, url))
  const { settings } = await queries.ensureQueryData(settingsQuery(api))
  await queries.ensureQueryData(regionsQuery(api, required(found.pages[0]).search.country, settings.version))
})

/**
 * In the browser the page opens before its search has finished. For visitors it waits, since they may have to go to the
 * login.
 */
export const clientLoader = guestPageLoader(namespaces, async ({ api, queries, url, user }) => {
  reopenLast(user, url)
  const query = searchQuery(api, readSearch(url.searchParams))
  if (user) void queries.prefetchInfiniteQuery(query)
  else await queries.ensureInfiniteQueryData(query).catch((error) => leaveOutRefused(error, url))
})

export const handle = { layout: 'default' }
export const meta: MetaFunction = () => [{ name: 'robots', content: 'noindex' }]

export default function MembersPage() {
  const t = useTranslations('profiles.search')
  const search = useSearch()
  const saved = useTranslations('search.saved')
  const user = useUser()
  const [open, setOpen] = useState<'filters' | 'saved' | null>(null)
  // A transition, because the sheet renders hundreds of countries and regions: the pressed button is painted first.
  const show = (wanted: typeof open) => startTransition(() => setOpen(wanted))
  const { state, filled, known, change } = search
  const active = activeFilters(state).length
  function apply(draft: SearchState) {
    show(null)
    change(draft)
  }
  return (
    <div className="wrap py-5 lg:py-8">
      <PageTitle title={t('title')} />
      <header className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2 max-[359px]:gap-x-2">
        <h1 className="grow basis-[min-content]">{t('title')}</h1>
        <div className="flex flex-none items-center gap-2">
          {user && (
            <IconButton
              label={saved('title')}
              icon={<Icon icon={bookmark} size={20} />}
              onClick={() => show('saved')}
            />
          )}
          <Button variant="outline" size="sm" className="flex-none" onClick={() => show('filters')}>
            <Icon icon={slidersHorizontal} size={18} />
            {t('filters')}
            <Badge count={active} label={t('filters_active', { count: active })} />
          </Button>
        </div>
      </header>
      <FilterBar
        filled={filled}
        known={known}
        onChange={(choice) => change({ ...state, ...choice })}
        className="mt-5 max-lg:hidden"
      />
      <FilterChips {...search} />
      <SearchResults {...search} actionOf={(member) => <LikeButton member={member} />} />
      {open === 'saved' && (
        <Suspense fallback={null}>
          <SavedSearches state={state} onChoose={apply} onClose={() => show(null)} />
        </Suspense>
      )}
      {open === 'filters' && (
        <Suspense fallback={null}>
          <FilterSheet state={state} filled={filled} onApply={apply} onClose={() => show(null)} />
        </Suspense>
      )}
    </div>
  )
}
