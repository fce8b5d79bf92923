import type { Deps } from '../deps.ts'
import type { AgeVerifier } from '../platform/age/age-verifier.ts'
import { createOidcAge } from '../platform/age/oidc/oidc-age.ts'
import { createSandboxAge } from '../platform/age/sandbox-age.ts'
import type { Config } from '../platform/config.ts'

/** Who makes sure of ages, by the settings. */
export function openAge(
  { age }: Pick<Config, 'age'>,
  { db, clock }: Pick<Deps, 'db' | 'clock'>,
): AgeVerifier | undefined {
  if (!age) return undefined
  return age.provider === 'oidc' ? createOidcAge(age, clock) : createSandboxAge(db)
}
