import { OpenAPIHono } from '@hono/zod-openapi'
import type { Context } from 'hono'
import { siteEntryPath } from '#common/sites/site-entry.ts'
import { gifProxy } from './api/site/conversations/gif-proxy.ts'
import { endpoints, isActingCall, pageReads, uploadPaths } from './api/site/index.ts'
import { outboxMail } from './api/site/notifications/outbox-mail.ts'
import { mediaGate } from './api/site/profiles/media-gate.ts'
import { complaintForm } from './api/site/safety/complaint-form.ts'
import { robotsTxt, sitemap } from './api/site/sites/crawler-files.ts'
import { answerError } from './http/answer-error.ts'
import { refuseCrossSite } from './http/cross-site.ts'
import { explainInvalid } from './http/endpoint/explain-invalid.ts'
import { readInProcess } from './http/endpoint/read-in-process.ts'
import { knownPath } from './http/known-path.ts'
import { limitBody } from './http/limit-body.ts'
import { observe } from './http/observe.ts'
import { ready } from './http/ready.ts'
import { refusePrefetch } from './http/refuse-prefetch.ts'
import { securityHeaders } from './http/security-headers.ts'
import { sendJson } from './http/send-body.ts'
import { staticFiles } from './http/static-files.ts'
import type { Deps } from './kernel/deps.ts'
import { buildCtx } from './site/build-ctx.ts'
import { enterSite } from './site/enter-site.ts'
import type { SiteEnv } from './site/env.ts'
import { servePages } from './site/serve-pages.ts'
import { readSessionCookie } from './site/session-cookie.ts'
import { ctxOfCall, localeOf, siteNameOf } from './site/site-of.ts'

const document = { openapi: '3.1.0', info: { title: 'Serenade', version: '1' } }

/** The whole of Serenade behind one fetch function: main.ts, the tests and the pages all use it. */
export function createApp(deps: Deps) {
  const locale = (c: Context<SiteEnv>) => localeOf(c, deps)
  const app = new OpenAPIHono<SiteEnv>({ defaultHook: explainInvalid })
  app.onError(answerError(deps, locale))
  app.use(observe(deps, siteNameOf))
  app.use(securityHeaders(deps))
  app.get('/health', (c) => c.json({ ok: true }))
  app.get('/ready', ready(deps))
  app.use('/api/*', limitBody(uploadPaths))
  if (deps.staticFolder)
    for (const path of ['/assets/*', '/icons/*', '/social/*', '/gifs/*'])
      app.get(path, staticFiles(deps.staticFolder))
  // What is shared with an installed app whose service worker is gone: nothing of it is read.
  app.post('/share', (c) => c.redirect('/profile/photos', 303))
  app.use(refusePrefetch(isActingCall, readSessionCookie))
  app.use(refuseCrossSite(isActingCall))
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
  for (const { route, handler } of endpoints) app.openapi(route, handler)
  app.get('/api/openapi.json', (c) => sendJson(c, app.getOpenAPI31Document(document)))
  app.all('/api/*', knownPath(app.routes))
  const ctxOf = (page: Context<SiteEnv>, path: string, { domain }: Record<string, string>) =>
    ctxOfCall(page.get('ctx'), deps, { path, domain })
  app.use(servePages(deps, readInProcess(deps, { reads: pageReads, localeOf: locale, ctxOf })))
  return app
}
