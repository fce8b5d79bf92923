import { endWithNpm } from './end-with-npm.mjs'
import { install } from './install.mjs'
import { requireNode } from './project.mjs'
import { reportFailure } from './report-failure.mjs'
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
