import { runProgram } from './run/run-program.mjs'

await runProgram('load/main.ts', {
  // Rows are short-lived; by default Node.js would collect hundreds of megabytes of them before freeing any.
  flags: ['--max-semi-space-size=8'],
  env: { MALLOC_ARENA_MAX: '2' },
})
