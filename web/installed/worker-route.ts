import type { LoaderFunctionArgs } from 'react-router'
import { dataContext } from '#client/api/page-data.tsx'
// oxlint-disable-next-line import/default -- the address of the built file, by Vite
import worker from './worker/worker.ts?worker&url'

/**
 * GET /sw-push.js (spec §7). It stays under this name and brings the built worker under its own. The version of the pages
 * makes it another one with every deployment, which is how open pages learn of it.
 */
export function loader({ context }: LoaderFunctionArgs): Response {
  const { version = '' } = context.get(dataContext)
  return new Response(`// ${version}\nimportScripts(${JSON.stringify(worker)})\n`, {
    headers: { 'Content-Type': 'text/javascript; charset=utf-8', 'Cache-Control': 'no-cache' },
  })
}
