import { OpenAPIHono } from '@hono/zod-openapi'
import { siteEntryPath } from '#common/site-entry.ts'
import { complaintForm } from './api/complaint-form.ts'
import { mountApi, pageReads, uploadPaths } from './api/index.ts'
import { buildCtx } from './ctx/build-ctx.ts'
import type { Deps } from './deps.ts'
import { answerError } from './http/answer-error.ts'
import { robotsTxt, sitemap } from './http/crawler-files.ts'
import { refuseCrossSite } from './http/cross-site.ts'
import { enterSite } from './http/enter-site.ts'
import type { Env } from './http/env.ts'
import { explainInvalid } from './http/explain-invalid.ts'
import { gifProxy } from './http/gif-proxy.ts'
import { knownPath } from './http/known-path.ts'
import { limitBody } from './http/limit-body.ts'
import { mediaGate } from './http/media-gate.ts'
import { observe } from './http/observe.ts'
import { outboxMail } from './http/outbox-mail.ts'
import { readInProcess } from './http/read-in-process.ts'
import { ready } from './http/ready.ts'
import { refusePrefetch } from './http/refuse-prefetch.ts'
import { securityHeaders } from './http/security-headers.ts'
import { sendJson } from './http/send-body.ts'
import { servePages } from './http/serve-pages.ts'
import { staticFiles } from './http/static-files.ts'

const document = { openapi: '3.1.0', info: { title: 'Serenade', version: '1' } }

/** The whole of Serenade behind one fetch function: main.ts, the tests and the pages all use it. */
export function createApp(deps: Deps) {
  const app = new OpenAPIHono<Env>({ defaultHook: explainInvalid })
  app.onError(answerError(deps))
  app.use(observe(deps))
  app.use(securityHeaders(deps))
  app.get('/health', (c) => c.json({ ok: true }))
  app.get('/ready', ready(deps))
  app.use('/api/*', limitBody(uploadPaths))
  if (deps.staticFolder)
    for (const path of ['/assets/*', '/icons/*', '/social/*', '/gifs/*'])
      app.get(path, staticFiles(deps.staticFolder))
  // What is shared with an installed app whose service worker is gone: nothing of it is read.
  app.post('/share', (c) => c.redirect('/profile/photos', 303))
  app.use(refusePrefetch)
  app.use(refuseCrossSite)
  app.use(buildCtx(deps))
  app.get('/robots.txt', robotsTxt)
  // Where password managers send whoever wants to change a password (W3C's well-known address).
  app.get('/.well-known/change-password', (c) => c.redirect('/notifications#password', 302))
  app.get('/sitemap.xml', sitemap)
  app.get('/media/:name', mediaGate)
  app.get('/gif/:name', gifProxy)
  app.get('/outbox/:id/html', outboxMail)
  app.post(siteEntryPath, enterSite)
  app.post('/complaints', limitBody(uploadPaths), complaintForm)
  mountApi(app)
  app.get('/api/openapi.json', (c) => sendJson(c, app.getOpenAPI31Document(document)))
  app.all('/api/*', knownPath(app.routes))
  app.use(servePages(deps, readInProcess(deps, pageReads)))
  return app
}
