import { z } from 'zod'
import type { PushKind } from '../notifications/push/push-kind.ts'
import { findMailedPerson } from '../profiles/mailed-person.ts'
import { findLikeNews } from './like-news.ts'

const schema = z.object({ from: z.uuid() })

/** Somebody likes the receiver, or has liked back whom the receiver likes. */
export const likePush: PushKind<z.infer<typeof schema>> = {
  name: 'like',
  schema,
  category: 'like',
  async compose(ctx, memberId, { from }) {
    const news = await findLikeNews(ctx, from, memberId)
    if (!news || !(await findMailedPerson(ctx, from, memberId))) return null
    const check = news === 'match' ? `/members/${from}/chat` : '/likes/received'
    return { type: 'news', body: ctx.translate(`push.${news}`), tag: `like-${from}`, check }
  },
}
