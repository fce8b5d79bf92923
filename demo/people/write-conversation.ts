import { required } from '#common/required.ts'
import type { Random } from '../random.ts'
import type { DemoPerson } from './demo-person.ts'
import { chatTexts } from './local-texts.ts'
import { spellFor } from './spell-for.ts'
import type { TopicTexts } from './text-types.ts'

type Talker = Pick<DemoPerson, 'language' | 'country' | 'lastActiveMinutes'>

export type Line = { byStarter: boolean; text: string; minutesAgo: number }

export type WrittenConversation = {
  /** Oldest first. */
  lines: Line[]
  /** How many of the last lines their receiver has not read. */
  unread: number
}

/** What a conversation is made of, in the order said. */
type Script = { byStarter: boolean; text: string }[]

/** A few lines of a dialogue, in the starter's language. `which` counts through the dialogues. */
export function writeDialogue(
  random: Random,
  starter: Talker,
  other: Talker,
  which: number,
): WrittenConversation {
  const { dialogues } = chatTexts[starter.language]
  const dialogue = required(dialogues[which % dialogues.length])
  const length = random.chance(0.6) ? dialogue.length : random.int(2, dialogue.length)
  const script = dialogue.slice(0, length).map((text, index) => ({ byStarter: index % 2 === 0, text }))
  return { lines: timeLines(random, script, starter, other), unread: random.chance(0.25) ? 1 : 0 }
}

/** A first message that nobody has read. */
export function writeOpener(random: Random, starter: Talker, other: Talker): WrittenConversation {
  const text = random.pick(random.pick(topicsOf(starter)).questions)
  return { lines: timeLines(random, [{ byStarter: true, text }], starter, other), unread: 1 }
}

/** A first message and what was answered. */
export function writeExchange(random: Random, starter: Talker, other: Talker): WrittenConversation {
  const { questions, answers } = random.pick(topicsOf(starter))
  const script = [
    { byStarter: true, text: random.pick(questions) },
    { byStarter: false, text: random.pick(answers) },
  ]
  return { lines: timeLines(random, script, starter, other), unread: random.chance(0.4) ? 1 : 0 }
}

/** What strangers ask each other about; the answers about work would have to fit the profile. */
function topicsOf({ language }: Talker): TopicTexts[] {
  const { work: _, ...others } = chatTexts[language].topics
  return Object.values(others)
}

/** Puts times to the lines, none later than its writer was last active. */
function timeLines(random: Random, script: Script, starter: Talker, other: Talker): Line[] {
  let minutesAgo = Math.max(starter.lastActiveMinutes, other.lastActiveMinutes) + random.int(1, 600)
  const lines = script.toReversed().map(({ byStarter, text }) => {
    const line = { byStarter, text: spellFor((byStarter ? starter : other).country, text), minutesAgo }
    minutesAgo += random.chance(0.7) ? random.int(1, 25) : random.int(30, 900)
    return line
  })
  return lines.reverse()
}
