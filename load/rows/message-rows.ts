import { required } from '#common/required.ts'
import { countries } from '#common/sites/countries.ts'
import { chatTexts } from '#demo/people/local-texts.ts'
import type { messages } from '#server/conversations/tables.ts'
import type { LoadRow } from '../copy/load-row.ts'
import type { LoadPlan } from '../plan/load-plan.ts'
import { countryOf, type MembersPlan, memberId } from '../plan/members-plan.ts'
import { share } from '../plan/mix.ts'
import { type SentMessage, sentMessages } from '../plan/sent-messages.ts'
import { plainUuid, timedUuid, type Uuid } from '../plan/uuid.ts'
import { conversationId } from './conversation-rows.ts'

export function* messageRows(plan: LoadPlan): Generator<LoadRow<typeof messages>> {
  const { members } = plan
  const bodyOf = createBodies(members)
  let conversation: Uuid | undefined
  for (const message of sentMessages(plan)) {
    if (message.number === 1) conversation = conversationId(members, message.conversation, message.at)
    yield {
      conversationId: required(conversation),
      number: message.number,
      senderId: memberId(members, message.sender),
      clientId: clientIdOf(members, message),
      kind: 'text',
      quotedPrompt: null,
      quotedAnswer: null,
      quotedPhoto: null,
      quotedNumber: null,
      gift: null,
      gif: null,
      photoId: null,
      unsentAt: null,
      notice: null,
      body: bodyOf(message),
      cost: message.cost,
      transferId: message.cost > 0 ? messageTransferId(members, message) : null,
      createdAt: message.at,
    }
  }
}

export function clientIdOf({ seed, offset }: MembersPlan, { ordinal }: SentMessage): Uuid {
  return plainUuid(seed + 17, ordinal, offset)
}

/** Messages have the even ones of the transfers' numbers, the members' credits the odd ones. */
export function messageTransferId({ seed, offset }: MembersPlan, { at, ordinal }: SentMessage): Uuid {
  return timedUuid(seed ^ offset, 'transfer', at, ordinal * 2)
}

/** What is said, in the language of who opened the conversation. */
function createBodies(plan: MembersPlan) {
  const texts = new Map<string, { openers: string[]; lines: string[] }>(
    countries.map(({ code, languages }) => {
      const { topics, dialogues } = chatTexts[languages[0]]
      const openers = Object.values(topics).flatMap(({ questions }) => questions)
      const answers = Object.values(topics).flatMap((topic) => topic.answers)
      return [code, { openers, lines: [...answers, ...dialogues.flat()] }]
    }),
  )
  return ({ number, ordinal, opener }: SentMessage): string => {
    const { openers, lines } = texts.get(countryOf(plan, opener)) ?? required(texts.get('GB'))
    const list = number === 1 ? openers : lines
    return required(list[Math.floor(share(plan.seed + 18, ordinal, 0) * list.length)])
  }
}
