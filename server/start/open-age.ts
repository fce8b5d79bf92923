import type { Services } from '../kernel/services.ts'
import type { AgeVerifier } from '../platform/age/age-verifier.ts'
import { createOidcAge } from '../platform/age/oidc/oidc-age.ts'
import { createSandboxAge } from '../platform/age/sandbox-age.ts'
import type { Config } from '../platform/config.ts'

/** Who makes sure of ages, by the settings. */
export function openAge(
  { age }: Pick<Config, 'age'>,
  { db, now }: Pick<Services, 'db' | 'now'>,
): AgeVerifier | undefined {
  if (!age) return undefined
  return age.provider === 'oidc' ? createOidcAge(age, now) : createSandboxAge(db)
}
