import { required } from '#common/required.ts'
import type { PaintedPortrait } from './paint-portraits.ts'
import type { DemoPerson } from './people/demo-person.ts'

/** Gives each person the portrait that fits best and was given least on their site. */
export function createPortraitChooser(portraits: PaintedPortrait[]) {
  const used = new Map<string, number>()
  return (person: DemoPerson): PaintedPortrait => {
    let best = required(portraits[0])
    let bestCost = Number.POSITIVE_INFINITY
    for (const portrait of portraits) {
      const cost = misfit(portrait, person) + (used.get(`${person.niche} ${portrait.key}`) ?? 0) * 3
      if (cost < bestCost) {
        best = portrait
        bestCost = cost
      }
    }
    const key = `${person.niche} ${best.key}`
    used.set(key, (used.get(key) ?? 0) + 1)
    return best
  }
}

function misfit(portrait: PaintedPortrait, person: DemoPerson): number {
  if (portrait.gender !== person.gender) return 1_000
  const age = Math.max(0, portrait.ageFrom - person.age, person.age - portrait.ageTo)
  return (
    age * 2 +
    (portrait.hair_color === person.hair_color ? 0 : 6) +
    (portrait.eye_color === person.eye_color ? 0 : 1)
  )
}
