import { useQueryClient } from '@tanstack/react-query'
import { useRef } from 'react'
import { usePageData } from '#client/api/page-data.tsx'
import type { AskDebit } from '#common/wire/direct-debit.ts'
import { askForCode } from './debit-query.ts'

type Ask = AskDebit extends infer One ? (One extends AskDebit ? Omit<One, 'request_id'> : never) : never

/** Asks for a code. Another press after a failure repeats the same request, unless the answers have changed. */
export function useAsk() {
  const { api } = usePageData()
  const queries = useQueryClient()
  const last = useRef({ text: '', id: '' })
  return async (ask: Ask): Promise<void> => {
    const text = JSON.stringify(ask)
    if (last.current.text !== text) last.current = { text, id: crypto.randomUUID() }
    await askForCode(api, queries, { ...ask, request_id: last.current.id })
    last.current = { text: '', id: '' }
  }
}
