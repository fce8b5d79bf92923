import { availableParallelism } from 'node:os'
import { resolve } from 'node:path'
import { z } from 'zod'
import { required } from '#common/required.ts'
import { type AgeSettings, ageEnvironment, readAgeSettings } from './age/age-settings.ts'
import { createProxyList } from './net/network.ts'
import { isBucketAddress, isSmtpAddress, isValkeyAddress } from './net/service-addresses.ts'
import {
  type PaymentSettings,
  paymentEnvironment,
  paymentSecrets,
  readPaymentSettings,
  usedProviders,
} from './payment-settings.ts'
import type { SmsAccount } from './sms/twilio-sms.ts'

/** More processes would ask more of the database than it can give while it shares the machine with them. */
const mostByDefault = 4

const yes = new Set(['true', '1', 'yes'])

/** A setting that is on or off; without a fallback it may be left open. */
function flag<F extends boolean | undefined>(fallback: F) {
  return z
    .enum(['true', 'false', '1', '0', 'yes', 'no'])
    .optional()
    .transform((value): boolean | F => (value === undefined ? fallback : yes.has(value)))
}

/** A word that goes into a header: no space, no line's end. */
const word = z.string().regex(/^[!-~]+$/, 'must be one word without spaces')

const address = z.email('must be an e-mail address, as no-reply@example.com').max(254)

/** Words separated by commas. */
const list = z
  .string()
  .default('')
  .transform((value) =>
    value
      .split(',')
      .map((entry) => entry.trim())
      .filter(Boolean),
  )

const environmentSchema = z.object({
  NODE_ENV: z.enum(['production', 'development', 'test']).default('production'),
  HOST: z.string().min(1).default('0.0.0.0'),
  PORT: z.coerce.number().int().min(0).max(65_535).default(3000),
  DATA_DIR: z.string().min(1).default('data'),
  DATABASE_URL: z.url({ protocol: /^postgres(ql)?$/, error: 'must be a postgres:// address' }).optional(),
  DATABASE_POOL: z.coerce.number().int().min(2).max(200).default(10),
  S3_ENDPOINT: z
    .string()
    .refine(isBucketAddress, 'must be an http:// or https:// address that ends in the bucket')
    .optional(),
  S3_REGION: word.default('auto'),
  S3_ACCESS_KEY: word.optional(),
  S3_SECRET_KEY: word.optional(),
  VALKEY_URL: z
    .string()
    .refine(isValkeyAddress, 'must be a redis://, rediss://, valkey:// or valkeys:// address')
    .optional(),
  WORKER: flag(true),
  PROCESSES: z.coerce.number().int().min(1).max(64).optional(),
  DEMO: flag(true),
  DEMO_QUICK: flag(false),
  DEMO_MEMBERS: z.coerce.number().int().min(50).max(100_000).default(8200),
  STRICT_HOSTS: flag(undefined),
  TRUSTED_PROXIES: list.refine(areProxies, 'must be IP addresses or CIDR blocks, separated by commas'),
  RATE_LIMITS: flag(true),
  PROOF_OF_WORK: z.enum(['always', 'strangers', 'never']).default('strangers'),
  ...paymentEnvironment,
  PAYMENTS_TRIAL: flag(false),
  ...ageEnvironment,
  SMS_PROVIDER: z.enum(['outbox', 'twilio', 'vonage']).default('outbox'),
  SMS_URL: z.url({ protocol: /^https?$/, error: 'must be an http:// or https:// address' }).optional(),
  SMS_ACCOUNT: word.optional(),
  SMS_SECRET: word.optional(),
  SMS_FROM: z
    .string()
    .regex(
      /^(\+?\d{3,15}|MG[0-9a-f]{32}|[A-Za-z0-9 ]{1,11})$/,
      'must be a number, or a name of at most 11 letters and digits',
    )
    .optional(),
  SMTP_URL: z
    .string()
    .refine(isSmtpAddress, 'must be an smtp:// or smtps:// address without a path')
    .optional(),
  MAIL_FROM: address.optional(),
  MAIL_INBOUND_ADDRESS: address.optional(),
  MAIL_INBOUND_DIR: z.string().min(1).optional(),
  MAIL_INBOUND_SECRET: word.min(16, 'must have at least 16 characters').optional(),
  PUSH_SERVICES: list.refine(arePushServices, 'must be host names or origins, separated by commas'),
  PHOTO_MODELS: z.string().min(1).optional(),
  KLIPY_KEY: word.optional(),
  TRANSLATE_URL: z.url({ protocol: /^https?$/, error: 'must be an http:// or https:// address' }).optional(),
  TRANSLATE_KEY: word.optional(),
  METRICS_PORT: z.coerce.number().int().min(0).max(65_535).optional(),
  METRICS_HOST: z.string().min(1).default('127.0.0.1'),
  SLOW_QUERY_MS: z.coerce.number().int().min(0).max(600_000).default(200),
  DRAIN_SECONDS: z.coerce.number().int().min(0).max(300).default(0),
  LOG_LEVEL: z.enum(['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent']).default('info'),
})

