import type { Deps } from '#server/kernel/deps.ts'
import { staffCtx } from '#server/kernel/staff-ctx.ts'
import { AppError } from '#server/platform/errors.ts'
import { decide } from '#server/profiles/review/decide.ts'
import { addPhoto } from '#server/testing/pictures/add-photo.ts'
import type { Answer, Stage, Try, Verb } from './stage.ts'

/** What a reviewer decides. It is no request: `failing` is the app that the tests break. */
export function reviewVerbs(stage: Stage, failing: Deps): Verb[] {
  return [
    { name: 'approve a photo', prepare: () => judge(stage, failing, null) },
    { name: 'reject a photo, whose member is told', prepare: () => judge(stage, failing, 'unclear') },
  ]
}

async function judge(stage: Stage, failing: Deps, reason: string | null): Promise<Try> {
  const { me } = await stage.pair()
  const photo = await addPhoto(stage.t, me.id, { isMain: true, state: 'pending' })
  const [item] = (await stage.t.pool.query('select id from review_item where subject_id = $1', [photo.id]))
    .rows
  return {
    call: () => answerOf(decide(staffCtx(failing, 'moderator'), { id: item.id, reason })),
    effects: () =>
      stage.rows(
        `select photo.state as photo, item.state as item from photo join review_item item on item.subject_id = photo.id
         where photo.id = $1`,
        photo.id,
      ),
    expected: [
      reason === null ? { photo: 'active', item: 'approved' } : { photo: 'rejected', item: 'rejected' },
    ],
  }
}

/** As the site would answer: unavailable where the database went away, and done where it was done before. */
async function answerOf(work: Promise<void>): Promise<Answer> {
  const said = (status: number, headers = {}): Answer => ({
    status,
    headers: new Headers(headers),
    text: '',
    body: {},
  })
  try {
    await work
    return said(200)
  } catch (error) {
    if (error instanceof AppError) return said(error.code === 'conflict' ? 200 : 500)
    return said(503, { 'retry-after': '5' })
  }
}
