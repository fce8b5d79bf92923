/** The latest birth date (YYYY-MM-DD) of those who are at least `age` years old on the day of `now` in UTC. */
export function bornBy(age: number, now: Date): string {
  const today = now.toISOString()
  const year = Number(today.slice(0, 4)) - age
  const day = today.slice(5, 10)
  const leap = (year % 4 === 0 && year % 100 !== 0) || year % 400 === 0
  return `${year}-${day === '02-29' && !leap ? '02-28' : day}`
}
