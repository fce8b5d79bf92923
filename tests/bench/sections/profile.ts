import { sql } from 'drizzle-orm'
import { conversationColumn } from '#server/conversations/lists/conversation-column.ts'
import type { MemberCtx } from '#server/kernel/context.ts'
import { likeColumns, likeShape } from '#server/likes/like-columns.ts'
import type { members } from '#server/members/tables.ts'
import { nullable, uuid } from '#server/platform/db/columns.ts'
import type { Joined } from '#server/platform/db/joined.ts'
import { openProfile } from '#server/profiles/open-profile.ts'
import { findPhotos } from '#server/profiles/queries.ts'
import type { Bench } from '../bench.ts'
import { captureStatements } from '../capture-statements.ts'
import { inTurn, throughput } from '../measure.ts'
import { plainRow, type Row, whole } from '../row.ts'

const workers = 8
const connections = 32

/** A member's page, opened by somebody else. */
export async function profileSection({ viewers, bare, http, app, pace }: Bench): Promise<Row[]> {
  const looks = viewers.map(({ ctx, cookie }, at) => {
    const seen = viewers[(at + 1) % viewers.length]!.ctx.actor.memberId
    return { ctx, cookie, seen }
  })
  const statements = await Promise.all(
    looks.map(({ ctx, seen }) =>
      captureStatements(bare, ctx, (captured) => openProfile(captured, seen, around(captured, seen))),
    ),
  )
  const found = await inTurn(
    {
      bare: (seconds) =>
        throughput((turn) => bare.query(statements[turn % statements.length]![0]!), { workers, seconds }),
      verb: (seconds) =>
        throughput(
          (turn) => {
            const { ctx, seen } = looks[turn % looks.length]!
            return openProfile(ctx, seen, around(ctx, seen))
          },
          { workers, seconds },
        ),
      photos: (seconds) =>
        throughput(
          (turn) => {
            const { ctx, seen } = looks[turn % looks.length]!
            return findPhotos(ctx, seen)
          },
          { workers, seconds },
        ),
      json: http.measure({
        url: app.url,
        connections,
        requests: looks.map(({ cookie, seen }) => ({
          path: `/api/member.php?id=${seen}`,
          headers: { cookie },
        })),
      }),
      page: http.measure({
        url: app.url,
        connections,
        requests: looks.map(({ cookie, seen }) => ({ path: `/members/${seen}`, headers: { cookie } })),
      }),
    },
    pace,
  )
  const of = (name: keyof typeof found) => `${whole(found[name].perSecond)}/s`
  return [
    plainRow('profile, verb', of('verb'), `its statement, bare driver: ${of('bare')}`),
    plainRow('profile’s photos, query', of('photos')),
    plainRow('profile, JSON over HTTP', of('json'), `p99 ${whole(found.json.p99)} ms`),
    plainRow('profile, server-rendered page', of('page'), `p99 ${whole(found.page.p99)} ms`),
  ]
}

function around(ctx: MemberCtx, seen: string) {
  return {
    shape: { ...likeShape, conversation: nullable(uuid) },
    columns: (member: Joined<typeof members>) =>
      sql`${likeColumns(ctx, member, [seen])}, ${conversationColumn(ctx, member)}`,
  }
}
