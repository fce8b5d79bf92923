import { useState } from 'react'
import { readTabText, writeTabText } from '../platform/tab-text.ts'
import type { Answers } from './check-answer.ts'

const storageKey = 'signup'
/** Written by the join form of the index (web/light/light.ts). */
const joinKey = 'join-email'

const none: Answers = { email: '', name: '', date_of_birth: '', password: '' }

/** The answers so far. They survive a reload in this tab, all but the password. */
export function useSignupAnswers() {
  const [answers, setAnswers] = useState(none)
  return {
    answers,
    restore: () => {
      const kept = read()
      setAnswers(kept)
      return kept
    },
    change: (change: Partial<Answers>) => {
      const next = { ...answers, ...change }
      writeTabText(storageKey, JSON.stringify({ ...next, password: '' }))
      setAnswers(next)
    },
    forget: () => {
      writeTabText(storageKey, '')
      writeTabText(joinKey, '')
    },
  }
}

function read(): Answers {
  const joined = readTabText(joinKey)
  try {
    const stored = { ...none, ...(JSON.parse(readTabText(storageKey) || '{}') as Partial<Answers>), password: '' }
    return joined ? { ...stored, email: stored.email || joined } : stored
  } catch {
    return { ...none, email: joined }
  }
}
