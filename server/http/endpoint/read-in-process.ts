import { Context } from 'hono'
import type { Locale } from '#common/locales.ts'
import { currentTrace, runTraced } from '#server/platform/observe/trace.ts'
import { type Explaining, explainError } from '../answer-error.ts'
import type { Env } from '../env.ts'

/** The reads that pages may ask for, by path: each admits its caller and checks its query as over HTTP. */
export type Reads<E extends Env> = ReadonlyMap<
  string,
  (c: Context<E>, query: Record<string, string>) => Promise<unknown>
>

type Door<E extends Env> = {
  reads: Reads<E>
  localeOf: (page: Context<E>) => Locale
  /** The ctx of a call, which is the page's own for nearly all. */
  ctxOf: (page: Context<E>, path: string, query: Record<string, string>) => E['Variables']['ctx']
}

/**
 * Lets a page ask the API in process: the same checks as over HTTP, without building a request or parsing an answer. The
 * page's own session serves all its calls; `cookies` are those that the endpoints set meanwhile.
 */
export function readInProcess<E extends Env>(deps: Explaining, { reads, localeOf, ctxOf }: Door<E>) {
  return (page: Context<E>) => {
    const asked: Context<E>[] = []
    const call = async (path: string, query: Record<string, string>) => {
      const read = reads.get(path)
      if (!read) throw new Error(`Pages cannot read ${path}: it is not in server/api/site/index.ts`)
      const c = new Context<E>(page.req.raw, { env: page.env })
      asked.push(c)
      c.set('ctx', ctxOf(page, path, query))
      return underRoute(path, async () => {
        try {
          return { status: 200, body: await read(c, query) }
        } catch (error) {
          if (!(error instanceof Error)) throw error
          return explainError(deps, error, { locale: localeOf(page), route: path })
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
