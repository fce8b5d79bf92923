import type { ProfileCard } from '#common/wire/profiles.ts'
import type { Elements } from '#ui/elements.ts'
import { InfiniteList } from '#ui/infinite-list.tsx'
import { FictionalNote } from './fictional.tsx'
import { GridSkeleton, MemberGrid } from './member-grid.tsx'

/** As much of a query for pages as the list needs. */
type Paged = {
  hasNextPage: boolean
  isFetchingNextPage: boolean
  fetchNextPage: () => unknown
}

type MemberPagesProps<Card extends ProfileCard> = {
  label: string
  members: Card[]
  found: Paged
  more: string
  loading: string
  labelOf?: (member: Card) => Elements
  actionOf: (member: Card) => Elements
  pathOf?: ((member: Card) => string) | undefined
}

/** Members in a grid that goes on as one reads; after a failure its button tries again. */
export function MemberPages<Card extends ProfileCard>(props: MemberPagesProps<Card>) {
  const { label, members, found, labelOf, actionOf, pathOf } = props
  return (
    <>
      {members.some((member) => member.is_fictional) && <FictionalNote about="search" className="mb-4" />}
      <InfiniteList
        hasMore={found.hasNextPage}
        loading={found.isFetchingNextPage}
        onLoadMore={() => void found.fetchNextPage()}
        loadMoreLabel={props.more}
        loadingLabel={props.loading}
        pending={<GridSkeleton className="mt-2.5 sm:mt-4 xl:mt-5" />}
      >
        <MemberGrid
          label={label}
          members={members}
          {...(labelOf ? { labelOf } : {})}
          actionOf={actionOf}
          pathOf={pathOf}
        />
      </InfiniteList>
    </>
  )
}
