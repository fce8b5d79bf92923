import { build } from './build.mjs'
import { endWithNpm } from './end-with-npm.mjs'
import { install } from './install.mjs'
import { requireNode } from './project.mjs'
import { reportFailure } from './report-failure.mjs'
import { serve } from './serve.mjs'

requireNode()
endWithNpm()
try {
  await install()
  await build()
  serve(['server/main.ts'], 'production')
} catch (error) {
  reportFailure(error)
}
