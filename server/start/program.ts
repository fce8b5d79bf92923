import { DrizzleQueryError } from 'drizzle-orm/errors'
import { describeError } from '../platform/observe/describe-error.ts'

/**
 * What a running process has to end, the newest first. `mayServe`: somebody may be answered from now on, so that a signal has
 * to finish what was begun.
 */
export type Program = { ends: (() => Promise<void>)[]; mayServe: boolean }

/** Ends all that was started, the last first: what started earlier may still be needed. */
export async function endProgram({ ends }: Program): Promise<void> {
  for (const end of ends.splice(0).reverse()) await end()
}

/** Ends the process because its start failed, with a sentence that says why. */
export async function failStart(program: Program, error: unknown): Promise<never> {
  console.error(`Serenade could not start. ${startFailure(error)}`)
  await endProgram(program).catch(() => {})
  process.exit(1)
}

/** What nobody has caught is told with the places of the sources, and without its words. */
export function reportUnheard(): void {
  process.on('uncaughtExceptionMonitor', (error) => {
    const { error: name, stack } = describeError(error)
    console.error('An error was caught by nobody:', name, stack ?? '')
  })
  process.on('unhandledRejection', (error) => {
    const { error: name, stack } = describeError(error)
    console.error('A promise failed unheard:', name, stack ?? '')
  })
}

/**
 * Why a start failed, for people. A failed query's own message lists its parameters; what PostgreSQL said about it is
 * its cause. Every other error says the most itself.
 */
export function startFailure(error: unknown): string {
  if (error instanceof DrizzleQueryError && error.cause) return startFailure(error.cause)
  return error instanceof Error ? error.message : String(error)
}