function areProxies(entries: string[]): boolean {
  try {
    createProxyList(entries)
    return true
  } catch {
    return false
  }
}

function arePushServices(entries: string[]): boolean {
  return entries.every((entry) => /^\.?[a-z\d.-]+$/.test(entry) || URL.parse(entry)?.origin === entry)
}

/** A bucket and who may use it. The address is path style: it includes the bucket. */
export type S3Config = { endpoint: string; region: string; accessKey: string; secretKey: string }

/** Where text messages are handed over, and as whom. */
export type SmsConfig = SmsAccount & { provider: 'twilio' | 'vonage' }

/** How mails leave and come back. Without `smtpUrl` they stay in the outbox. */
export type MailConfig = {
  smtpUrl: string | undefined
  /** The sender of every mail; absent: no-reply@ the site's own domain. */
  from: string | undefined
  /** Where reports about mails go, and requests to unsubscribe. */
  inboundAddress: string | undefined
  /** A folder into which a mail server puts what comes to that address. */
  inboundDir: string | undefined
  /** Signs what a mail service hands to /api/inbound-mail.php. */
  inboundSecret: string | undefined
}

export type Config = {
  mode: 'production' | 'development' | 'test'
  host: string
  port: number
  dataDir: string
  /** Absent: the embedded PostgreSQL in dataDir. */
  databaseUrl: string | undefined
  databasePool: number
  /** Where photos are; absent: a folder in dataDir. */
  s3: S3Config | undefined
  /** Where rate limits are counted for all processes; absent: each counts its own. */
  valkeyUrl: string | undefined
  worker: boolean
  /** How many processes serve the port. */
  processes: number
  demo: boolean
  demoMembers: number
  /** The demo's characters answer and like back within seconds, for tests. */
  demoQuick: boolean
  /** Answer an unknown host with 421 instead of the default site. */
  strictHosts: boolean
  trustedProxies: string[]
  /** Off for load tests only. */
  rateLimits: boolean
  /** Who proves work before signing up, and before signing in after failures; strangers come from outside of private networks. */
  proofOfWork: 'always' | 'strangers' | 'never'
  payments: PaymentSettings
  /** Absent: nobody can prove their age. */
  age: AgeSettings
  /** Absent: text messages stay in the outbox. */
  sms: SmsConfig | undefined
  mail: MailConfig
  /** A package or module that judges members' pictures; absent: people do so alone. */
  photoModels: string | undefined
  /** Push services beside the browsers' known ones. */
  pushServices: string[]
  /** Asks KLIPY for GIFs; absent: the site's own ones. */
  klipyKey: string | undefined
  /** Translates messages for who asks; absent: nobody is offered it. */
  translation: { url: string; key: string | undefined } | undefined
  /** Where the figures are served; absent: nowhere. */
  metrics: { port: number; host: string } | undefined
  slowQueryMs: number
  /** How long /ready says no before the port is closed. */
  drainSeconds: number
  logLevel: string
}

/** A setting that cannot be used; the message names it and says what it needs. */
export class ConfigError extends Error {}

function complain(sentence: string): never {
  throw new ConfigError(sentence)
}

/** What is never repeated: it is a secret, or an address that may carry one. */
const secrets = new Set([
  'DATABASE_URL',
  'S3_ENDPOINT',
  'S3_ACCESS_KEY',
  'S3_SECRET_KEY',
  'VALKEY_URL',
  'SMS_URL',
  'SMS_SECRET',
  'SMTP_URL',
  'MAIL_INBOUND_SECRET',
  'KLIPY_KEY',
  'TRANSLATE_URL',
  'TRANSLATE_KEY',
  'AGE_OIDC_CLIENT_SECRET',
  ...paymentSecrets,
])

