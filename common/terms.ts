/** Since when the terms are what they are (spec §9). Whoever changes more than their wording moves it: members are then asked once. */
export const termsSince = '2023-12-01T12:00:00.000Z'

/** The version of the terms of a company, as a date: that of the texts, or the company's own when it was added later. */
export function termsVersionOf(added: Date): Date {
  const since = new Date(termsSince)
  return added > since ? added : since
}
