import { sql } from 'drizzle-orm'
import type { Deps } from '#server/deps.ts'
import { addressConfirmed } from '#server/members/confirm-address.ts'
import { int, uuid } from '#server/platform/db/columns.ts'
import { rows } from '#server/platform/db/rows.ts'
import type { JobData } from '#server/platform/jobs/jobs.ts'
import { findCharacter } from './find-character.ts'

const shape = { conversation: uuid, number: int, to: uuid }

/** A member has confirmed the address: the characters whom they wrote to before may answer now. */
export async function answerWaiting(deps: Deps, data: JobData): Promise<void> {
  const { member } = addressConfirmed.schema.parse(data)
  const found = await rows(
    deps.db,
    shape,
    sql`
    select message.conversation_id as conversation, message.number, participant.other_id as to
    from participant join conversation on conversation.id = participant.conversation_id
      join message on message.conversation_id = conversation.id and message.number = conversation.last_number
    where participant.member_id = ${member} and message.sender_id = ${member}`,
  )
  for (const waiting of found)
    if (await findCharacter(deps.db, waiting.to))
      await deps.jobs.start(deps.db, 'demo-answer', { ...waiting, from: member }, { delaySeconds: 5 })
}
