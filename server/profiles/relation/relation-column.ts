import type { SQL } from 'drizzle-orm'
import { fragment } from '#server/platform/db/fragment.ts'
import { blockedBy, blockersOf } from './blocks.ts'
import type { JoinedMember } from './joined-member.ts'
import { type Looking, viewerOf } from './looking.ts'
import type { Relation } from './relation.ts'
import { visibility, wroteTo } from './visibility.ts'

/** The relation of the caller to a member, as one column. */
export function relationColumn(ctx: Looking, seen: JoinedMember): SQL<Relation> {
  const { member } = seen
  const viewerId = viewerOf(ctx)
  const { inPool, standing, complete, open } = visibility(ctx, seen, viewerId)
  const of = (fact: (viewer: string) => SQL) => (viewerId === null ? fragment`false` : fact(viewerId))
  const self = of((viewer) => fragment`${member.id} = ${viewer}::uuid`)
  const wrote = of((viewer) => wroteTo(ctx, seen, viewer))
  const blocks = of((viewer) => fragment`exists (${blockersOf(viewer)} and from_id = ${member.id})`)
  const blocked = of((viewer) => fragment`exists (${blockedBy(viewer)} and to_id = ${member.id})`)
  return fragment`json_build_object('self', ${self}, 'inPool', ${inPool}, 'standing', ${standing}, 'complete', ${complete},
    'open', ${open}, 'answerable', (${member.emailConfirmedAt} is not null or ${member.isDemo}
      or not ${wrote}), 'blocksViewer', ${blocks}, 'blockedByViewer', ${blocked})`
}
