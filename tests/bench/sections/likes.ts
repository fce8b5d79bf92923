import { findLiked, findLikers } from '#server/likes/queries.ts'
import type { Bench } from '../bench.ts'
import { captureStatements } from '../capture-statements.ts'
import { inTurn, throughput } from '../measure.ts'
import { plainRow, type Row, whole } from '../row.ts'

const workers = 8
const connections = 32

/** The likes that a member gave and received. */
export async function likesSection({ viewers, bare, http, app, pace }: Bench): Promise<Row[]> {
  const statements = await Promise.all(
    viewers.map(({ ctx }) =>
      captureStatements(bare, ctx, async (captured) => {
        await findLiked(captured)
        await findLikers(captured)
      }),
    ),
  )
  const requests = viewers.map(({ cookie }) => ({ path: '/api/likes.php', headers: { cookie } }))
  const found = await inTurn(
    {
      bare: (seconds) =>
        throughput(
          async (turn) => {
            for (const statement of statements[turn % statements.length]!) await bare.query(statement)
          },
          { workers, seconds },
        ),
      verb: (seconds) =>
        throughput(
          async (turn) => {
            const { ctx } = viewers[turn % viewers.length]!
            await findLiked(ctx)
            await findLikers(ctx)
          },
          { workers, seconds },
        ),
      json: http.measure({ url: app.url, connections, requests }),
    },
    pace,
  )
  const of = (name: keyof typeof found) => `${whole(found[name].perSecond)}/s`
  return [
    plainRow('likes, both lists, queries', of('verb'), `the same statements, bare driver: ${of('bare')}`),
    plainRow('likes, JSON over HTTP', of('json'), `p99 ${whole(found.json.p99)} ms`),
  ]
}