/** Reads every setting from the environment at one place. Throws ConfigError for the first bad one. */
export function readConfig(environment: Record<string, string | undefined>): Config {
  const given = Object.fromEntries(Object.entries(environment).filter(([, value]) => value !== ''))
  const parsed = environmentSchema.safeParse(given)
  if (!parsed.success) {
    const issue = required(parsed.error.issues[0])
    const name = String(issue.path[0])
    const shown = secrets.has(name) ? name : `${name}=${given[name] ?? ''}`
    throw new ConfigError(`The setting ${shown} cannot be used: ${issue.message}.`)
  }
  const env = parsed.data
  refuseFreeCredits(env)
  return {
    mode: env.NODE_ENV,
    host: env.HOST,
    port: env.PORT,
    dataDir: resolve(env.DATA_DIR),
    databaseUrl: env.DATABASE_URL,
    databasePool: env.DATABASE_POOL,
    s3: s3Of(env),
    valkeyUrl: env.VALKEY_URL,
    worker: env.WORKER,
    processes:
      env.PROCESSES ?? (env.NODE_ENV === 'production' ? Math.min(mostByDefault, availableParallelism()) : 1),
    demo: env.DEMO,
    demoMembers: env.DEMO_MEMBERS,
    demoQuick: env.DEMO_QUICK,
    strictHosts: env.STRICT_HOSTS ?? !env.DEMO,
    trustedProxies: env.TRUSTED_PROXIES,
    rateLimits: env.RATE_LIMITS,
    proofOfWork: env.PROOF_OF_WORK,
    payments: readPaymentSettings(env, complain),
    age: readAgeSettings(env, complain),
    sms: smsOf(env),
    mail: {
      smtpUrl: env.SMTP_URL,
      from: env.MAIL_FROM,
      inboundAddress: env.MAIL_INBOUND_ADDRESS,
      inboundDir: env.MAIL_INBOUND_DIR && resolve(env.MAIL_INBOUND_DIR),
      inboundSecret: env.MAIL_INBOUND_SECRET,
    },
    photoModels: env.PHOTO_MODELS,
    pushServices: env.PUSH_SERVICES,
    klipyKey: env.KLIPY_KEY,
    translation: env.TRANSLATE_URL ? { url: env.TRANSLATE_URL, key: env.TRANSLATE_KEY } : undefined,
    metrics: env.METRICS_PORT === undefined ? undefined : { port: env.METRICS_PORT, host: env.METRICS_HOST },
    slowQueryMs: env.SLOW_QUERY_MS,
    drainSeconds: env.DRAIN_SECONDS,
    logLevel: env.LOG_LEVEL,
  }
}

/** With the sandbox anybody gets credits for nothing: a site of real members has to ask for it. */
function refuseFreeCredits(env: z.infer<typeof environmentSchema>): void {
  const used = usedProviders({ provider: env.PAYMENT_PROVIDER, byMethod: env.PAYMENT_METHODS })
  if (env.DEMO || env.PAYMENTS_TRIAL || !used.has('sandbox')) return
  throw new ConfigError(
    'The setting PAYMENT_PROVIDER=sandbox cannot be used with DEMO=false: it moves no money and credits are free. ' +
      'Where payments are for trial, set PAYMENTS_TRIAL=true.',
  )
}

const smsServices = { twilio: 'https://api.twilio.com/', vonage: 'https://rest.nexmo.com/' }

/** All that the chosen service needs. */
function smsOf(env: z.infer<typeof environmentSchema>): SmsConfig | undefined {
  const { SMS_PROVIDER: provider, SMS_ACCOUNT: account, SMS_SECRET: secret, SMS_FROM: from } = env
  if (provider === 'outbox') return undefined
  const url = env.SMS_URL ?? smsServices[provider]
  if (account && secret && from)
    return { provider, url: url.endsWith('/') ? url : `${url}/`, account, secret, from }
  const parts = { SMS_ACCOUNT: account, SMS_SECRET: secret, SMS_FROM: from }
  const missing = Object.entries(parts).find(([, value]) => !value)?.[0]
  throw new ConfigError(`The setting ${missing} is missing: SMS_PROVIDER cannot be used without it.`)
}

/** All that S3 needs, or nothing of it. */
function s3Of(env: z.infer<typeof environmentSchema>): S3Config | undefined {
  const { S3_ENDPOINT: endpoint, S3_ACCESS_KEY: accessKey, S3_SECRET_KEY: secretKey } = env
  const parts = { S3_ENDPOINT: endpoint, S3_ACCESS_KEY: accessKey, S3_SECRET_KEY: secretKey }
  if (endpoint && accessKey && secretKey) return { endpoint, region: env.S3_REGION, accessKey, secretKey }
  const missing = Object.entries(parts).find(([, value]) => !value)?.[0]
  const given = Object.entries(parts).find(([, value]) => value)?.[0]
  if (given) throw new ConfigError(`The setting ${missing} is missing: ${given} cannot be used without it.`)
  return undefined
}
