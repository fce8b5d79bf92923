import pg from 'pg'
import { sessionCookie } from '#common/limits.ts'
import { actAs } from '#server/kernel/act-as.ts'
import type { MemberCtx } from '#server/kernel/context.ts'
import { readConfig } from '#server/platform/config.ts'
import { createToken, hashToken } from '#server/platform/token.ts'
import { findSeeker } from '#server/profiles/queries.ts'
import { startServices } from '#server/start/start-services.ts'
import type { Bench, Viewer } from './bench.ts'
import { startHttpClient } from './http-client.ts'
import { serveApp } from './serve-app.ts'

export type Opened = { bench: Bench; close: () => Promise<void> }
type Given = Pick<Bench, 'members' | 'databaseUrl' | 'folder' | 'profile' | 'pace' | 'listeners'>

const viewerCount = 256
const poolSize = 10

/** Starts all that the sections need on one filled database. */
export async function openBench(given: Given): Promise<Opened> {
  const { databaseUrl, folder } = given
  const config = {
    DATABASE_URL: databaseUrl,
    DATA_DIR: folder,
    DEMO: 'false',
    PAYMENTS_TRIAL: 'true',
    LOG_LEVEL: 'silent',
    RATE_LIMITS: 'false',
  }
  const services = await startServices(readConfig(config), () => {})
  const bare = new pg.Pool({
    connectionString: databaseUrl,
    max: poolSize,
    options: '-c plan_cache_mode=force_custom_plan -c timezone=UTC -c random_page_cost=1.1',
  })
  const app = await serveApp(given)
  const http = await startHttpClient()
  const site = services.deps.sites.byId(1)
  const bench = { ...given, deps: services.deps, site, bare, app, http, viewers: [] as Viewer[] }
  bench.viewers = await signIn(bench, viewerCount)
  const close = async () => {
    await http.stop()
    await app.stop()
    await bare.end()
    await services.stop()
  }
  return { bench, close }
}

/** Members of the first site with all they need to search and write, each with a session. */
export async function signIn(
  { bare, deps, site }: Pick<Bench, 'bare' | 'deps' | 'site'>,
  count: number,
): Promise<Viewer[]> {
  const { rows } = await bare.query<{ id: string; siteId: number; paid: boolean; language: string }>(
    `select member.id, member.site_id as "siteId", member.paid, member.language
     from member join profile on profile.member_id = member.id
     where member.site_id = $1 and member.status = 'active' and member.email_confirmed_at is not null
       and profile.visible and not profile.is_fictional and profile.sexuality is not null and profile.city_id is not null
     order by md5(member.id::text) limit $2`,
    [site.id, count],
  )
  const signedIn: { ctx: MemberCtx; token: string; cookie: string }[] = []
  for (const member of rows) {
    const token = createToken()
    const ctx = actAs(deps, member)
    // As it comes with a session.
    const seeker = await findSeeker(ctx, member.id)
    const actor = { ...ctx.actor, ...(seeker && { seeker }) }
    signedIn.push({ ctx: { ...ctx, actor }, token, cookie: `${sessionCookie}=${token}` })
  }
  await bare.query(
    `insert into session (token_hash, member_id, site_id, created_at, expires_at)
     select decode(hash, 'hex'), member_id, $3, now(), now() + interval '1 day'
     from unnest($1::text[], $2::uuid[]) as opened (hash, member_id)`,
    [
      signedIn.map(({ token }) => hashToken(token).toString('hex')),
      signedIn.map(({ ctx }) => ctx.actor.memberId),
      site.id,
    ],
  )
  return signedIn.map(({ ctx, cookie }) => ({ ctx, cookie }))
}
