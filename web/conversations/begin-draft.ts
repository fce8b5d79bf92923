import { readTabText, writeTabText } from '../platform/page/tab-text.ts'
import { draftKey } from './draft-key.ts'

/** Puts an opener where the first message will be written. What was typed there stays. */
export function beginDraft(me: string, to: string, opener: string): void {
  const key = draftKey(me, to)
  if (!readTabText(key).trim()) writeTabText(key, opener)
}
