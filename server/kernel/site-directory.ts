import type { Places, Site } from '#common/wire/sites.ts'

/** The company that runs sites, as its row has it. */
export type Company = {
  id: number
  name: string
  address: string
  city: string
  kvk: string
  country: string
  tradenames: string[]
  vatNumbers: string[]
  supportPhone: string
  deleteDiscount: number
  statementName: string
  /** By which banks know who collects direct debits; with it comes the account that they are collected to. */
  creditorId: string | null
  collectionIban: string | null
  collectionBic: string | null
  /** By country, of 10,000, where it differs from the program's list. */
  vatRates: Record<string, number>
  added: Date
}

/** All sites, kept in memory and read again every few seconds; an outage or a bad row keeps what was known. */
export type SiteDirectory = {
  /** The site of a host (without port), or undefined. */
  byHost: (host: string) => Site | undefined
  byId: (id: number) => Site
  company: (id: number) => Company
  defaultSite: () => Site
  places: Places
  reload: () => Promise<void>
  close: () => void
}
