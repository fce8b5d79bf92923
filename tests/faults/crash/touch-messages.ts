import { reactions } from '#common/conversations/reactions.ts'
import type { Random } from '#demo/random.ts'
import { type Attempted, isOpen } from './history.ts'
import type { Joined } from './join-members.ts'

type Touching = { browser: Joined['browser']; random: Random; history: Attempted[]; wrong: string[] }
type Shown = { client_id: string; own: boolean; number: number; unsent: boolean }

/** Takes an own message of a conversation back, or puts a sign on one of the other's. */
export async function touchMessage(touching: Touching, conversation: string): Promise<void> {
  const { browser, random, history } = touching
  const page = await browser.get(`/api/messages.php?conversation=${conversation}`).catch(() => null)
  const shown: Shown[] = page?.status === 200 ? page.body.messages : []
  if (shown.length === 0) return
  const { client_id, own, number } = random.pick(shown)
  const attempted = history.find(({ clientId }) => clientId === client_id)
  if (!attempted) return
  const place = { conversation, number }
  if (own) await takeBack(touching, attempted, place)
  else await sign(touching, attempted, place)
}

type Place = { conversation: string; number: number }

async function takeBack({ browser, wrong }: Touching, attempted: Attempted, place: Place): Promise<void> {
  const answer = await browser.delete('/api/message.php', place).catch(() => null)
  const status = answer?.status ?? null
  if (status === 200) attempted.takenBack = 'yes'
  else if (isOpen(status) && attempted.takenBack === 'no') attempted.takenBack = 'unknown'
  // The other one has read it.
  if (!isOpen(status) && ![200, 409].includes(status ?? 0))
    wrong.push(`taking back answered ${status}: ${answer?.text}`)
}

async function sign({ browser, random, wrong }: Touching, attempted: Attempted, place: Place): Promise<void> {
  const reaction = random.pick([...reactions, null])
  const answer = await browser.put('/api/reaction.php', { ...place, reaction }).catch(() => null)
  const status = answer?.status ?? null
  if (status === 200) attempted.signs = [reaction]
  else if (isOpen(status)) attempted.signs.push(reaction)
  // Its sender has taken it back.
  else if (status !== 404) wrong.push(`a sign answered ${status}: ${answer?.text}`)
}
