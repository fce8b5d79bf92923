import { runProgram } from './run/run-program.mjs'

await runProgram('server/programs/debits.ts')
