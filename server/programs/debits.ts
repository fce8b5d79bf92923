import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { DebitCommandError, runDebitCommand } from '../payments/debit/bank/debit-command.ts'
import { ConfigError, readConfig } from '../platform/config.ts'
import { asStaff } from '../start/as-staff.ts'

/** Writes files of direct debits for the companies' banks, and reads what the banks answer. */
async function main(): Promise<void> {
  if (existsSync('.env')) process.loadEnvFile('.env')
  const config = readConfig(process.env)
  const folder = join(config.dataDir, 'debits')
  await asStaff(config, (ctx) =>
    runDebitCommand({ ctx, folder, print: console.log, warn: console.error }, process.argv.slice(2)),
  )
}

main().then(
  () => process.exit(0),
  (error: unknown) => {
    const known = error instanceof ConfigError || error instanceof DebitCommandError
    console.error(known ? error.message : error)
    process.exit(2)
  },
)
