import type { NicheName } from '#common/sites/niches.ts'

/** What stands around each mail of a site, in the receiver's language. */
export type MailFrame = {
  locale: string
  siteName: string
  niche: NicheName
  /** Where the mail's paths lead: the site's own origin, from the site table. */
  origin: string
  /** Why the mail came. */
  reason: string
  /** The company: name, address, registration, a line each. */
  imprint: string[]
  /** Ways out, for mails that a member can switch off. */
  links: { label: string; url: string }[]
}
