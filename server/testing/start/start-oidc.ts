import { createHash, generateKeyPairSync, randomUUID, sign } from 'node:crypto'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'

type Granted = { nonce: string; challenge: string; redirectUri: string; claims: Record<string, unknown> }
type Behaviour = {
  /** Changes what is claimed in the ID token before it is signed. */
  claims?: (claims: Record<string, unknown>) => Record<string, unknown>
  header?: Record<string, unknown>
  /** Signs by a key that is not published. */
  strange?: boolean
  /** Says the age at userinfo instead. */
  userinfo?: Record<string, unknown>
  status?: number
  methods?: string[]
}

const client = { id: 'serenade & co', secret: 'a/secret+word' }

/**
 * A provider as OpenID Connect Core and Discovery 1.0 describe one, with the authorization code flow and PKCE. A person who
 * goes to its page is played by `answer`, which leads back to the site.
 */
export async function startOidc(now: () => Date): Promise<FakeOidc> {
  const oidc = new FakeOidc(now)
  await oidc.listen()
  return oidc
}

class FakeOidc {
  readonly asked: { path: string; authorization: string | undefined; form: URLSearchParams }[] = []
  private readonly now: () => Date
  private readonly keys = generateKeyPairSync('rsa', { modulusLength: 2048 })
  private readonly strangeKeys = generateKeyPairSync('rsa', { modulusLength: 2048 })
  private readonly granted = new Map<string, Granted>()
  private readonly server = createServer((request, response) => void this.serve(request, response))
  private behaviour: Behaviour = {}

  constructor(now: () => Date) {
    this.now = now
  }

  async listen(): Promise<void> {
    await new Promise<void>((done) => this.server.listen(0, '127.0.0.1', done))
  }

  close(): Promise<unknown> {
    return new Promise((done) => this.server.close(done))
  }

  behave(next: Behaviour): void {
    this.behaviour = next
  }

  get settings() {
    return {
      issuer: this.issuer,
      clientId: client.id,
      clientSecret: client.secret,
      scope: 'openid age_over:{age}',
      claim: 'age_over_{age}',
      parameters: 'login_hint=country:{country}',
      title: 'Fake provider',
    }
  }

  /** Where the browser is led back to once somebody has answered at the address that it was sent to. */
  answer(redirect: string, said: Record<string, unknown> | 'no' | 'trouble'): string {
    const { searchParams: query } = new URL(redirect)
    const state = query.get('state') ?? ''
    if (said === 'no') return String(new URLSearchParams({ error: 'access_denied', state }))
    if (said === 'trouble') return String(new URLSearchParams({ error: 'temporarily_unavailable', state }))
    const code = randomUUID()
    this.granted.set(code, {
      nonce: query.get('nonce') ?? '',
      challenge: query.get('code_challenge') ?? '',
      redirectUri: query.get('redirect_uri') ?? '',
      claims: said,
    })
    return String(new URLSearchParams({ code, state, iss: this.issuer }))
  }

  private get issuer(): string {
    const address = this.server.address()
    return `http://127.0.0.1:${typeof address === 'object' && address ? address.port : 0}`
  }

  private async serve(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const form = await readForm(request)
    const [path, { authorization }] = [request.url ?? '', request.headers]
    this.asked.push({ path, authorization, form })
    const [status, body] = this.reply(path, authorization, form)
    response.writeHead(this.behaviour.status ?? status, { 'content-type': 'application/json' })
    response.end(JSON.stringify(body))
  }

  private reply(path: string, authorization: string | undefined, form: URLSearchParams): [number, object] {
    const { userinfo } = this.behaviour
    if (path === '/.well-known/openid-configuration') return [200, this.describe()]
    if (path === '/keys')
      return [200, { keys: [{ ...this.keys.publicKey.export({ format: 'jwk' }), kid: 'one', use: 'sig' }] }]
    if (path === '/me' && userinfo && authorization === 'Bearer access') return [200, userinfo]
    return path === '/token' ? this.redeem(authorization, form) : [404, {}]
  }

  private describe(): object {
    const { issuer } = this
    const { userinfo, methods } = this.behaviour
    return {
      issuer,
      authorization_endpoint: `${issuer}/authorize`,
      token_endpoint: `${issuer}/token`,
      jwks_uri: `${issuer}/keys`,
      ...(userinfo && { userinfo_endpoint: `${issuer}/me` }),
      ...(methods && { token_endpoint_auth_methods_supported: methods }),
    }
  }

  private redeem(authorization: string | undefined, form: URLSearchParams): [number, object] {
    const encoded = [client.id, client.secret].map((part) => encodeURIComponent(part).replaceAll('%20', '+'))
    const known = this.behaviour.methods?.includes('client_secret_post')
      ? form.get('client_secret') === client.secret && form.get('client_id') === client.id
      : authorization === `Basic ${Buffer.from(encoded.join(':')).toString('base64')}`
    if (!known) return [401, { error: 'invalid_client' }]
    const code = form.get('code') ?? ''
    const grant = this.granted.get(code)
    this.granted.delete(code)
    const challenge = createHash('sha256')
      .update(form.get('code_verifier') ?? '')
      .digest('base64url')
    if (grant?.challenge !== challenge || grant.redirectUri !== form.get('redirect_uri'))
      return [400, { error: 'invalid_grant' }]
    return [200, { token_type: 'Bearer', access_token: 'access', id_token: this.idToken(grant) }]
  }

  private idToken({ nonce, claims }: Granted): string {
    const seconds = Math.floor(this.now().getTime() / 1_000)
    const usual = {
      iss: this.issuer,
      sub: 'person-77',
      aud: client.id,
      iat: seconds,
      exp: seconds + 300,
      nonce,
      transaction_id: 'transaction-9',
      ...claims,
    }
    const header = { alg: 'RS256', kid: 'one', ...this.behaviour.header }
    const text = [header, this.behaviour.claims?.(usual) ?? usual]
      .map((part) => Buffer.from(JSON.stringify(part)).toString('base64url'))
      .join('.')
    const { privateKey } = this.behaviour.strange ? this.strangeKeys : this.keys
    return `${text}.${sign('sha256', Buffer.from(text), privateKey).toString('base64url')}`
  }
}

async function readForm(request: IncomingMessage): Promise<URLSearchParams> {
  let body = ''
  for await (const part of request) body += String(part)
  return new URLSearchParams(body)
}
