import { availableParallelism } from 'node:os'
import { resolve } from 'node:path'
import { z } from 'zod'
import { type PaymentProvider, paymentProviders } from '#common/payments.ts'
import { required } from '#common/required.ts'
import { createProxyList } from './net/network.ts'
import { isBucketAddress, isSmtpAddress, isValkeyAddress } from './net/service-addresses.ts'

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
  TRUSTED_PROXIES: z
    .string()
    .default('')
    .transform((value) =>
      value
        .split(',')
        .map((entry) => entry.trim())
        .filter(Boolean),
    )
    .refine(areProxies, 'must be IP addresses or CIDR blocks, separated by commas'),
  RATE_LIMITS: flag(true),
  PROOF_OF_WORK: z.enum(['always', 'strangers', 'never']).default('strangers'),
  PAYMENT_PROVIDER: z.enum(paymentProviders).default('sandbox'),
  PAYMENTS_TRIAL: flag(false),
  SMTP_URL: z
    .string()
    .refine(isSmtpAddress, 'must be an smtp:// or smtps:// address without a path')
    .optional(),
  MAIL_FROM: address.optional(),
  MAIL_INBOUND_ADDRESS: address.optional(),
  MAIL_INBOUND_DIR: z.string().min(1).optional(),
  MAIL_INBOUND_SECRET: word.min(16, 'must have at least 16 characters').optional(),
  PHOTO_MODELS: z.string().min(1).optional(),
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

/** A bucket and who may use it. The address is path style: it includes the bucket. */
export type S3Config = { endpoint: string; region: string; accessKey: string; secretKey: string }

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
  paymentProvider: PaymentProvider
  mail: MailConfig
  /** A package or module that judges members' pictures; absent: people do so alone. */
  photoModels: string | undefined
  /** Where the figures are served; absent: nowhere. */
  metrics: { port: number; host: string } | undefined
  slowQueryMs: number
  /** How long /ready says no before the port is closed. */
  drainSeconds: number
  logLevel: string
}

/** A setting that cannot be used; the message names it and says what it needs. */
export class ConfigError extends Error {}

/** What is never repeated: it is a secret, or an address that may carry one. */
const secrets = new Set([
  'DATABASE_URL',
  'S3_ENDPOINT',
  'S3_ACCESS_KEY',
  'S3_SECRET_KEY',
  'VALKEY_URL',
  'SMTP_URL',
  'MAIL_INBOUND_SECRET',
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
    paymentProvider: env.PAYMENT_PROVIDER,
    mail: {
      smtpUrl: env.SMTP_URL,
      from: env.MAIL_FROM,
      inboundAddress: env.MAIL_INBOUND_ADDRESS,
      inboundDir: env.MAIL_INBOUND_DIR && resolve(env.MAIL_INBOUND_DIR),
      inboundSecret: env.MAIL_INBOUND_SECRET,
    },
    photoModels: env.PHOTO_MODELS,
    metrics: env.METRICS_PORT === undefined ? undefined : { port: env.METRICS_PORT, host: env.METRICS_HOST },
    slowQueryMs: env.SLOW_QUERY_MS,
    drainSeconds: env.DRAIN_SECONDS,
    logLevel: env.LOG_LEVEL,
  }
}

/** With the sandbox anybody gets credits for nothing: a site of real members has to ask for it. */
function refuseFreeCredits(env: z.infer<typeof environmentSchema>): void {
  if (env.DEMO || env.PAYMENTS_TRIAL || env.PAYMENT_PROVIDER !== 'sandbox') return
  throw new ConfigError(
    'The setting PAYMENT_PROVIDER=sandbox cannot be used with DEMO=false: it moves no money and credits are free. ' +
      'Where payments are for trial, set PAYMENTS_TRIAL=true.',
  )
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
