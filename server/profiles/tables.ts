import { sql } from 'drizzle-orm'
import { boolean, date, integer, pgTable, primaryKey, text, timestamp, uuid } from 'drizzle-orm/pg-core'
import {
  bodyTypes,
  eyeColors,
  genders,
  hairColors,
  type Interest,
  relationshipStatuses,
  sexualities,
} from '#common/profile-fields.ts'
import { prompts } from '#common/prompts.ts'
import type { ProfileStep } from '#common/signup-steps.ts'

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
  /** Shown on the company's other sites too, where such a site has member_resell on. */
  shared: boolean().notNull().default(true),
  lastActiveAt: timestamp('last_active_at', { withTimezone: true }).notNull(),
  createdAt: timestamp('created_at', { withTimezone: true }).notNull(),
  /** Kept by triggers: see the migration that made it. */
  listedUntil: timestamp('listed_until', { withTimezone: true }).notNull().default(new Date(0)),
  visible: boolean().generatedAlwaysAs(sql`true`),
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
  /** Of an upload: its client's id for it, and the SHA-256 of what was sent, in base64url. */
  clientId: uuid('client_id'),
  uploadHash: text('upload_hash'),
  createdAt: timestamp('created_at', { withTimezone: true }).notNull(),
})

/** Files that no photo has any more, or not yet; a job removes them once it is time. */
export const unusedFiles = pgTable('unused_file', {
  key: text().primaryKey(),
  removeAt: timestamp('remove_at', { withTimezone: true }).notNull(),
})
