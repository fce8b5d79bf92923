import { inject } from 'vitest'

declare module 'vitest' {
  interface ProvidedContext {
    thorough?: boolean
  }
}

/** Whether a release is tested, which may take longer than a change may. */
export const isThorough = inject('thorough') === true
