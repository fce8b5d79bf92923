import type { AgeOutcome } from '#common/age-assurance.ts'
import type { Locale } from '#common/locales.ts'

/** One member's way to the provider and back. `state` is a secret that comes back with the answer and names the check. */
export type AgeCheckStart = {
  state: string
  /** What is asked: whether the member is at least so old. */
  minAge: number
  /** The country whose law asks, as ISO 3166-1 alpha-2. */
  country: string
  locale: Locale
  /** Where the provider sends the browser back to, as https://example.com/age/return. */
  returnAddress: string
}

/** What came back in the return address's query, and what `start` wanted to be kept for it. */
export type AgeAnswer = {
  state: string
  kept: Record<string, string>
  minAge: number
  returnAddress: string
  query: URLSearchParams
}

/** `reference` is the provider's own number of the check, where it has one: nothing that says who the member is. */
export type AgeVerdict = { outcome: AgeOutcome; reference: string | null }

/**
 * Who makes sure of a member's age. It is asked one thing, and says one: old enough or not. Both functions throw where the
 * provider gives no answer to count on; `finish` may then be asked again with the same.
 */
export type AgeVerifier = {
  name: string
  /** What members know it by; null for the sandbox, which has words of its own. */
  title: string | null
  /** Where the browser goes, a path of the site or an address, and what is to be kept until it is back. */
  start: (check: AgeCheckStart) => Promise<{ redirect: string; kept: Record<string, string> }>
  /** Judges an answer. Throws `AgeAnswerForged` for one that the provider did not give for this very check. */
  finish: (answer: AgeAnswer) => Promise<AgeVerdict>
}

/** The message is the reason, for the log: it repeats nothing of the answer. */
export class AgeAnswerForged extends Error {}
