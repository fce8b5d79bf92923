import { Closed } from '#web/brand/drawings/closed.tsx'
import { EmptyChats } from '#web/brand/drawings/empty-chats.tsx'
import { EmptyLikes } from '#web/brand/drawings/empty-likes.tsx'
import { InviteOnly } from '#web/brand/drawings/invite-only.tsx'
import { NewConversation } from '#web/brand/drawings/new-conversation.tsx'
import { NoCredits } from '#web/brand/drawings/no-credits.tsx'
import { NoLikesSent } from '#web/brand/drawings/no-likes-sent.tsx'
import { NoMatches } from '#web/brand/drawings/no-matches.tsx'
import { NoPayments } from '#web/brand/drawings/no-payments.tsx'
import { NoResults } from '#web/brand/drawings/no-results.tsx'
import { NotFound } from '#web/brand/drawings/not-found.tsx'
import { Offline } from '#web/brand/drawings/offline.tsx'
import { PaymentCompleted } from '#web/brand/drawings/payment-completed.tsx'
import { PaymentFailed } from '#web/brand/drawings/payment-failed.tsx'
import { PaymentPending } from '#web/brand/drawings/payment-pending.tsx'
import { SomethingFailed } from '#web/brand/drawings/something-failed.tsx'

const drawings = {
  'No conversations': EmptyChats,
  'Nobody has written yet': NewConversation,
  'No likes': EmptyLikes,
  'No likes sent': NoLikesSent,
  'No matches': NoMatches,
  'Nobody found': NoResults,
  'No payments': NoPayments,
  'No credits': NoCredits,
  'Payment completed': PaymentCompleted,
  'Payment under way': PaymentPending,
  'Payment failed': PaymentFailed,
  'By invitation': InviteOnly,
  'Closed to you': Closed,
  'Not found': NotFound,
  'Something failed': SomethingFailed,
  Offline: Offline,
}

export function DrawingSamples() {
  return (
    <ul className="grid grid-cols-2 gap-4 sm:grid-cols-3 lg:grid-cols-4">
      {Object.entries(drawings).map(([title, Drawing]) => (
        <li
          key={title}
          className="grid content-start gap-2 rounded-card border border-line bg-surface p-3 text-center text-14"
        >
          <Drawing />
          <span>{title}</span>
        </li>
      ))}
    </ul>
  )
}
