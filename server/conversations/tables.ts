import { boolean, integer, pgTable, primaryKey, text, timestamp, uuid } from 'drizzle-orm/pg-core'
import { prompts } from '#common/prompts.ts'
import type { QuotedPhoto } from './quoted-photo.ts'

export const conversations = pgTable('conversation', {
  id: uuid().primaryKey(),
  companyId: integer('company_id').notNull(),
  lowId: uuid('low_id').notNull(),
  highId: uuid('high_id').notNull(),
  openedBy: uuid('opened_by').notNull(),
  lastNumber: integer('last_number').notNull().default(0),
  createdAt: timestamp('created_at', { withTimezone: true }).notNull(),
})

export const participants = pgTable(
  'participant',
  {
    conversationId: uuid('conversation_id').notNull(),
    memberId: uuid('member_id').notNull(),
    otherId: uuid('other_id').notNull(),
    readNumber: integer('read_number').notNull().default(0),
    unread: integer().notNull().default(0),
    hiddenTo: integer('hidden_to').notNull().default(0),
    hidden: boolean().notNull().default(false),
    lastAt: timestamp('last_at', { withTimezone: true }).notNull(),
  },
  (table) => [primaryKey({ columns: [table.conversationId, table.memberId] })],
)

export const messages = pgTable(
  'message',
  {
    conversationId: uuid('conversation_id').notNull(),
    number: integer().notNull(),
    senderId: uuid('sender_id').notNull(),
    clientId: uuid('client_id').notNull(),
    kind: text({ enum: ['text', 'photo', 'gif', 'gift'] }).notNull(),
    body: text().notNull(),
    quotedPrompt: text('quoted_prompt', { enum: prompts }),
    quotedAnswer: text('quoted_answer'),
    quotedPhoto: uuid('quoted_photo'),
    cost: integer().notNull(),
    transferId: uuid('transfer_id'),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull(),
  },
  (table) => [primaryKey({ columns: [table.conversationId, table.number] })],
)

/** `photo`: the quoted one, if the reader may see it. */
export type MessageRow = typeof messages.$inferSelect & { photo: QuotedPhoto | null }
/** A message that has no place in a conversation yet. */
export type NewMessage = Omit<MessageRow, 'conversationId' | 'number' | 'transferId'>
