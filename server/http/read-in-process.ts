import { Context } from 'hono'
import type { ApiAnswer, Deps } from '../deps.ts'
import { currentTrace, runTraced } from '../platform/observe/trace.ts'
import { explainError } from './answer-error.ts'
import type { Env } from './env.ts'
import { siteNamed } from './site-of.ts'

/** The reads that pages may ask for, by path: each admits its caller and checks its query as over HTTP. */
export type Reads = ReadonlyMap<string, (c: Context<Env>, query: Record<string, string>) => Promise<unknown>>

/**
 * Lets a page ask the API in process: the same checks as over HTTP, without building a request or parsing an answer. The
 * page's own session serves all its calls; `cookies` are those that the endpoints set meanwhile.
 */
export function readInProcess(deps: Deps, reads: Reads) {
  return (page: Context<Env>) => {
    const asked: Context<Env>[] = []
    const call = async (path: string, query: Record<string, string>): Promise<ApiAnswer> => {
      const read = reads.get(path)
      if (!read) throw new Error(`Pages cannot read ${path}: it is not in server/api/index.ts`)
      const c = new Context<Env>(page.req.raw, { env: page.env })
      asked.push(c)
      const ctx = page.get('ctx')
      const forced = path === '/api/settings.php' ? siteNamed(query.domain, deps) : undefined
      c.set('ctx', forced ? { ...ctx, site: forced } : ctx)
      return underRoute(path, async () => {
        try {
          return { status: 200, body: await read(c, query) }
        } catch (error) {
          if (!(error instanceof Error)) throw error
          return explainError(deps, error, { locale: ctx.locale, route: path })
        }
      })
    }
    return { call, cookies: () => asked.flatMap((c) => c.res.headers.getSetCookie()) }
  }
}

/** Its statements belong to the page's request, and its lines in the log name the endpoint. */
function underRoute<T>(route: string, work: () => Promise<T>): Promise<T> {
  const trace = currentTrace()
  return trace ? runTraced({ ...trace, fields: { ...trace.fields, route } }, work) : work()
}
