import { useState } from 'react'
import { readTabText, useTabText, writeTabText } from '#client/page/tab-text.ts'

const keyOf = (memberId: string, name: string) => `profile.${memberId}.${name}`

/** A text that is being written: it outlasts a sheet closed by mistake and a reload, until it is saved or discarded. */
export function useDraft(memberId: string, name: string, saved: string) {
  const key = keyOf(memberId, name)
  const [text, setText] = useState(() => readTabText(key) || saved)
  return {
    text,
    changed: text !== saved,
    write: (next: string) => {
      setText(next)
      writeTabText(key, next === saved ? '' : next)
    },
    forget: () => writeTabText(key, ''),
  }
}

/** Whether there is a text that was not saved. */
export function useHasDraft(memberId: string, name: string): boolean {
  return useTabText(keyOf(memberId, name))[0] !== ''
}
