import { setTimeout as sleep } from 'node:timers/promises'
import type { Random } from '#demo/random.ts'
import { randomUuid } from '../seeded.ts'
import type { Attempted } from './history.ts'
import type { Joined } from './join-members.ts'
import type { Program } from './program.ts'
import { sendPhotoTo } from './send-photo-to.ts'
import { touchMessage } from './touch-messages.ts'

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
    const kind = random.weighted({ text: 60, gift: 15, gif: 15, photo: 10 })
    const body = kind === 'text' || kind === 'gift' ? `${me} to ${to}: ${clientId}` : ''
    const attempted: Attempted = {
      clientId,
      from: me,
      to,
      kind,
      body,
      answers: [],
      takenBack: 'no',
      signs: [null],
    }
    history.push(attempted)
    await attempt(writing, attempted, conversations)
    if (conversations.length > 0 && random.chance(0.25))
      await touchMessage({ ...writing, browser: people[me]!.browser }, random.pick(conversations))
    if (random.chance(0.25)) await lookAround(writing, me, conversations)
  }
}

async function attempt(writing: Writing, attempted: Attempted, conversations: string[]): Promise<void> {
  const { program, people, random } = writing
  const from = people[attempted.from]!
  const to = people[attempted.to]!.id
  for (let count = 0; count < mostAttempts; count += 1) {
    const answer = await send(program, from, to, attempted).catch(() => null)
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

function send(program: Program, { browser }: Joined, to: string, { clientId, kind, body }: Attempted) {
  const message = { to, client_id: clientId }
  if (kind === 'photo') return sendPhotoTo(program.port, browser, message)
  if (kind === 'gift') return browser.post('/api/gift.php', { ...message, gift: 'rose', note: body })
  if (kind === 'gif') return browser.post('/api/gif.php', { ...message, gif: 'heart-1' })
  return browser.post('/api/message.php', { ...message, body })
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
