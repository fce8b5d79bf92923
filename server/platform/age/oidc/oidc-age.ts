import { createHash } from 'node:crypto'
import { z } from 'zod'
import type { Clock } from '#server/platform/clock.ts'
import { createToken } from '#server/platform/token.ts'
import type { OidcAgeSettings } from '../age-settings.ts'
import { type AgeAnswer, AgeAnswerForged, type AgeVerdict, type AgeVerifier } from '../age-verifier.ts'
import { readAgeClaim } from './age-claim.ts'
import type { Claims } from './id-token.ts'
import { askJson, type ProviderMetadata, readMetadata } from './provider-metadata.ts'

const keptSchema = z.object({ nonce: z.string(), verifier: z.string() })
const tokensSchema = z.object({ id_token: z.string(), access_token: z.string().optional() })
const refusalSchema = z.object({ error: z.string().regex(/^\w{1,40}$/) })

/**
 * A provider that speaks OpenID Connect: authorization code flow with PKCE, state and nonce, and a claim that says whether
 * somebody is old enough. Its description and keys are read anew for each check, of which a member makes one.
 */
export function createOidcAge(settings: OidcAgeSettings, clock: Clock): AgeVerifier {
  const { issuer, clientId, scope, claim, parameters, title } = settings
  return {
    name: 'oidc',
    title,
    async start({ state, minAge, country, locale, returnAddress }) {
      const { authorization_endpoint } = await readMetadata(issuer)
      const fill = (text: string) => text.replaceAll('{age}', String(minAge)).replaceAll('{country}', country)
      const kept = { nonce: createToken(), verifier: createToken() }
      const address = new URL(authorization_endpoint)
      const asked = {
        ...Object.fromEntries(new URLSearchParams(fill(parameters))),
        response_type: 'code',
        client_id: clientId,
        redirect_uri: returnAddress,
        scope: fill(scope),
        state,
        nonce: kept.nonce,
        code_challenge: createHash('sha256').update(kept.verifier).digest('base64url'),
        code_challenge_method: 'S256',
        ui_locales: locale,
      }
      for (const [name, value] of Object.entries(asked)) address.searchParams.set(name, value)
      return { redirect: address.href, kept }
    },
    async finish(answer) {
      const { query, minAge } = answer
      const said = query.get('iss')
      if (said !== null && said !== issuer) throw new AgeAnswerForged('the answer is of another issuer')
      if (query.has('error'))
        return { outcome: query.get('error') === 'access_denied' ? 'cancelled' : 'unclear', reference: null }
      const metadata = await readMetadata(issuer)
      const kept = keptSchema.parse(answer.kept)
      const tokens = await redeem(settings, metadata, { answer, verifier: kept.verifier })
      const { body: keys } = await askJson(metadata.jwks_uri)
      const expected = { issuer: metadata.issuer, clientId, nonce: kept.nonce, now: clock() }
      // Loaded with the first answer: most installations have no such provider.
      const { readIdToken } = await import('./id-token.ts')
      const claims = await readIdToken(tokens.id_token, keys, expected)
      const path = claim.replaceAll('{age}', String(minAge))
      const told = readAgeClaim(claims, path, minAge)
      const outcome =
        told === 'unclear' ? readAgeClaim(await userInfo(metadata, tokens, claims), path, minAge) : told
      return { outcome, reference: referenceOf(claims) } satisfies AgeVerdict
    },
  }
}

/** The tokens for the code. A code that the provider does not take is none that it gave for this check. */
async function redeem(
  { clientId, clientSecret }: OidcAgeSettings,
  { token_endpoint, token_endpoint_auth_methods_supported: methods }: ProviderMetadata,
  { answer: { query, returnAddress }, verifier }: { answer: AgeAnswer; verifier: string },
) {
  const form = new URLSearchParams({
    grant_type: 'authorization_code',
    code: query.get('code') ?? '',
    redirect_uri: returnAddress,
    code_verifier: verifier,
  })
  const byForm = methods && !methods.includes('client_secret_basic') && methods.includes('client_secret_post')
  if (byForm) {
    form.set('client_id', clientId)
    form.set('client_secret', clientSecret)
  }
  const { status, body } = await askJson(token_endpoint, {
    form,
    headers: byForm ? {} : { Authorization: basic(clientId, clientSecret) },
  })
  if (status === 200) return tokensSchema.parse(body)
  const refusal = refusalSchema.safeParse(body).data?.error
  if (refusal === 'invalid_grant') throw new AgeAnswerForged('the provider does not know the code')
  throw new Error(`the provider’s token endpoint answered ${status} ${refusal ?? ''}`)
}

/** Each is encoded as in a form before the two are joined (RFC 6749, 2.3.1). */
function basic(clientId: string, clientSecret: string): string {
  const [id, secret] = [clientId, clientSecret].map((part) =>
    new URLSearchParams({ part }).toString().slice(5),
  )
  return `Basic ${Buffer.from(`${id}:${secret}`).toString('base64')}`
}

/** Some providers say there what is not in the ID token. It counts only for whom the token is of. */
async function userInfo(
  { userinfo_endpoint }: ProviderMetadata,
  { access_token }: z.output<typeof tokensSchema>,
  { sub }: Claims,
): Promise<Record<string, unknown>> {
  if (!userinfo_endpoint || !access_token) return {}
  const { status, body } = await askJson(userinfo_endpoint, {
    headers: { Authorization: `Bearer ${access_token}` },
  })
  const info = z.looseObject({ sub: z.string() }).safeParse(body).data
  if (status !== 200 || !info) return {}
  if (info.sub !== sub) throw new AgeAnswerForged('the provider’s userinfo is of somebody else')
  return info
}

/** The provider's number of the transaction, which names no person; `sub` may, and is never kept. */
function referenceOf({ transaction_id, jti }: Claims): string | null {
  const found = [transaction_id, jti].find((value) => typeof value === 'string')
  return typeof found === 'string' ? found.slice(0, 200) : null
}
