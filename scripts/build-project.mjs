import { build } from './build.mjs'
import { install } from './install.mjs'
import { requireNode } from './project.mjs'
import { reportFailure } from './report-failure.mjs'

requireNode()
try {
  await install()
  await build()
} catch (error) {
  reportFailure(error)
}
