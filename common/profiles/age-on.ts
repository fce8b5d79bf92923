/**
 * Whole years from a birth date (YYYY-MM-DD) to the day of `now` in UTC. Who was born on 29 February is a year older
 * on 1 March of a common year.
 */
export function ageOn(birthDate: string, now: Date): number {
  return ageOnDay(birthDate, now.toISOString().slice(0, 10))
}

/** The same on a day (YYYY-MM-DD). */
export function ageOnDay(birthDate: string, today: string): number {
  const years = Number(today.slice(0, 4)) - Number(birthDate.slice(0, 4))
  return today.slice(5) < birthDate.slice(5) ? years - 1 : years
}
