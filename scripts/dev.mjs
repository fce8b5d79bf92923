import { requireNode } from './project.mjs'
import { endWithNpm } from './run/end-with-npm.mjs'
import { install } from './run/install.mjs'
import { reportFailure } from './run/report-failure.mjs'
import { serve } from './serve.mjs'

requireNode()
endWithNpm()
try {
  await install()
  serve(
    ['--watch-path=server', '--watch-path=common', '--watch-path=demo', 'server/programs/main.ts'],
    'development',
  )
} catch (error) {
  reportFailure(error)
}
