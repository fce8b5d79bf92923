import { sql } from 'drizzle-orm'
import { job } from '#server/kernel/job.ts'
import { int, uuid } from '#server/platform/db/columns.ts'
import { rows } from '#server/platform/db/rows.ts'
import { answerMessage } from './answer-message.ts'
import { heard } from './demo-listeners.ts'
import { findCharacter } from './find-character.ts'

const shape = { conversation: uuid, number: int, to: uuid }

/** A member has confirmed the address: the characters whom they wrote to before may answer now. */
export const answerWaiting = job({
  ...heard.address,
  async run({ db, jobs }, { member }) {
    const found = await rows(
      db,
      shape,
      sql`
      select message.conversation_id as conversation, message.number, participant.other_id as to
      from participant join conversation on conversation.id = participant.conversation_id
        join message on message.conversation_id = conversation.id and message.number = conversation.last_number
      where participant.member_id = ${member} and message.sender_id = ${member}`,
    )
    for (const waiting of found)
      if (await findCharacter(db, waiting.to))
        await jobs.start(db, answerMessage, { ...waiting, from: member }, { delaySeconds: 5 })
  },
})
