import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { noActorCtx } from '../ctx/no-actor-ctx.ts'
import { DebitCommandError, runDebitCommand } from '../payments/debit/bank/debit-command.ts'
import { type Config, ConfigError, readConfig } from '../platform/config.ts'
import { reachDatabase } from '../start/reach-database.ts'
import { startServices } from '../start/start-services.ts'

/** Writes files of direct debits for the companies' banks, and reads what the banks answer. */
async function main(): Promise<void> {
  if (existsSync('.env')) process.loadEnvFile('.env')
  const config: Config = { ...readConfig(process.env), metrics: undefined }
  const closing: (() => Promise<void> | void)[] = []
  try {
    const url = await reachDatabase(config, console.error, closing)
    const { deps, stop } = await startServices(config, console.error, url)
    closing.push(stop)
    await runDebitCommand(
      {
        db: deps.db,
        clock: deps.now,
        ctxFor: (siteId, locale) => noActorCtx(deps, siteId, locale),
        folder: join(config.dataDir, 'debits'),
        print: console.log,
        warn: console.error,
      },
      process.argv.slice(2),
    )
  } finally {
    for (const close of closing.reverse()) await close()
  }
}

main().then(
  () => process.exit(0),
  (error: unknown) => {
    const known = error instanceof ConfigError || error instanceof DebitCommandError
    console.error(known ? error.message : error)
    process.exit(2)
  },
)
