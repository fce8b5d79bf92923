import { type RefObject, useCallback, useEffect } from 'react'
import { readTabText, writeTabText } from '#client/page/tab-text.ts'
import { useUser } from '#web/site/api/site-and-user.tsx'
import { debitFormKey } from './debit-form-key.ts'

/**
 * Keeps what is typed into the fields of these names in the tab, so that a reload loses nothing. Answers the form’s
 * `onInput`; what was typed before the page came alive wins over what was kept.
 */
export function useKeptForm(form: RefObject<HTMLFormElement | null>, names: readonly string[]): () => void {
  const user = useUser()
  const key = user && debitFormKey(user.id)

  const keep = useCallback(() => {
    if (!key || !form.current) return
    const typed = new FormData(form.current)
    const pairs = names.map((name) => [name, typed.get(name)])
    writeTabText(key, JSON.stringify(Object.fromEntries(pairs)))
  }, [form, key, names])

  useEffect(() => {
    if (!key || !form.current) return
    const text = readTabText(key)
    // Written by this tab.
    const kept: Record<string, string> = text ? JSON.parse(text) : {}
    for (const name of names) {
      const field = form.current.elements.namedItem(name)
      if (field instanceof HTMLInputElement && field.value === '') field.value = kept[name] ?? ''
    }
    keep()
  }, [form, key, names, keep])

  return keep
}
