import { useState } from 'react'
import { readTabText, writeTabText } from '#client/page/tab-text.ts'
import type { Answers } from './check-answer.ts'
import { accountSteps } from './steps.ts'

const storageKey = 'signup'
/** Written by the join form of the index (web/light/light.ts). */
const joinKey = 'join-email'

const none: Answers = { message: '', email: '', name: '', date_of_birth: '', password: '' }

/** The answers so far. They survive a reload in this tab, all but the password. */
export function useSignupAnswers() {
  const [answers, setAnswers] = useState(none)
  return {
    answers,
    restore: () => {
      const kept = read()
      writeTabText(storageKey, JSON.stringify(kept))
      setAnswers(kept)
      return kept
    },
    change: (change: Partial<Answers>) => {
      const next = { ...answers, ...change }
      writeTabText(storageKey, JSON.stringify({ ...next, password: '' }))
      setAnswers(next)
    },
    forget: () => writeTabText(storageKey, ''),
  }
}

function read(): Answers {
  const joined = readTabText(joinKey)
  writeTabText(joinKey, '')
  const stored = { ...none, ...parse(readTabText(storageKey)), password: '' }
  return joined ? { ...stored, email: joined } : stored
}

function parse(text: string): Partial<Answers> {
  try {
    const stored: unknown = JSON.parse(text || '{}')
    if (typeof stored !== 'object' || stored === null) return {}
    const given = Object.entries(stored)
    return Object.fromEntries(
      accountSteps.flatMap((step) =>
        given.filter(([name, value]) => name === step && typeof value === 'string'),
      ),
    )
  } catch {
    return {}
  }
}
