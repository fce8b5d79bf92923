import { userInfo } from 'node:os'
import type { StaffCtx } from '../kernel/context.ts'
import { staffCtx } from '../kernel/staff-ctx.ts'
import type { Config } from '../platform/config.ts'
import { reachDatabase } from './reach-database.ts'
import { startServices } from './start-services.ts'

/** Runs a command of the staff on the database of an installation that runs or is stopped, in the name of the machine's user. */
export async function asStaff<T>(config: Config, work: (ctx: StaffCtx) => Promise<T>): Promise<T> {
  const closing: (() => Promise<void> | void)[] = []
  try {
    const url = await reachDatabase(config, console.error, closing)
    const { deps, stop } = await startServices({ ...config, metrics: undefined }, console.error, url)
    closing.push(stop)
    return await work(staffCtx(deps, userInfo().username))
  } finally {
    for (const close of closing.reverse()) await close()
  }
}
