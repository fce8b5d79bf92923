import { expect, test } from 'vitest'
import { ConfigError, readConfig } from './config.ts'

const trial = { DEMO: 'false', PAYMENTS_TRIAL: 'true' }

test('every setting has a default, and an empty one counts as not given', () => {
  const config = readConfig({ PORT: '', DATABASE_URL: '', TRUSTED_PROXIES: ' 10.0.0.0/8 , ::1,' })
  expect(config).toMatchObject({
    mode: 'production',
    port: 3000,
    databaseUrl: undefined,
    demo: true,
    valkeyUrl: undefined,
  })
  expect(config.trustedProxies).toEqual(['10.0.0.0/8', '::1'])
})

test.each([
  ['PORT', 'abc'],
  ['PORT', '70000'],
  ['PORT', '80.5'],
  ['NODE_ENV', 'staging'],
  ['DATABASE_POOL', '0'],
  ['DATABASE_URL', 'mysql://localhost/x'],
  ['DATABASE_URL', 'localhost'],
  ['S3_ENDPOINT', 's3.example.com/photos'],
  ['S3_ENDPOINT', 'ftp://s3.example.com/photos'],
  ['S3_ENDPOINT', 'https://s3.example.com'],
  ['S3_ENDPOINT', 'https://key:secret@s3.example.com/photos'],
  ['S3_ENDPOINT', 'https://s3.example.com/photos?secret'],
  ['S3_REGION', 'eu north'],
  ['S3_ACCESS_KEY', 'two secret words'],
  ['S3_SECRET_KEY', 'a secret\nline'],
  ['VALKEY_URL', 'localhost:6379'],
  ['VALKEY_URL', 'http://:secret@localhost'],
  ['VALKEY_URL', 'redis://'],
  ['VALKEY_URL', 'redis://:secret@localhost/first'],
  ['VALKEY_URL', 'redis://:secret%@localhost'],
  ['WORKER', 'maybe'],
  ['DEMO', '2'],
  ['PAYMENTS_TRIAL', 'perhaps'],
  ['DEMO_MEMBERS', '-1'],
  ['STRICT_HOSTS', 'on'],
  ['TRUSTED_PROXIES', 'nginx'],
  ['TRUSTED_PROXIES', '10.0.0.0/99'],
  ['TRUSTED_PROXIES', '10.0.0.1/'],
  ['RATE_LIMITS', 'few'],
  ['PAYMENT_PROVIDER', 'stripe'],
  ['PAYMENT_PROVIDER', 'bank'],
  ['AGE_PROVIDER', 'crystal ball'],
  ['AGE_TRIAL', 'perhaps'],
  ['AGE_OIDC_ISSUER', 'provider.example'],
  ['AGE_OIDC_SCOPE', 'age_over:18'],
  ['SMS_PROVIDER', 'pigeon'],
  ['SMS_URL', 'sms.example.com'],
  ['SMS_FROM', 'a name that is too long'],
  ['LOG_LEVEL', 'loud'],
  ['METRICS_PORT', 'on'],
  ['SLOW_QUERY_MS', '-1'],
  ['DRAIN_SECONDS', '1000'],
  ['SMTP_URL', 'mail.example.com:587'],
  ['SMTP_URL', 'http://mail.example.com'],
  ['SMTP_URL', 'smtp://'],
  ['SMTP_URL', 'smtp://user@mail.example.com'],
  ['SMTP_URL', 'smtp://user:pass%@mail.example.com'],
  ['SMTP_URL', 'smtp://mail.example.com/inbox'],
  ['SMTP_URL', 'smtps://mail.example.com?tls=no'],
  ['MAIL_FROM', 'Serenade'],
  ['MAIL_FROM', 'Serenade <no-reply@example.com>'],
  ['MAIL_INBOUND_ADDRESS', 'bounces@'],
  ['MAIL_INBOUND_SECRET', 'short'],
  ['MAIL_INBOUND_SECRET', 'with spaces in a long one'],
])('%s=%s is refused by a sentence that names it', (name, value) => {
  expect(() => readConfig({ [name]: value })).toThrow(ConfigError)
  expect(() => readConfig({ [name]: value })).toThrow(
    new RegExp(`^The setting ${name}\\b.+cannot be used: .+\\.$`),
  )
})

