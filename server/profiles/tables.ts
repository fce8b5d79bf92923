import { sql } from 'drizzle-orm'
import {
  bigint,
  boolean,
  date,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  real,
  smallint,
  text,
  timestamp,
  uuid,
} from 'drizzle-orm/pg-core'
import { contactChoices } from '#common/profiles/contact-choices.ts'
import { type Hint, photoReasons, poses } from '#common/profiles/photo-review.ts'
import {
  bodyTypes,
  eyeColors,
  genders,
  hairColors,
  type Interest,
  relationshipStatuses,
  sexualities,
} from '#common/profiles/profile-fields.ts'
import { prompts } from '#common/profiles/prompts.ts'
import type { ProfileStep } from '#common/signup-steps.ts'
import type { DerivedKind } from '../platform/pictures/picture-work.ts'

export const profiles = pgTable('profile', {
  memberId: uuid('member_id').primaryKey(),
  siteId: integer('site_id').notNull(),
  status: text({ enum: ['active', 'disabled'] })
    .notNull()
    .default('active'),
  gender: text({ enum: genders }),
  sexuality: text({ enum: sexualities }),
  birthDate: date('birth_date', { mode: 'string' }).notNull(),
  country: text(),
  regionId: text('region_id'),
  cityId: integer('city_id'),
  relationshipStatus: text('relationship_status', { enum: relationshipStatuses }),
  hairColor: text('hair_color', { enum: hairColors }),
  eyeColor: text('eye_color', { enum: eyeColors }),
  bodyType: text('body_type', { enum: bodyTypes }),
  tattoos: boolean(),
  interests: text().array().$type<Interest[]>().notNull().default([]),
  reason: text(),
  about: text(),
  isFictional: boolean('is_fictional').notNull(),
  invisible: boolean().notNull().default(false),
  showOnline: boolean('show_online').notNull().default(true),
  showSeen: boolean('show_seen').notNull().default(true),
  showTyping: boolean('show_typing').notNull().default(true),
  showVisits: boolean('show_visits').notNull().default(true),
  /** Shown on the company's other sites too, where such a site has member_resell on. */
  shared: boolean().notNull().default(true),
  lastActiveAt: timestamp('last_active_at', { withTimezone: true }).notNull(),
  createdAt: timestamp('created_at', { withTimezone: true }).notNull(),
  /** Kept by triggers (server/migrations/baseline/05-profiles.sql). */
  listedUntil: timestamp('listed_until', { withTimezone: true }).notNull().default(new Date(0)),
  /** Whether the main photo is shown; kept by triggers. */
  hasPhoto: boolean('has_photo').notNull().default(false),
  visible: boolean().generatedAlwaysAs(sql`true`),
  interestBits: bigint('interest_bits', { mode: 'bigint' }).generatedAlwaysAs(sql`0`),
  /** A person has compared a live photo with the profile's. */
  verified: boolean().notNull().default(false),
  /** The filters of the last search. */
  lastSearch: jsonb('last_search').$type<Record<string, string>>().notNull().default({}),
  /** Steps done or skipped; null before the signup's first step and once it has ended. */
  signupPassed: text('signup_passed').array().$type<ProfileStep[]>(),
})

export const profilePrompts = pgTable(
  'profile_prompt',
  {
    memberId: uuid('member_id').notNull(),
    prompt: text({ enum: prompts }).notNull(),
    position: integer().notNull(),
    answer: text().notNull(),
  },
  (table) => [primaryKey({ columns: [table.memberId, table.prompt] })],
)

/** Searches that a member keeps under a name. */
export const savedSearches = pgTable('saved_search', {
  id: uuid().primaryKey().defaultRandom(),
  clientId: uuid('client_id').notNull(),
  memberId: uuid('member_id').notNull(),
  slot: smallint().notNull(),
  name: text().notNull(),
  search: jsonb().$type<Record<string, string>>().notNull(),
  createdAt: timestamp('created_at', { withTimezone: true }).notNull(),
  lookedAt: timestamp('looked_at', { withTimezone: true }).notNull(),
})

