import { runProgram } from './run-program.mjs'

await runProgram('server/programs/review.ts')
