import {
  boolean,
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
import type { NicheId } from '#common/sites/niches.ts'
import type { StoredSettings } from '#common/wire/sites.ts'

export const companies = pgTable('company', {
  id: integer().primaryKey(),
  name: text().notNull(),
  address: text().notNull(),
  city: text().notNull(),
  kvk: text().notNull(),
  country: text().notNull(),
  tradenames: text().array().notNull(),
  vatNumbers: text('vat_numbers').array().notNull(),
  supportPhone: text('support_phone').notNull(),
  deleteDiscount: integer('delete_discount').notNull(),
  statementName: text('statement_name').notNull(),
  /** By which banks know who collects direct debits; with it comes the account that they are collected to. */
  creditorId: text('creditor_id'),
  collectionIban: text('collection_iban'),
  collectionBic: text('collection_bic'),
  /** By country, of 10,000, where it differs from the program's list. */
  vatRates: jsonb('vat_rates').$type<Record<string, number>>().notNull().default({}),
  added: timestamp({ withTimezone: true }).notNull(),
})

export const sites = pgTable('site', {
  id: integer().primaryKey(),
  companyId: integer('company_id').notNull(),
  niche: smallint().$type<NicheId>().notNull(),
  settings: jsonb().$type<StoredSettings>().notNull(),
  version: integer().notNull().default(1),
})

export const siteHosts = pgTable('site_host', {
  host: text().primaryKey(),
  siteId: integer('site_id').notNull(),
})

export const regions = pgTable('region', {
  id: text().primaryKey(),
  country: text().notNull(),
  name: text().notNull(),
  sort: integer().notNull(),
})

export const cities = pgTable('city', {
  id: integer().primaryKey(),
  country: text().notNull(),
  regionId: text('region_id').notNull(),
  name: text().notNull(),
  latitude: real().notNull(),
  longitude: real().notNull(),
  population: integer().notNull(),
})

export const cityNames = pgTable(
  'city_name',
  { cityId: integer('city_id').notNull(), key: text().notNull(), name: text().notNull() },
  (table) => [primaryKey({ columns: [table.cityId, table.key] })],
)

/** What the database has taken up of the files that the program brings: a name, and the hash of what it said. */
export const seededData = pgTable('seeded_data', { name: text().primaryKey(), hash: text().notNull() })

export const pageVisits = pgTable('page_visit', {
  id: uuid().primaryKey(),
  siteId: integer('site_id').notNull(),
  label: text().notNull(),
  page: text().notNull(),
  network: text(),
  seconds: integer().notNull(),
  wentOn: boolean('went_on').notNull(),
  seenAt: timestamp('seen_at', { withTimezone: true }).notNull(),
})
