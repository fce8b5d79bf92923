import { existsSync } from 'node:fs'
import type { IncomingMessage, ServerResponse } from 'node:http'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { pathToFileURL } from 'node:url'
import { z } from 'zod'
import type { PageHandler } from '../kernel/deps.ts'
import { type Config, ConfigError } from '../platform/config.ts'
import { buildFolder } from '../platform/program-files.ts'

export type Pages = {
  handler: PageHandler
  staticFolder?: string
  middleware?: (request: IncomingMessage, response: ServerResponse, next: () => void) => void
  close?: () => Promise<void>
}

const pageModule = z.object({ handlePage: z.custom<PageHandler>((value) => typeof value === 'function') })

/** Written when all of a build is there. */
const stamp = join(buildFolder, 'pages.json')
const lookAgainMs = 100

/** The built pages; in development Vite builds each module as it is asked for. */
export async function loadPages(config: Config): Promise<Pages> {
  if (config.mode === 'development') return developmentPages()
  // Told by `npm start`, which builds them meanwhile, and ends this process where it cannot.
  while (process.env.PAGES_COMING && !existsSync(stamp)) await sleep(lookAgainMs)
  const entry = join(buildFolder, 'pages', 'server', 'index.js')
  if (!existsSync(entry))
    throw new ConfigError('The pages are not built yet: run npm start, or npm run build.')
  const { handlePage } = pageModule.parse(await import(pathToFileURL(entry).href))
  return { handler: handlePage, staticFolder: join(buildFolder, 'pages', 'client') }
}

async function developmentPages(): Promise<Pages> {
  const { createServer } = await import('vite')
  const vite = await createServer({ server: { middlewareMode: true }, appType: 'custom' })
  return {
    handler: async (request, about) => {
      const { handlePage } = pageModule.parse(await vite.ssrLoadModule('./web/handler.ts'))
      return handlePage(request, about)
    },
    middleware: vite.middlewares,
    close: () => vite.close(),
  }
}
