import { z } from 'zod'
import { ageAssurances } from '../age-assurance.ts'
import { paymentMethods } from '../payments/payment-methods.ts'
import type { Ring } from '../profiles/distance-rings.ts'
import { interests } from '../profiles/profile-fields.ts'
import type { NicheId } from '../sites/niches.ts'
import { countrySchema } from './basics.ts'

const yesNo = z.boolean()
const minimumCosts = z.object({ costs: z.int(), currency: z.string() })

/** What an operator sets for a site (spec §3); the names on the wire are these. */
export const storedSettingsSchema = z.object({
  countries: z.array(z.string()).min(1),
  name: z.string(),
  domain: z.string(),
  /** Any text: its first two letters choose the language, or nothing does. */
  domain_language: z.string(),
  index_title: z.string(),
  description: z.string(),
  visible_profile_fields: z.array(z.string()),
  visible_profile_notes: z.array(z.string()),
  cdn_prefix: z.string(),
  message_credits: z.int().min(0),
  signup_credits: z.int().min(0),
  photo_credits: z.int().min(0),
  gift_credits: z.int().min(0),
  message_length: z.int().min(1),
  support_email: z.string(),
  support_phone: z.string(),
  enable_site_entry_popup: yesNo,
  /** The countries whose visitors see the site-entry warning. */
  site_entry_countries: z
    .array(z.string())
    .default(['NL', 'BE', 'LU', 'DE', 'AT', 'CH', 'GB', 'IE', 'FR', 'IT', 'ES']),
  push_public_key: z.string(),
  search_fields: z.array(z.string()),
  fictional_icon: yesNo,
  fictional_warning: yesNo,
  fictional_singular: z.string(),
  fictional_plural: z.string(),
  refund_days: z.int().min(0),
  signups: z.enum(['all', 'with_trafficsource', 'other']),
  logged_out_search: z.enum(['all', 'none']),
  logged_out_search_trafficsource: z.enum(['all', 'none']),
  member_resell: yesNo,
  mail_name: z.string(),
  min_age: z.int().min(18),
  discreet_accounts: yesNo,
  /** By country: how a member's age is made sure of beyond the birth date. A country that is not named asks for nothing. */
  age_assurance: z.record(z.string(), z.enum(ageAssurances)).default({}),
  /** Addresses that throw their mail away after an hour are refused. */
  refuse_disposable_mail: yesNo.default(true),
  us_footer: yesNo,
  /** Texts and GIFs to a member who wrote first cost nothing. */
  free_replies: yesNo.default(false),
  /** How many conversations a member may begin in a day; 0 for as many as they like. */
  first_messages_per_day: z.int().min(0).default(100),
  /** Who lets a new photo be seen by others: the staff, or nobody needs to. */
  photo_approval: z.enum(['staff', 'automatic']),
  /** Payment methods that have ended, and that the site's provider still lists. */
  dead_methods: z.array(z.enum(paymentMethods)).default([]),
  demo: yesNo,
})
export type StoredSettings = z.infer<typeof storedSettingsSchema>

/** The settings object of GET /api/settings.php: what is stored, and what follows from the site and the request. */
export const settingsSchema = storedSettingsSchema.extend({
  site_entry_countries: z.array(z.string()),
  age_assurance: z.record(z.string(), z.enum(ageAssurances)),
  refuse_disposable_mail: yesNo,
  free_replies: yesNo,
  first_messages_per_day: z.int().min(0),
  dead_methods: z.array(z.enum(paymentMethods)),
  niche: z.int().min(1).max(7),
  company_id: z.string(),
  geoip_country: z.string().nullable(),
  geoip_selected_country: z.string(),
  minimum_message_costs: z.record(z.string(), minimumCosts),
  /** Whether messages can be translated. */
  translations: yesNo,
  version: z.int(),
})
export type Settings = z.infer<typeof settingsSchema>

/** A site as the server keeps it in memory. */
export type Site = {
  id: number
  companyId: number
  niche: NicheId
  hosts: string[]
  /** The sites whose members a viewer here sees; the first is the site itself. */
  pool: number[]
  settings: StoredSettings
  version: number
}

export const settingsResponseSchema = z.object({ settings: settingsSchema })

export const companyInfoSchema = z.object({
  name: z.string(),
  address: z.string(),
  kvk: z.string(),
  city: z.string(),
  country: z.string(),
  tradenames: z.array(z.string()),
  vat_numbers: z.array(z.string()),
  support_phone: z.string(),
  delete_discount: z.int(),
  added: z.iso.datetime(),
})

/** `version` is the settings': an answer asked for by the current one may be kept long. */
export const versionedQuerySchema = z.object({ version: z.coerce.number().int().optional() })
export const regionsQuerySchema = versionedQuerySchema.extend({ country: countrySchema.optional() })
export const interestsResponseSchema = z.object({ interests: z.array(z.enum(interests)) })
const regionSchema = z.object({ id: z.string(), country: z.string(), name: z.string() })
export const regionsResponseSchema = z.object({ regions: z.array(regionSchema) })
const citySchema = z.object({ id: z.string(), name: z.string(), region: z.string() })
export const citiesResponseSchema = z.object({ cities: z.array(citySchema) })

/** A town as somebody finds it. `also` is the spelling that was typed, where the town is called otherwise. */
export const placeSchema = z.object({
  id: z.string(),
  name: z.string(),
  also: z.string().nullable(),
  region: z.string(),
  region_name: z.string(),
  country: z.string(),
})
export type Place = z.infer<typeof placeSchema>
export const placesQuerySchema = z.object({
  q: z.string().trim().min(1).max(80),
  country: countrySchema.optional(),
})
export const placesResponseSchema = z.object({ places: z.array(placeSchema) })

export const geocodeQuerySchema = z.object({
  lat: z.coerce.number().min(-90).max(90),
  lon: z.coerce.number().min(-180).max(180),
})
/** `place` is null where the site serves no town nearby. */
export const geocodeResponseSchema = z.object({ place: placeSchema.nullable() })

/** The names of regions and towns by their ids; null for none. */
export type Places = {
  region: (id: string | null) => string | null
  city: (id: number | null) => string | null
  /** In the order of their list; without a country, all of them. */
  regionsOf: (country?: string) => { id: string; country: string; name: string }[]
  /** The ring around one town that another lies in; null beyond the last, or where either is unknown. */
  ring: (from: number | null, to: number | null) => Ring | null
  /** The towns of a country around a town, as ids: one list for each ring, beginning with the nearest. */
  ringsAround: (from: number, country: string, region: string | null) => number[][]
}
