import { Closed } from '../../brand/drawings/closed.tsx'
import { EmptyChats } from '../../brand/drawings/empty-chats.tsx'
import { EmptyLikes } from '../../brand/drawings/empty-likes.tsx'
import { InviteOnly } from '../../brand/drawings/invite-only.tsx'
import { NewConversation } from '../../brand/drawings/new-conversation.tsx'
import { NoCredits } from '../../brand/drawings/no-credits.tsx'
import { NoLikesSent } from '../../brand/drawings/no-likes-sent.tsx'
import { NoMatches } from '../../brand/drawings/no-matches.tsx'
import { NoPayments } from '../../brand/drawings/no-payments.tsx'
import { NoResults } from '../../brand/drawings/no-results.tsx'
import { NotFound } from '../../brand/drawings/not-found.tsx'
import { Offline } from '../../brand/drawings/offline.tsx'
import { PaymentCompleted } from '../../brand/drawings/payment-completed.tsx'
import { PaymentFailed } from '../../brand/drawings/payment-failed.tsx'
import { PaymentPending } from '../../brand/drawings/payment-pending.tsx'
import { SomethingFailed } from '../../brand/drawings/something-failed.tsx'

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
          {title}
        </li>
      ))}
    </ul>
  )
}
