import {
  bigint,
  boolean,
  customType,
  date,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  timestamp,
  uuid,
} from 'drizzle-orm/pg-core'
import { ageCheckStates, ageProofs } from '#common/age-assurance.ts'

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
  /** How many passwords the account has had; a trigger counts. */
  passwordVersion: integer('password_version').notNull().default(0),
  /** deleted: to be erased, and can still be brought back; erased: nothing of it comes back. */
  status: text({ enum: ['active', 'suspended', 'deleted', 'erased'] }).notNull(),
  language: text().notNull(),
  paid: boolean().notNull().default(false),
  isDemo: boolean('is_demo').notNull().default(false),
  conversationsStarted: integer('conversations_started').notNull().default(0),
  tracking: jsonb().$type<Record<string, string>>().notNull().default({}),
  signupRequest: uuid('signup_request'),
  createdAt: timestamp('created_at', { withTimezone: true }).notNull(),
  deletedAt: timestamp('deleted_at', { withTimezone: true }),
  /** When the erase job had finished. */
  erasedAt: timestamp('erased_at', { withTimezone: true }),
  termsVersion: timestamp('terms_version', { withTimezone: true }),
  termsAcceptedAt: timestamp('terms_accepted_at', { withTimezone: true }),
  /** When the member said to know what a fictional profile is. */
  fraudAt: timestamp('fraud_at', { withTimezone: true }),
  fictionalKnownAt: timestamp('fictional_known_at', { withTimezone: true }),
  /** When a provider said that the member is too young: deleted, and not brought back by a link. */
  underAgeAt: timestamp('under_age_at', { withTimezone: true }),
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
  id: uuid().notNull().defaultRandom(),
  /** Browser and system in two words, as guessed at the sign-in. */
  browser: text(),
  seenOn: date('seen_on', { mode: 'string' }),
  /** When the member last gave the password, or signed in, in this session. */
  provenAt: timestamp('proven_at', { withTimezone: true }),
})

export const leaveReasons = pgTable(
  'leave_reason',
  {
    siteId: integer('site_id').notNull(),
    month: date({ mode: 'string' }).notNull(),
    reason: text().notNull(),
    leavers: integer().notNull(),
  },
  (table) => [primaryKey({ columns: [table.siteId, table.month, table.reason] })],
)

export const passkeys = pgTable('passkey', {
  id: uuid().primaryKey(),
  /** The authenticator's own name for the key, in base64url. */
  credentialId: text('credential_id').notNull(),
  memberId: uuid('member_id').notNull(),
  siteId: integer('site_id').notNull(),
  publicKey: bytea('public_key').notNull(),
  counter: bigint({ mode: 'number' }).notNull(),
  transports: text().array().notNull().default([]),
  name: text().notNull(),
  createdAt: timestamp('created_at', { withTimezone: true }).notNull(),
  usedOn: date('used_on', { mode: 'string' }),
})

/** What an authenticator is asked to sign: for one use, soon, on one site. */
export const passkeyChallenges = pgTable('passkey_challenge', {
  challenge: text().primaryKey(),
  siteId: integer('site_id').notNull(),
  memberId: uuid('member_id'),
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

export const usedProofs = pgTable('used_proof', {
  signature: text().primaryKey(),
  expiresAt: timestamp('expires_at', { withTimezone: true }).notNull(),
})

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

/** The mails of a purpose that were asked for at an address within a day. */
export const mailRequests = pgTable(
  'mail_request',
  {
    siteId: integer('site_id').notNull(),
    /** A hash of the address. */
    account: text().notNull(),
    purpose: text().notNull(),
    mails: integer().notNull(),
    request: uuid().notNull(),
    firstAt: timestamp('first_at', { withTimezone: true }).notNull(),
    lastAt: timestamp('last_at', { withTimezone: true }).notNull(),
  },
  (table) => [primaryKey({ columns: [table.siteId, table.account, table.purpose] })],
)

/** The links of mails, by the hash of their token. */
export const mailLinks = pgTable('mail_link', {
  tokenHash: bytea('token_hash').primaryKey(),
  memberId: uuid('member_id').notNull(),
  siteId: integer('site_id').notNull(),
  purpose: text().notNull(),
  data: jsonb().$type<Record<string, string>>().notNull().default({}),
  createdAt: timestamp('created_at', { withTimezone: true }).notNull(),
  expiresAt: timestamp('expires_at', { withTimezone: true }).notNull(),
  /** Of an undo: what it takes back. */
  warningId: bigint('warning_id', { mode: 'bigint' }),
  usedAt: timestamp('used_at', { withTimezone: true }),
})

/** What an account was right before something of which its owner was warned (warn-owner.ts). */
export const accountWarnings = pgTable('account_warning', {
  id: bigint({ mode: 'bigint' }).primaryKey(),
  memberId: uuid('member_id').notNull(),
  siteId: integer('site_id').notNull(),
  email: text().notNull(),
  passkeys: jsonb().notNull(),
  createdAt: timestamp('created_at', { withTimezone: true }).notNull(),
})

/** How a member has made sure of their age, and when: no birth date, and nothing of a document. */
export const ageAssuranceRows = pgTable('age_assurance', {
  memberId: uuid('member_id').primaryKey(),
  kind: text({ enum: ageProofs }).notNull(),
  /** The one whose law asked. */
  country: text().notNull(),
  createdAt: timestamp('created_at', { withTimezone: true }).notNull(),
  provider: text(),
  /** The provider's own number of the check. */
  reference: text(),
})

export const ageChecks = pgTable('age_check', {
  id: uuid().primaryKey(),
  memberId: uuid('member_id').notNull(),
  siteId: integer('site_id').notNull(),
  provider: text().notNull(),
  country: text().notNull(),
  state: text({ enum: ageCheckStates }).notNull(),
  /** A hash of what names the check in the provider's answer. */
  stateHash: bytea('state_hash').notNull(),
  kept: jsonb().$type<Record<string, string>>().notNull(),
  /** The page that the member wanted to see. */
  returnTo: text('return_to'),
  createdAt: timestamp('created_at', { withTimezone: true }).notNull(),
  endedAt: timestamp('ended_at', { withTimezone: true }),
})
