import { z } from 'zod'
import { readAnswerJson } from '#server/platform/net/read-answer.ts'

const patienceMs = 10_000

const endpoint = z.url({ protocol: /^https?$/ })
const metadataSchema = z.object({
  issuer: z.string(),
  authorization_endpoint: endpoint,
  token_endpoint: endpoint,
  jwks_uri: endpoint,
  userinfo_endpoint: endpoint.optional(),
  token_endpoint_auth_methods_supported: z.array(z.string()).optional(),
})
export type ProviderMetadata = z.output<typeof metadataSchema>

/** The provider's own description of itself (OpenID Connect Discovery 1.0). Throws where it is about another issuer. */
export async function readMetadata(issuer: string): Promise<ProviderMetadata> {
  const { status, body } = await askJson(`${issuer.replace(/\/$/, '')}/.well-known/openid-configuration`)
  if (status !== 200) throw new Error(`the provider’s discovery answered ${status}`)
  const metadata = metadataSchema.parse(body)
  if (metadata.issuer.replace(/\/$/, '') !== issuer.replace(/\/$/, ''))
    throw new Error('the provider’s discovery is of another issuer')
  return metadata
}

/** One request of the provider; `body` is undefined where the answer is no JSON, or too long. Throws without an answer. */
export async function askJson(
  address: string,
  { headers = {}, form }: { headers?: Record<string, string>; form?: URLSearchParams } = {},
): Promise<{ status: number; body: unknown }> {
  const response = await fetch(address, {
    method: form ? 'POST' : 'GET',
    headers: { Accept: 'application/json', ...headers },
    body: form ?? null,
    redirect: 'error',
    signal: AbortSignal.timeout(patienceMs),
  })
  const body: unknown = await readAnswerJson(response).catch(() => undefined)
  return { status: response.status, body }
}
