import { useTranslations } from 'use-intl'
import { useErrorText } from '#client/texts/use-error-text.ts'
import { limits } from '#common/limits.ts'
import { foundPeople } from '#common/profiles/found-people.ts'
import type { FoundCard, SearchResult } from '#common/wire/profiles.ts'
import { Button } from '#ui/button/button.tsx'
import type { Elements } from '#ui/elements.ts'
import { InfiniteList } from '#ui/infinite-list.tsx'
import { Banner } from '#ui/notice/banner.tsx'
import { EmptyState } from '#ui/notice/empty-state.tsx'
import { bold } from '#ui/rich-text.tsx'
import { SomethingFailed } from '#web/brand/drawings/something-failed.tsx'
import { FictionalNote, useFictionalWords } from '../card/fictional.tsx'
import { GridSkeleton } from '../card/member-grid.tsx'
import { FoundRings } from './found-rings.tsx'
import { NobodyFound } from './nobody-found.tsx'
import { RelaxFilters, SimilarPeople } from './similar-people.tsx'
import { SortChoice } from './sort-choice.tsx'
import type { Search } from './use-search.ts'

type SearchResultsProps = Search & {
  /** The button on a member's photo. */
  actionOf: (member: FoundCard) => Elements
}

/** The result of a search: loading, people, nobody, or an error. */
export function SearchResults({ state, filled, found, change, actionOf }: SearchResultsProps) {
  const t = useTranslations('profiles.search')
  const pending = found.isPending || found.isPlaceholderData
  const pages = pending ? [] : (found.data?.pages ?? [])
  const count = pages[0]?.count
  const members = foundPeople(pages)
  const few = !pending && members.length < limits.searchPage && !found.hasNextPage
  if (found.isError && pages.length === 0) return <SearchFailed error={found.error} retry={found.refetch} />
  return (
    <>
      <div className="mt-3 mb-2.5">
        <div className="flex flex-wrap items-center justify-between gap-x-4">
          <SearchCount count={count} />
          <SortChoice state={state} filled={filled} change={change} />
        </div>
        {few && <RelaxFilters state={state} change={change} />}
        {count && count.fictional > 0 && <FictionalNote about="search" className="mt-1" />}
      </div>
      {pending && <GridSkeleton />}
      {!pending && members.length === 0 && <NobodyFound state={state} change={change} />}
      {members.length > 0 && (
        <InfiniteList
          hasMore={found.hasNextPage && !found.isFetchNextPageError}
          loading={found.isFetchingNextPage}
          onLoadMore={() => void found.fetchNextPage()}
          loadMoreLabel={t('load_more')}
          loadingLabel={t('loading')}
          pending={<GridSkeleton className="mt-2.5 sm:mt-4 xl:mt-5" />}
        >
          <FoundRings members={members} filled={filled} actionOf={actionOf} />
        </InfiniteList>
      )}
      {few && <SimilarPeople state={state} actionOf={actionOf} />}
      {found.isFetchNextPageError && (
        <Banner
          tone="danger"
          urgent
          className="my-6"
          action={
            <Button variant="outline" size="sm" onClick={() => void found.fetchNextPage()}>
              {t('retry')}
            </Button>
          }
        >
          {t('failed_more')}
        </Banner>
      )}
    </>
  )
}

function SearchFailed({ error, retry }: { error: Error; retry: () => unknown }) {
  const t = useTranslations('profiles.search')
  const errors = useErrorText()
  return (
    <div role="alert">
      <EmptyState
        drawing={<SomethingFailed />}
        title={t('failed')}
        text={errors.text(error)}
        action={<Button onClick={() => void retry()}>{t('retry')}</Button>}
      />
    </div>
  )
}

type SearchCountProps = { count: SearchResult['count'] | undefined }

/** The number of people found, and separately the number of fictional profiles. */
function SearchCount({ count }: SearchCountProps) {
  const t = useTranslations('profiles.search')
  const { singularInline, plural } = useFictionalWords()
  return (
    <p role="status" className="min-h-6 text-14">
      {count && <span>{t.rich(count.more ? 'count_more' : 'count', { count: count.people, b: bold })}</span>}
      {count && count.fictional > 0 && (
        <span className="text-muted">
          {' '}
          · {t('count_fictional', { count: count.fictional, name_one: singularInline, name_many: plural })}
        </span>
      )}
    </p>
  )
}
