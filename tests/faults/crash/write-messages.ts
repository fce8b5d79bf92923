import { setTimeout as sleep } from 'node:timers/promises'
import type { Random } from '#demo/random.ts'
import { randomUuid } from '../seeded.ts'
import type { Attempted } from './history.ts'
import type { Joined } from './join-members.ts'
import type { Program } from './program.ts'

const mostAttempts = 8

type Writing = {
  program: Program
  people: Joined[]
  random: Random
  history: Attempted[]
  /** How many messages those who can pay are still to begin, all together. */
  left: { messages: number }
  /** The members from this one on soon run out of credits, and go on trying. */
  poorFrom: number
  /** Answers that no fault explains. */
  wrong: string[]
}

/** One client that writes to the others, now and then reads or lists, and retries what was not answered, or gives up. */
export async function writeMessages(writing: Writing, me: number): Promise<void> {
  const { people, random, history, left, poorFrom } = writing
  const conversations: string[] = []
  while (left.messages > 0) {
    if (me < poorFrom) left.messages -= 1
    else await sleep(random.int(50, 500))
    const to = random.pick(people.map((_, other) => other).filter((other) => other !== me))
    const clientId = randomUuid(random)
    const body = `${me} to ${to}: ${clientId}`
    const attempted: Attempted = { clientId, from: me, to, body, gift: random.chance(0.2), answers: [] }
    history.push(attempted)
    await attempt(writing, attempted, conversations)
    if (random.chance(0.25)) await lookAround(writing, me, conversations)
  }
}

async function attempt(writing: Writing, attempted: Attempted, conversations: string[]): Promise<void> {
  const { program, people, random } = writing
  const { browser } = people[attempted.from]!
  const { clientId, body, gift } = attempted
  const content = gift ? { gift: 'rose', note: body } : { body }
  const message = { to: people[attempted.to]!.id, client_id: clientId, ...content }
  for (let count = 0; count < mostAttempts; count += 1) {
    const answer = await browser.post(gift ? '/api/gift.php' : '/api/message.php', message).catch(() => null)
    attempted.answers.push(answer?.status ?? null)
    if (answer?.status === 200) conversations.push(answer.body.conversation)
    if (answer && answer.status !== 503) {
      if (![200, 402].includes(answer.status))
        writing.wrong.push(`send answered ${answer.status}: ${answer.text}`)
      return
    }
    if (random.chance(0.3)) return
    await program.up().catch(() => {})
    await sleep(random.int(20, 400))
  }
}

/** Reads are no part of the history, but they must answer, and they share locks with what is. */
async function lookAround({ people, random, wrong }: Writing, me: number, conversations: string[]) {
  const { browser } = people[me]!
  const looks = [() => browser.get('/api/chats.php'), () => browser.get('/api/user.php')]
  if (conversations.length > 0) {
    const conversation = random.pick(conversations)
    looks.push(() => browser.put('/api/chat.php', { conversation, number: random.int(1, 200) }))
    looks.push(() => browser.get(`/api/messages.php?conversation=${conversation}`))
  }
  const answer = await random
    .pick(looks)()
    .catch(() => null)
  if (answer && ![200, 503].includes(answer.status))
    wrong.push(`a look answered ${answer.status}: ${answer.text}`)
  if (answer?.status === 503 && !answer.headers.get('retry-after')) wrong.push('503 without Retry-After')
}
