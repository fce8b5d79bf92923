import { existsSync } from 'node:fs'
import { userInfo } from 'node:os'
import { noActorCtx } from '../ctx/no-actor-ctx.ts'
import { runRefundCommand } from '../payments/refunds/refund-command.ts'
import { readConfig } from '../platform/config.ts'
import { reachDatabase } from '../start/reach-database.ts'
import { startServices } from '../start/start-services.ts'

/** Gives money of a payment back, or books that it was, on the database of an installation that runs. */
async function main(words: string[]): Promise<string> {
  if (existsSync('.env')) process.loadEnvFile('.env')
  const config = readConfig(process.env)
  const closing: (() => Promise<void> | void)[] = []
  try {
    const url = await reachDatabase(config, console.error, closing)
    const { deps, stop } = await startServices({ ...config, metrics: undefined }, console.error, url)
    closing.push(stop)
    const ctxOf = (siteId: number) => noActorCtx(deps, siteId, 'en')
    return await runRefundCommand({ db: deps.db, ctxOf, by: userInfo().username }, words)
  } finally {
    for (const close of closing.reverse()) await close()
  }
}

main(process.argv.slice(2)).then(
  (sentence) => {
    console.log(sentence)
    process.exit(0)
  },
  (error: unknown) => {
    console.error(`Nothing was given back. ${error instanceof Error ? error.message : 'Unknown failure.'}`)
    process.exit(2)
  },
)