test('the metrics are served nowhere unless a port is given, and then to this machine alone', () => {
  expect(readConfig({}).metrics).toBeUndefined()
  expect(readConfig({ METRICS_PORT: '9100' }).metrics).toEqual({ port: 9_100, host: '127.0.0.1' })
})

test.each([
  ['DATABASE_URL', 'mysql://root:hidden@db/x'],
  ['S3_ENDPOINT', 'https://key:hidden@s3.example.com/photos'],
  ['S3_ACCESS_KEY', 'hidden key'],
  ['S3_SECRET_KEY', 'hidden key'],
  ['VALKEY_URL', 'https://:hidden@localhost'],
  ['SMTP_URL', 'https://user:hidden@mail.example.com'],
  ['MAIL_INBOUND_SECRET', 'hidden'],
])('a bad %s is not repeated: it is or carries a secret', (name, value) => {
  expect(() => readConfig({ [name]: value })).toThrow(ConfigError)
  expect(() => readConfig({ [name]: value })).not.toThrow(/hidden/)
})

const s3 = {
  S3_ENDPOINT: 'https://s3.example.com/photos',
  S3_ACCESS_KEY: 'hidden-access',
  S3_SECRET_KEY: 'hidden/secret+key=',
}

test('photos are in a folder, or in the bucket that three settings name', () => {
  expect(readConfig({ S3_REGION: 'eu-north-1' }).s3).toBeUndefined()
  expect(readConfig(s3).s3).toEqual({
    endpoint: s3.S3_ENDPOINT,
    region: 'auto',
    accessKey: s3.S3_ACCESS_KEY,
    secretKey: s3.S3_SECRET_KEY,
  })
})

test.each([
  [['S3_ENDPOINT'], 'S3_ACCESS_KEY'],
  [['S3_ENDPOINT', 'S3_ACCESS_KEY'], 'S3_SECRET_KEY'],
  [['S3_ENDPOINT', 'S3_SECRET_KEY'], 'S3_ACCESS_KEY'],
  [['S3_ACCESS_KEY', 'S3_SECRET_KEY'], 'S3_ENDPOINT'],
  [['S3_SECRET_KEY'], 'S3_ENDPOINT'],
] as const)('%j alone are not enough: %s is missing', (given, missing) => {
  const environment = Object.fromEntries(given.map((name) => [name, s3[name]]))
  expect(() => readConfig(environment)).toThrow(ConfigError)
  expect(() => readConfig(environment)).toThrow(new RegExp(`^The setting ${missing} is missing: .+\\.$`))
  expect(() => readConfig(environment)).not.toThrow(/hidden/)
})

test.each(['redis://db', 'rediss://:a%40b@db:6380/2', 'valkey://user:pass@[::1]:6379', 'valkeys://db/'])(
  'rates may be counted at %s',
  (url) => {
    expect(readConfig({ VALKEY_URL: url }).valkeyUrl).toBe(url)
  },
)

test.each([
  'smtp://mail.example.com',
  'smtps://user%40site:a%2Fb@mail.example.com:465',
  'smtp://[::1]:2525/',
])('mails may be sent by %s', (smtpUrl) => {
  expect(readConfig({ SMTP_URL: smtpUrl }).mail).toMatchObject({ smtpUrl, from: undefined })
})

test('unknown hosts are refused unless the demo community is there or the setting says otherwise', () => {
  expect(readConfig({}).strictHosts).toBe(false)
  expect(readConfig(trial).strictHosts).toBe(true)
  expect(readConfig({ ...trial, STRICT_HOSTS: 'false' }).strictHosts).toBe(false)
  expect(readConfig({ STRICT_HOSTS: 'yes' }).strictHosts).toBe(true)
})

