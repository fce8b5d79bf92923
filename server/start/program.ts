import { describeError } from '../platform/observe/describe-error.ts'
import { startFailure } from './start-failure.ts'

/** What a running process has to end, the newest first. */
export type Program = { ends: (() => Promise<void>)[] }

/** Ends all that was begun; what was begun last is what others ask for least. */
export async function endProgram({ ends }: Program): Promise<void> {
  for (const end of ends.splice(0).reverse()) await end()
}

/** Ends the process because its start failed, with a sentence that says why. */
export async function failStart(program: Program, error: unknown): Promise<never> {
  console.error(`Serenade could not start. ${startFailure(error)}`)
  await endProgram(program).catch(() => {})
  process.exit(1)
}

export function reportUnheard(): void {
  process.on('unhandledRejection', (error) => {
    const { error: name, stack } = describeError(error)
    console.error('A promise failed unheard:', name, stack ?? '')
  })
}
