import { join } from 'node:path'
import type { Config } from '@react-router/dev/config'
import { precompress } from './scripts/vite/precompress.ts'

export default {
  appDirectory: 'web',
  buildDirectory: 'build/pages',
  ssr: true,
  routeDiscovery: { mode: 'initial' },
  buildEnd: ({ reactRouterConfig }) => precompress(join(reactRouterConfig.buildDirectory, 'client')),
} satisfies Config