test('without the demo, payments that move no money have to be wanted', () => {
  for (const environment of [{ DEMO: 'false' }, { DEMO: 'no', PAYMENTS_TRIAL: 'false' }]) {
    expect(() => readConfig(environment)).toThrow(ConfigError)
    expect(() => readConfig(environment)).toThrow(/PAYMENT_PROVIDER=sandbox.+PAYMENTS_TRIAL=true\.$/)
  }
  expect(readConfig(trial).payments.provider).toBe('sandbox')
})

test('text messages stay here unless a service is given with all that it asks for', () => {
  expect(readConfig({ SMS_ACCOUNT: 'AC1' }).sms).toBeUndefined()
  const given = { SMS_PROVIDER: 'vonage', SMS_ACCOUNT: 'key', SMS_SECRET: 'hidden', SMS_FROM: 'Payments' }
  expect(readConfig(given).sms).toEqual({
    provider: 'vonage',
    url: 'https://rest.nexmo.com/',
    account: 'key',
    secret: 'hidden',
    from: 'Payments',
  })
  expect(readConfig({ ...given, SMS_URL: 'http://localhost:9/api' }).sms?.url).toBe('http://localhost:9/api/')
  expect(() => readConfig({ ...given, SMS_SECRET: '' })).toThrow('SMS_SECRET is missing')
  expect(() => readConfig({ ...given, SMS_URL: 'hidden' })).toThrow(/^(?!.*hidden)/)
})

test('anybody proves any age at the sandbox: real members have it only for trial, and a provider needs its account', () => {
  expect(readConfig({}).age).toEqual({ provider: 'sandbox' })
  expect(readConfig(trial).age).toBeUndefined()
  expect(readConfig({ ...trial, AGE_TRIAL: 'true' }).age).toEqual({ provider: 'sandbox' })
  expect(() => readConfig({ ...trial, AGE_PROVIDER: 'sandbox' })).toThrow('AGE_TRIAL=true')
  const oidc = {
    ...trial,
    AGE_PROVIDER: 'oidc',
    AGE_OIDC_ISSUER: 'https://id.example/op',
    AGE_OIDC_CLIENT_ID: 'us',
    AGE_OIDC_CLIENT_SECRET: 'hidden',
  }
  expect(readConfig(oidc).age).toEqual({
    provider: 'oidc',
    issuer: 'https://id.example/op',
    clientId: 'us',
    clientSecret: 'hidden',
    scope: 'openid age_over:{age}',
    claim: 'age_over_{age}',
    parameters: '',
    title: 'id.example',
  })
  expect(() => readConfig({ ...oidc, AGE_OIDC_CLIENT_SECRET: '' })).toThrow('AGE_OIDC_CLIENT_SECRET')
})

test('a method has its own provider, and a provider that is chosen has its account', () => {
  const account = { VEROTEL_SHOP_ID: '12345', VEROTEL_SIGNATURE_KEY: 'key' }
  const { payments } = readConfig({ PAYMENT_METHODS: '{"creditcard":"verotel"}', ...account })
  expect(payments).toMatchObject({ provider: 'sandbox', byMethod: { creditcard: 'verotel' } })
  expect(payments.verotel).toEqual({
    shopId: '12345',
    signatureKey: 'key',
    origin: 'https://secure.verotel.com',
  })
  expect(() => readConfig({ PAYMENT_PROVIDER: 'adyen' })).toThrow('ADYEN_API_KEY')
  expect(() => readConfig({ PAYMENT_METHODS: '{"creditcard":"verotel"}' })).toThrow('VEROTEL_SHOP_ID')
  for (const wrong of ['creditcard', '{"barter":"adyen"}', '{"ideal":"nobody"}'])
    expect(() => readConfig({ PAYMENT_METHODS: wrong })).toThrow('PAYMENT_METHODS')
  const trial = { DEMO: 'false', PAYMENT_PROVIDER: 'verotel', ...account }
  expect(readConfig(trial).payments.provider).toBe('verotel')
  expect(() => readConfig({ ...trial, PAYMENT_METHODS: '{"ideal":"sandbox"}' })).toThrow('PAYMENTS_TRIAL')
})
