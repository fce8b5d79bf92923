import { Button } from '#ui/button/button.tsx'
import { EmptyState } from '#ui/notice/empty-state.tsx'
import { EmptyChats } from '#web/brand/drawings/empty-chats.tsx'
import { EmptyLikes } from '#web/brand/drawings/empty-likes.tsx'
import { NoResults } from '#web/brand/drawings/no-results.tsx'
import { NotFound } from '#web/brand/drawings/not-found.tsx'
import { Offline } from '#web/brand/drawings/offline.tsx'
import { SomethingFailed } from '#web/brand/drawings/something-failed.tsx'

const empty = [
  { title: 'No likes yet', drawing: <EmptyLikes /> },
  { title: 'No messages yet', drawing: <EmptyChats /> },
  { title: 'Nobody matches this', drawing: <NoResults /> },
  { title: 'Something went wrong', drawing: <SomethingFailed /> },
  { title: 'You are offline', drawing: <Offline /> },
  { title: 'This page could not be found', drawing: <NotFound /> },
]

export function EmptySamples() {
  return (
    <div className="grid gap-4 sm:grid-cols-2 lg:grid-cols-3">
      {empty.map(({ title, drawing }) => (
        <EmptyState
          key={title}
          heading="h3"
          drawing={drawing}
          title={title}
          text="One sentence says what to do next."
          action={<Button variant="soft">Find people</Button>}
          className="rounded-card border border-line bg-surface"
        />
      ))}
    </div>
  )
}
