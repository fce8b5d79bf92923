import { required } from '#common/required.ts'
import type { LoadPlan } from './load-plan.ts'
import { placeOf } from './members-plan.ts'
import { creditsOf } from './orders-of.ts'
import { pairOf } from './plan-conversations.ts'
import { planTalk } from './plan-talk.ts'

export type SentMessage = {
  /** Place of the conversation in the plan, and of the message in it from 1. */
  conversation: number
  number: number
  sender: number
  opener: number
  /** Milliseconds. */
  at: number
  /** Credits; nothing once the sender has none left: it is taken to be from when writing was free. */
  cost: number
  /** Counts through all messages of the plan from 0. */
  ordinal: number
}

/** Every message of every conversation. Nobody spends more than what they were given and have bought. */
export function* sentMessages({ members, conversations }: LoadPlan): Generator<SentMessage> {
  const left = Float64Array.from({ length: members.size }, (_, index) => creditsOf(members, index))
  let ordinal = 0
  for (let conversation = 0; conversation < conversations.keys.length; conversation++) {
    const { opener, other } = pairOf(members, required(conversations.keys[conversation]))
    const { at, byOpener } = planTalk(members, opener, other)
    for (let index = 0; index < at.length; index++) {
      const sender = byOpener[index] === 1 ? opener : other
      const price = placeOf(members, sender).site.settings.message_credits
      const balance = required(left[sender])
      const cost = balance >= price ? price : 0
      left[sender] = balance - cost
      yield { conversation, number: index + 1, sender, opener, at: required(at[index]), cost, ordinal }
      ordinal += 1
    }
  }
}
