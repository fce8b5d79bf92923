import { bigint, boolean, integer, pgTable, primaryKey, text, timestamp, uuid } from 'drizzle-orm/pg-core'
import { giftNames } from '#common/conversations/gifts.ts'
import { reactions } from '#common/conversations/reactions.ts'
import { prompts } from '#common/profiles/prompts.ts'

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
    /** The member's screens have received the other's messages up to this number. */
    deliveredNumber: integer('delivered_number').notNull().default(0),
    unread: integer().notNull().default(0),
    hiddenTo: integer('hidden_to').notNull().default(0),
    hidden: boolean().notNull().default(false),
    /** Its place among the pinned ones. */
    pin: integer(),
    archived: boolean().notNull().default(false),
    muted: boolean().notNull().default(false),
    /** A first message that the member has neither accepted nor answered yet. */
    request: boolean().notNull().default(false),
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
    quotedNumber: integer('quoted_number'),
    gift: text({ enum: giftNames }),
    gif: text(),
    photoId: uuid('photo_id'),
    unsentAt: timestamp('unsent_at', { withTimezone: true }),
    notice: text({ enum: ['money', 'crypto', 'elsewhere'] }),
    cost: integer().notNull(),
    transferId: uuid('transfer_id'),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull(),
  },
  (table) => [primaryKey({ columns: [table.conversationId, table.number] })],
)

export const messagePhotos = pgTable('message_photo', {
  id: uuid().primaryKey(),
  senderId: uuid('sender_id').notNull(),
  receiverId: uuid('receiver_id').notNull(),
  width: integer().notNull(),
  height: integer().notNull(),
  placeholder: text().notNull(),
  fullName: text('full_name').notNull(),
  cardName: text('card_name').notNull(),
  blurName: text('blur_name').notNull(),
  fullKey: text('full_key').notNull(),
  cardKey: text('card_key').notNull(),
  blurKey: text('blur_key').notNull(),
  phash: bigint({ mode: 'bigint' }).notNull(),
  uploadHash: text('upload_hash').notNull(),
  veiled: boolean().notNull().default(true),
  acceptedAt: timestamp('accepted_at', { withTimezone: true }),
  createdAt: timestamp('created_at', { withTimezone: true }).notNull(),
})

export const messageReactions = pgTable(
  'message_reaction',
  {
    conversationId: uuid('conversation_id').notNull(),
    number: integer().notNull(),
    memberId: uuid('member_id').notNull(),
    reaction: text({ enum: reactions }).notNull(),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull(),
  },
  (table) => [primaryKey({ columns: [table.conversationId, table.number, table.memberId] })],
)
