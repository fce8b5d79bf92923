import type { AgeOutcome } from '#common/age-assurance.ts'

/**
 * What a claim says of the age. Providers say yes as true, "true", or with the years before it, as "18:true"; all else, and no
 * claim at all, means that they could not tell.
 */
export function readAgeClaim(claims: Record<string, unknown>, path: string, minAge: number): AgeOutcome {
  let value: unknown = claims
  for (const name of path.split(/\s+/))
    value = isRecord(value) && Object.hasOwn(value, name) ? value[name] : undefined
  const said = typeof value === 'boolean' ? String(value) : value
  if (said === 'true' || said === `${minAge}:true`) return 'of_age'
  if (said === 'false' || said === `${minAge}:false`) return 'under_age'
  return 'unclear'
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null
}
