const dayMs = 86_400_000

/** How long before the collection it is announced, as the mandate says. */
const noticeDays = 2

/** The day on which a debit agreed at this moment is collected (YYYY-MM-DD): banks need a working day before. */
export function dueDate(agreed: Date): string {
  return bankDayFrom(addDays(agreed, noticeDays + 1))
}

/** The first day that a file handed to the bank now can ask for. */
export function earliestDueDate(now: Date): string {
  return bankDayFrom(addDays(now, 1))
}

/** This day, or the next on which banks settle euro payments: neither a weekend nor a holiday of TARGET. */
function bankDayFrom(day: Date): string {
  const weekend = day.getUTCDay() === 0 || day.getUTCDay() === 6
  return weekend || isHoliday(day) ? bankDayFrom(addDays(day, 1)) : day.toISOString().slice(0, 10)
}

function isHoliday(day: Date): boolean {
  const easter = easterSunday(day.getUTCFullYear())
  const moving = [addDays(easter, -2), addDays(easter, 1)].map((each) => each.toISOString().slice(5, 10))
  return ['01-01', '05-01', '12-25', '12-26', ...moving].includes(day.toISOString().slice(5, 10))
}

/** By Gauss's rule for the Gregorian calendar. */
function easterSunday(year: number): Date {
  const century = Math.floor(year / 100)
  const solar = century - Math.floor(century / 4)
  const moon = (15 + solar - Math.floor((13 + 8 * century) / 25)) % 30
  const epact = (19 * (year % 19) + moon) % 30
  const late = epact === 29 || (epact === 28 && year % 19 > 10) ? 1 : 0
  const fullMoon = 21 + epact - late
  const sunday = 7 - ((year + Math.floor(year / 4) + 2 - solar) % 7)
  const offset = 7 - ((((fullMoon - sunday) % 7) + 7) % 7)
  return new Date(Date.UTC(year, 2, fullMoon + offset))
}

function addDays(day: Date, days: number): Date {
  return new Date(day.getTime() + days * dayMs)
}
