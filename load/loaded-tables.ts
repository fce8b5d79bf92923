import type { PgTable } from 'drizzle-orm/pg-core'
import type { PaintedPortrait } from '#demo/paint-portraits.ts'
import { conversations, messages, participants } from '#server/conversations/tables.ts'
import { accounts, transfers } from '#server/credits/tables.ts'
import { likes, matches } from '#server/likes/tables.ts'
import { members } from '#server/members/tables.ts'
import { orders, providerEvents, sandboxPayments } from '#server/payments/tables.ts'
import { blocks } from '#server/profiles/blocks/tables.ts'
import { photos, profiles } from '#server/profiles/tables.ts'
import type { LoadRow } from './copy/load-row.ts'
import type { LoadPlan } from './plan/load-plan.ts'
import { blockRows, conversationRows, participantRows } from './rows/conversation-rows.ts'
import { accountRows, transferRows } from './rows/credit-rows.ts'
import { likeRows, matchRows } from './rows/like-rows.ts'
import { memberRows } from './rows/member-rows.ts'
import { messageRows } from './rows/message-rows.ts'
import { orderRows, providerEventRows, sandboxPaymentRows } from './rows/order-rows.ts'
import { photoRows } from './rows/photo-rows.ts'
import { profileRows } from './rows/profile-rows.ts'

export type LoadedTable = { table: PgTable; rows: () => Iterable<object> }
export type Given = { passwordHash: string; portraits: PaintedPortrait[] }

/** Every table that is loaded, with the rows it gets; they can be asked for again. */
export function loadedTables(plan: LoadPlan, { passwordHash, portraits }: Given): LoadedTable[] {
  return [
    loaded(members, () => memberRows(plan, passwordHash)),
    loaded(profiles, () => profileRows(plan)),
    loaded(photos, () => photoRows(plan, portraits)),
    loaded(blocks, () => blockRows(plan)),
    loaded(likes, () => likeRows(plan)),
    loaded(matches, () => matchRows(plan)),
    loaded(orders, () => orderRows(plan)),
    loaded(sandboxPayments, () => sandboxPaymentRows(plan)),
    loaded(providerEvents, () => providerEventRows(plan)),
    loaded(accounts, () => accountRows(plan)),
    loaded(transfers, () => transferRows(plan)),
    loaded(conversations, () => conversationRows(plan)),
    loaded(participants, () => participantRows(plan)),
    loaded(messages, () => messageRows(plan)),
  ]
}

function loaded<T extends PgTable>(table: T, rows: () => Iterable<LoadRow<T>>): LoadedTable {
  return { table, rows }
}
