import { build } from './build.mjs'
import { endWithNpm } from './end-with-npm.mjs'
import { install } from './install.mjs'
import { requireNode } from './project.mjs'
import { reportFailure } from './report-failure.mjs'
import { builtProgram } from './run-program.mjs'
import { becomeServer, canServe, serve } from './serve.mjs'

const main = builtProgram('server/programs/main.ts')

requireNode()
endWithNpm()
try {
  await install()
  await build()
  if (canServe()) await becomeServer(main)
  else serve([main], 'production')
} catch (error) {
  reportFailure(error)
}
