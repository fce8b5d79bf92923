import { z } from 'zod'

/** An OpenID Connect provider whose ID token or userinfo says whether somebody is old enough. `{age}` stands for the years, `{country}` for the country. */
export type OidcAgeSettings = {
  issuer: string
  clientId: string
  clientSecret: string
  scope: string
  /** The claim's name; words separated by spaces are one claim inside another. */
  claim: string
  /** What else the authorization request says, as a query. */
  parameters: string
  /** What members know the provider by. */
  title: string
}

/** Who makes sure of ages; undefined where nobody does, and nobody can prove theirs. */
export type AgeSettings = { provider: 'sandbox' } | ({ provider: 'oidc' } & OidcAgeSettings) | undefined

/** The settings' names and what each must be, for the environment's schema. */
export const ageEnvironment = {
  AGE_PROVIDER: z.enum(['sandbox', 'oidc']).optional(),
  AGE_TRIAL: z.stringbool({ truthy: ['true', '1', 'yes'], falsy: ['false', '0', 'no'] }).default(false),
  AGE_PROVIDER_NAME: z.string().trim().min(1).max(60).optional(),
  AGE_OIDC_ISSUER: z
    .url({ protocol: /^https?$/, error: 'must be an http:// or https:// address' })
    .optional(),
  AGE_OIDC_CLIENT_ID: z.string().min(1).optional(),
  AGE_OIDC_CLIENT_SECRET: z.string().min(1).optional(),
  AGE_OIDC_SCOPE: z
    .string()
    .regex(/(^| )openid( |$)/, 'must have the word openid in it')
    .default('openid age_over:{age}'),
  AGE_OIDC_CLAIM: z.string().trim().min(1).default('age_over_{age}'),
  AGE_OIDC_PARAMETERS: z.string().default(''),
}

type AgeEnvironment = z.output<z.ZodObject<typeof ageEnvironment>> & { DEMO: boolean }

/**
 * At the sandbox anybody is as old as they like: a site of real members has it only where that is said. `complain` is told of
 * a choice that cannot be used.
 */
export function readAgeSettings(env: AgeEnvironment, complain: (sentence: string) => never): AgeSettings {
  if (env.AGE_PROVIDER === 'oidc') return oidcOf(env, complain)
  if (env.DEMO || env.AGE_TRIAL) return { provider: 'sandbox' }
  if (env.AGE_PROVIDER === 'sandbox')
    complain(
      'The setting AGE_PROVIDER=sandbox cannot be used with DEMO=false: anybody proves any age there. ' +
        'Where that is for trial, set AGE_TRIAL=true.',
    )
  return undefined
}

function oidcOf(env: AgeEnvironment, complain: (sentence: string) => never): AgeSettings {
  const { AGE_OIDC_ISSUER: issuer, AGE_OIDC_CLIENT_ID: clientId, AGE_OIDC_CLIENT_SECRET: clientSecret } = env
  if (!issuer || !clientId || !clientSecret)
    return complain(
      'AGE_PROVIDER=oidc needs the settings AGE_OIDC_ISSUER, AGE_OIDC_CLIENT_ID and AGE_OIDC_CLIENT_SECRET.',
    )
  return {
    provider: 'oidc',
    issuer,
    clientId,
    clientSecret,
    scope: env.AGE_OIDC_SCOPE,
    claim: env.AGE_OIDC_CLAIM,
    parameters: env.AGE_OIDC_PARAMETERS,
    title: env.AGE_PROVIDER_NAME ?? new URL(issuer).hostname,
  }
}