export const photos = pgTable('photo', {
  id: uuid().primaryKey(),
  memberId: uuid('member_id').notNull(),
  position: integer().notNull(),
  isMain: boolean('is_main').notNull(),
  state: text({ enum: ['pending', 'active', 'rejected'] }).notNull(),
  width: integer().notNull(),
  height: integer().notNull(),
  placeholder: text().notNull(),
  fullName: text('full_name').notNull(),
  cardName: text('card_name').notNull(),
  blurName: text('blur_name').notNull(),
  fullKey: text('full_key').notNull(),
  cardKey: text('card_key').notNull(),
  blurKey: text('blur_key').notNull(),
  /** Keys of the files that a job has made of these (derive-files.job.ts); null until it has been there. */
  derived: jsonb().$type<Partial<Record<DerivedKind, string>>>(),
  /** Of an upload: its client's id for it, and the SHA-256 of what was sent, in base64url. */
  clientId: uuid('client_id'),
  uploadHash: text('upload_hash'),
  /** The perceptual hash (picture-hash.ts). */
  phash: bigint({ mode: 'bigint' }),
  rejectedReason: text('rejected_reason', { enum: photoReasons }),
  /** Shown only to whom the member lets see it. */
  private: boolean().notNull().default(false),
  createdAt: timestamp('created_at', { withTimezone: true }).notNull(),
})

/** Files that no photo has any more, or not yet; a job removes them once it is time. */
export const unusedFiles = pgTable('unused_file', {
  key: text().primaryKey(),
  removeAt: timestamp('remove_at', { withTimezone: true }).notNull(),
})

/** What waits for a person's decision, and what was decided. Triggers queue it. */
export const reviewItems = pgTable('review_item', {
  id: uuid().primaryKey().defaultRandom(),
  kind: text({ enum: ['photo', 'verification'] }).notNull(),
  subjectId: uuid('subject_id').notNull(),
  memberId: uuid('member_id').notNull(),
  siteId: integer('site_id').notNull(),
  state: text({ enum: ['open', 'approved', 'rejected'] })
    .notNull()
    .default('open'),
  reason: text(),
  hints: jsonb().$type<Hint[]>().notNull().default([]),
  score: real().notNull().default(0),
  checkedAt: timestamp('checked_at', { withTimezone: true }),
  decidedBy: text('decided_by'),
  decidedAt: timestamp('decided_at', { withTimezone: true }),
  createdAt: timestamp('created_at', { withTimezone: true }).notNull(),
})

export const bannedPictures = pgTable('banned_picture', {
  phash: bigint({ mode: 'bigint' }).primaryKey(),
  reason: text().notNull(),
  bannedBy: text('banned_by').notNull(),
  createdAt: timestamp('created_at', { withTimezone: true }).notNull(),
})

export const verifications = pgTable('verification', {
  id: uuid().primaryKey(),
  memberId: uuid('member_id').notNull(),
  pose: text({ enum: poses }).notNull(),
  state: text({ enum: ['asked', 'pending', 'approved', 'rejected'] }).notNull(),
  reason: text(),
  /** The live photo, until it is decided. */
  fileKey: text('file_key'),
  askedAt: timestamp('asked_at', { withTimezone: true }).notNull(),
  sentAt: timestamp('sent_at', { withTimezone: true }),
})

/** Who asked to see a member's private photos, and who may. */
export const albumAccess = pgTable(
  'album_access',
  {
    ownerId: uuid('owner_id').notNull(),
    viewerId: uuid('viewer_id').notNull(),
    state: text({ enum: ['asked', 'granted', 'refused'] }).notNull(),
    askedAt: timestamp('asked_at', { withTimezone: true }),
    decidedAt: timestamp('decided_at', { withTimezone: true }),
    expiresAt: timestamp('expires_at', { withTimezone: true }),
  },
  (table) => [primaryKey({ columns: [table.ownerId, table.viewerId] })],
)

/** Who looked at whom, the latest time. */
export const visits = pgTable(
  'visit',
  {
    memberId: uuid('member_id').notNull(),
    visitorId: uuid('visitor_id').notNull(),
    visitedAt: timestamp('visited_at', { withTimezone: true }).notNull(),
  },
  (table) => [primaryKey({ columns: [table.memberId, table.visitorId] })],
)

/** Members whom somebody saved, for themselves. */
export const favourites = pgTable(
  'favourite',
  {
    ownerId: uuid('owner_id').notNull(),
    memberId: uuid('member_id').notNull(),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull(),
  },
  (table) => [primaryKey({ columns: [table.ownerId, table.memberId] })],
)

/** What somebody noted of a member, for themselves. */
export const memberNotes = pgTable(
  'member_note',
  {
    ownerId: uuid('owner_id').notNull(),
    memberId: uuid('member_id').notNull(),
    body: text().notNull(),
    updatedAt: timestamp('updated_at', { withTimezone: true }).notNull(),
  },
  (table) => [primaryKey({ columns: [table.ownerId, table.memberId] })],
)

export const contactRules = pgTable('contact_rule', {
  memberId: uuid('member_id').primaryKey(),
  who: text({ enum: contactChoices }).notNull().default('everyone'),
  minAge: smallint('min_age'),
  maxAge: smallint('max_age'),
  requests: boolean().notNull().default(false),
  hiddenWords: text('hidden_words').array().notNull().default([]),
})
