import { build, isStale } from './build/build.mjs'
import { requireNode } from './project.mjs'
import { endWithNpm } from './run/end-with-npm.mjs'
import { install } from './run/install.mjs'
import { reportFailure } from './run/report-failure.mjs'
import { builtProgram } from './run/run-program.mjs'
import { becomeServer, canServe, serve } from './serve.mjs'

const main = builtProgram('server/programs/main.ts')

requireNode()
endWithNpm()
try {
  await install()
  await build(['program'])
  if (isStale('pages')) {
    // They are built while the server prepares its database and the demo, and it waits for them (load-pages.ts).
    process.env.PAGES_COMING = 'true'
    build(['pages']).catch(reportFailure)
  }
  if (canServe()) await becomeServer(main)
  else serve([main], 'production')
} catch (error) {
  reportFailure(error)
}
