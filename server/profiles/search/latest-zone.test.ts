import { expect, test } from 'vitest'
import { z } from 'zod'
import { countries } from '#common/sites/countries.ts'
import { dayAllOver } from './latest-zone.ts'

/** What the program's own copy of the zones says; TypeScript does not know of it yet. */
function zonesOf(region: string): string[] {
  const locale = new Intl.Locale('und', { region })
  const zones: unknown = Reflect.apply(Reflect.get(locale, 'getTimeZones'), locale, [])
  return z.array(z.string()).min(1).parse(zones)
}

test('a day has begun in a country once it has in all its zones, in winter and in summer', () => {
  for (const { code } of countries) {
    const zones = zonesOf(code)
    for (const season of ['2026-01-15', '2026-07-15'])
      for (let hour = 0; hour < 24; hour += 1) {
        const now = new Date(`${season}T${String(hour).padStart(2, '0')}:00:00Z`)
        const days = zones.map((timeZone) => now.toLocaleDateString('sv', { timeZone }))
        expect([code, now, dayAllOver(code, now)]).toEqual([code, now, days.toSorted()[0]])
      }
  }
})

test('where no country is known, or one that nobody serves, it begins twelve hours after UTC', () => {
  for (const country of [null, undefined, 'KI']) {
    expect(dayAllOver(country, new Date('2026-11-21T11:59:59.999Z'))).toBe('2026-11-20')
    expect(dayAllOver(country, new Date('2026-11-21T12:00:00.000Z'))).toBe('2026-11-21')
  }
})
