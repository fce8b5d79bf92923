import { build } from './build/build.mjs'
import { requireNode } from './project.mjs'
import { install } from './run/install.mjs'
import { reportFailure } from './run/report-failure.mjs'

requireNode()
try {
  await install()
  await build()
} catch (error) {
  reportFailure(error)
}
