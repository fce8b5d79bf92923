import { existsSync } from 'node:fs'
import { runRefundCommand } from '../payments/refunds/refund-command.ts'
import { readConfig } from '../platform/config.ts'
import { asStaff } from '../start/as-staff.ts'

/** Gives money of a payment back, or books that it was, on the database of an installation that runs. */
async function main(words: string[]): Promise<string> {
  if (existsSync('.env')) process.loadEnvFile('.env')
  return asStaff(readConfig(process.env), (ctx) => runRefundCommand(ctx, words))
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
