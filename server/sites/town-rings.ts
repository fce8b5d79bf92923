import { distanceRings, type Ring } from '#common/profiles/distance-rings.ts'
import type { Places } from '#common/wire/sites.ts'

type Town = { id: number; country: string; regionId: string; latitude: number; longitude: number }

const earthKm = 6371

/** The rings of towns around a town. Members are where their town is, so that moving within it changes nothing. */
export function townRings(towns: Town[]): Pick<Places, 'ring' | 'ringsAround'> {
  const byId = new Map(towns.map((town) => [town.id, town]))
  const byCountry = Map.groupBy(towns, ({ country }) => country)
  const townOf = (id: number | null) => (id === null ? undefined : byId.get(id))
  return {
    ring: (from, to) => {
      const [start, end] = [townOf(from), townOf(to)]
      return start && end ? (distanceRings[ringAt(start, end)] ?? null) : null
    },
    ringsAround: (from, country, region) => {
      const rings: number[][] = distanceRings.map(() => [])
      const start = townOf(from)
      if (!start) return rings
      for (const town of byCountry.get(country) ?? [])
        if (region === null || town.regionId === region) rings[ringAt(start, town)]?.push(town.id)
      return rings
    },
  }
}

/** Which ring it is, or how many there are where it lies beyond the last. */
function ringAt(from: Town, to: Town): number {
  const km = distanceKm(from, to)
  const ring = distanceRings.findIndex((under: Ring) => km < under)
  return ring === -1 ? distanceRings.length : ring
}

function distanceKm(from: Town, to: Town): number {
  const radians = (degrees: number) => (degrees * Math.PI) / 180
  const half = (one: number, other: number) => Math.sin(radians(other - one) / 2) ** 2
  const across =
    half(from.latitude, to.latitude) +
    Math.cos(radians(from.latitude)) * Math.cos(radians(to.latitude)) * half(from.longitude, to.longitude)
  return 2 * earthKm * Math.asin(Math.min(1, Math.sqrt(across)))
}
