import {
  boolean,
  customType,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  timestamp,
  uuid,
} from 'drizzle-orm/pg-core'

const bytea = customType<{ data: Buffer }>({ dataType: () => 'bytea' })

export const members = pgTable('member', {
  id: uuid().primaryKey(),
  siteId: integer('site_id').notNull(),
  companyId: integer('company_id').notNull(),
  email: text(),
  emailConfirmedAt: timestamp('email_confirmed_at', { withTimezone: true }),
  name: text().notNull(),
  /** Names that look alike share one of these (name-keys.ts). */
  nameKey: text('name_key').notNull(),
  nameLook: text('name_look').notNull(),
  passwordHash: text('password_hash'),
  status: text({ enum: ['active', 'suspended', 'deleted'] }).notNull(),
  language: text().notNull(),
  paid: boolean().notNull().default(false),
  isDemo: boolean('is_demo').notNull().default(false),
  conversationsStarted: integer('conversations_started').notNull().default(0),
  tracking: jsonb().$type<Record<string, string>>().notNull().default({}),
  signupRequest: uuid('signup_request'),
  createdAt: timestamp('created_at', { withTimezone: true }).notNull(),
  termsVersion: timestamp('terms_version', { withTimezone: true }),
  termsAcceptedAt: timestamp('terms_accepted_at', { withTimezone: true }),
})

/** For whom somebody joined, until that member has the like and the message that were meant for them. */
export const signupWishes = pgTable('signup_wish', {
  memberId: uuid('member_id').primaryKey(),
  targetId: uuid('target_id').notNull(),
  likes: boolean().notNull(),
  message: text(),
  clientId: uuid('client_id').notNull(),
  createdAt: timestamp('created_at', { withTimezone: true }).notNull(),
})

export const sessions = pgTable('session', {
  tokenHash: bytea('token_hash').primaryKey(),
  memberId: uuid('member_id').notNull(),
  siteId: integer('site_id').notNull(),
  createdAt: timestamp('created_at', { withTimezone: true }).notNull(),
  expiresAt: timestamp('expires_at', { withTimezone: true }).notNull(),
})

export const loginAttempts = pgTable(
  'login_attempt',
  {
    siteId: integer('site_id').notNull(),
    account: text().notNull(),
    network: text().notNull(),
    failures: integer().notNull(),
    firstAt: timestamp('first_at', { withTimezone: true }).notNull(),
    blockedUntil: timestamp('blocked_until', { withTimezone: true }),
  },
  (table) => [primaryKey({ columns: [table.siteId, table.account, table.network] })],
)

/** Wrong tries at one account within a day, whatever the networks. */
export const loginDays = pgTable(
  'login_day',
  {
    siteId: integer('site_id').notNull(),
    account: text().notNull(),
    failures: integer().notNull(),
    firstAt: timestamp('first_at', { withTimezone: true }).notNull(),
  },
  (table) => [primaryKey({ columns: [table.siteId, table.account] })],
)

export const knownDevices = pgTable(
  'known_device',
  {
    tokenHash: bytea('token_hash').notNull(),
    memberId: uuid('member_id').notNull(),
    siteId: integer('site_id').notNull(),
    signedInAt: timestamp('signed_in_at', { withTimezone: true }).notNull(),
  },
  (table) => [primaryKey({ columns: [table.tokenHash, table.memberId] })],
)
