import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useEffect, useRef } from 'react'
import { useTranslations } from 'use-intl'
import { asApiError, unwrap } from '#client/api/api.ts'
import { usePageData } from '#client/api/page-data.tsx'
import { useErrorText } from '#client/texts/use-error-text.ts'
import { useToast } from '#ui/overlay/use-toast.ts'
import { keepOwnProfile, ownProfileQuery } from '#web/profiles/own-profile-query.ts'
import type { Change, Edit } from '../list-edits.ts'

/** Saves one answer of the own profile, and offers to undo it. */
export function useSaveEdit() {
  const t = useTranslations('ownProfile')
  const { text } = useErrorText()
  const { api } = usePageData()
  const queries = useQueryClient()
  const toast = useToast()
  const shown = useRef(true)
  useEffect(() => {
    shown.current = true
    return () => {
      shown.current = false
    }
  }, [])

  async function send(change: Change): Promise<void> {
    const form = change(await queries.fetchQuery({ ...ownProfileQuery(api), staleTime: 0 }))
    const { profile } = await unwrap(api['profile.php'].$put({ json: form }))
    await keepOwnProfile(queries, profile, form)
  }

  async function undo(change: Change): Promise<void> {
    try {
      await send(change)
      toast({ text: t('undone') })
    } catch (caught) {
      toast({
        text: t('undo_failed', { reason: text(caught) }),
        action: { label: t('undo'), onAction: () => void undo(change) },
      })
    }
  }

  const { mutateAsync, isPending, error, reset } = useMutation({
    mutationFn: ({ change }: Edit) => send(change),
    onSuccess: (_, edit) =>
      toast({ text: t('saved'), action: { label: t('undo'), onAction: () => void undo(edit.undo) } }),
    onError: (caught) => {
      // The editor was closed meanwhile, and with it the place for the error.
      if (!shown.current) toast({ text: t('not_saved', { reason: text(caught) }) })
    },
  })

  /** True once it is saved. */
  async function save(edit: Edit): Promise<boolean> {
    if (isPending) return false
    return mutateAsync(edit).then(
      () => true,
      () => false,
    )
  }
  return {
    save,
    busy: isPending,
    error: error ? asApiError(error) : undefined,
    clear: () => {
      if (error) reset()
    },
  }
}
