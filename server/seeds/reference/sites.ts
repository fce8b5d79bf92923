import { countries } from '#common/sites/countries.ts'
import type { NicheId } from '#common/sites/niches.ts'
import type { StoredSettings } from '#common/wire/sites.ts'

export type DemoSite = {
  id: number
  companyId: number
  niche: NicheId
  hosts: string[]
  settings: StoredSettings
}

/** The first is where a visitor is taken to live who has not said otherwise. */
const home = 'NL'
const served = [home, ...countries.map(({ code }) => code).filter((code) => code !== home)]

const searchFields = [
  'gender',
  'country',
  'countryregion',
  'min_age',
  'max_age',
  'verified',
  'distance',
  'interests',
  'online',
  'photo',
  'orientation',
  'sort',
]

/** Texts left empty are the niche's own, in the visitor's language. */
function settings(name: string, subdomain: string, about: Partial<StoredSettings>): StoredSettings {
  const domain = subdomain ? `${subdomain}.localhost` : 'localhost'
  return {
    countries: served,
    name,
    domain,
    domain_language: 'en',
    index_title: '',
    description: '',
    visible_profile_fields: [
      'sexuality',
      'relationship_status',
      'hair_color',
      'eye_color',
      'body_type',
      'tattoos',
      'interests',
      'reason',
      'about',
    ],
    visible_profile_notes: ['about', 'reason', 'interests', 'city'],
    cdn_prefix: '',
    message_credits: 1,
    signup_credits: 3,
    photo_credits: 3,
    gift_credits: 2,
    message_length: 300,
    support_email: `support@${domain}`,
    support_phone: '+31 30 555-0101',
    enable_site_entry_popup: true,
    site_entry_countries: ['NL', 'BE', 'LU', 'DE', 'AT', 'CH', 'GB', 'IE', 'FR', 'IT', 'ES'],
    push_public_key: '',
    search_fields: searchFields,
    fictional_icon: true,
    fictional_warning: true,
    fictional_singular: '',
    fictional_plural: '',
    refund_days: 14,
    signups: 'all',
    logged_out_search: 'none',
    logged_out_search_trafficsource: 'none',
    member_resell: false,
    mail_name: name,
    min_age: 18,
    age_assurance: {},
    discreet_accounts: true,
    refuse_disposable_mail: true,
    us_footer: false,
    free_replies: false,
    first_messages_per_day: 100,
    photo_approval: 'automatic',
    dead_methods: [],
    demo: true,
    ...about,
  }
}

function site(
  id: number,
  companyId: number,
  niche: NicheId,
  name: string,
  subdomain: string,
  about: Partial<StoredSettings> = {},
): DemoSite {
  return {
    id,
    companyId,
    niche,
    hosts: subdomain ? [`${subdomain}.localhost`] : ['localhost', '127.0.0.1', '[::1]'],
    settings: settings(name, subdomain, about),
  }
}

/** The demo installation: one site for every niche; milf and gilf share their members. */
export const demoSites: DemoSite[] = [
  site(1, 1, 1, 'Serenade', '', {
    logged_out_search: 'all',
    logged_out_search_trafficsource: 'all',
    discreet_accounts: false,
    us_footer: true,
  }),
  site(2, 1, 2, 'Aria', 'women'),
  site(3, 2, 3, 'Nocturne', 'bdsm'),
  site(4, 2, 4, 'Vivace', 'bbw'),
  site(5, 1, 5, 'Reprise', 'gilf', { member_resell: true }),
  site(6, 1, 6, 'Cadenza', 'milf', { member_resell: true }),
  site(7, 2, 7, 'Unison', 'gay'),
]
