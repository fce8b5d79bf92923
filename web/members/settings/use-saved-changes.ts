import { type QueryKey, useQueryClient } from '@tanstack/react-query'
import { useRef } from 'react'
import { useTranslations } from 'use-intl'
import { useErrorText } from '#client/texts/use-error-text.ts'
import { useToast } from '#ui/overlay/use-toast.ts'

type Saving<Data, Change> = {
  queryKey: QueryKey
  apply: (data: Data, change: Change) => Data
  send: (change: Change) => Promise<Data>
}

/**
 * Shows a change at once and saves it, one after the other, so that the last word at a switch is the one that holds.
 * What could not be saved goes back alone, with a message; what was changed meanwhile stays.
 */
export function useSavedChanges<Data, Change>({ queryKey, apply, send }: Saving<Data, Change>) {
  const queries = useQueryClient()
  const toast = useToast()
  const t = useTranslations('settings')
  const { text } = useErrorText()
  const saved = useRef<Data>(undefined)
  const waiting = useRef<Change[]>([])
  const last = useRef(Promise.resolve())

  function show() {
    if (saved.current !== undefined)
      queries.setQueryData<Data>(queryKey, waiting.current.reduce(apply, saved.current))
  }

  async function carryOut(change: Change) {
    try {
      saved.current = await send(change)
    } catch (error) {
      toast({ text: t('not_saved', { reason: text(error) }) })
    }
    waiting.current.shift()
    show()
  }

  return (change: Change) => {
    if (waiting.current.length === 0) saved.current = queries.getQueryData<Data>(queryKey)
    // An answer that is on its way already knows nothing of the change.
    void queries.cancelQueries({ queryKey })
    waiting.current.push(change)
    show()
    last.current = last.current.then(() => carryOut(change))
  }
}
