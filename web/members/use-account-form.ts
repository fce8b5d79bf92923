import { type FormEvent, useEffect, useRef, useState } from 'react'
import { ApiError } from '../platform/api/api.ts'
import { fieldErrorOf } from '../platform/api/field-error.ts'
import { useErrorText } from '../platform/texts/use-error-text.ts'

/** What a field holds; the empty text for one that the form does not have. */
type Answer<Name extends string> = (name: Name) => string

/**
 * A form whose fields keep their own values, so that nothing typed before the page came alive is lost. `send` asks
 * for what they hold; `missing` has the keys of the words for empty ones, where they are not the usual; a field that it refuses is focused and has the words in `field`, everything else is in `problem`.
 */
export function useAccountForm<Name extends string>(
  names: readonly Name[],
  send: (answer: Answer<Name>, form: HTMLFormElement) => Promise<unknown>,
  missing: Partial<Record<Name, string>> = {},
  /** What the server said of the form where it was sent without scripts. */
  refused: ApiError | null = null,
) {
  const words = useErrorText()
  const ref = useRef<HTMLFormElement>(null)
  const [busy, setBusy] = useState(false)
  const [error, setError] = useState(refused)

  useEffect(() => {
    if (error) ref.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus()
  }, [error])

  async function submit(event: FormEvent) {
    event.preventDefault()
    if (busy || !ref.current) return
    const data = new FormData(ref.current)
    const answer = (name: Name) => {
      const value = data.get(name)
      return typeof value === 'string' ? value : ''
    }
    const empty = names.filter((name) => !answer(name).trim())
    if (empty.length > 0) {
      const fields = Object.fromEntries(empty.map((name) => [name, missing[name] ?? 'required']))
      return setError(new ApiError(422, { error: 'invalid', fields }))
    }
    setBusy(true)
    setError(null)
    try {
      await send(answer, ref.current)
    } catch (caught) {
      setError(caught instanceof ApiError ? caught : new ApiError(500, {}))
    }
    setBusy(false)
  }

  const whole = error && !names.some((name) => fieldErrorOf(error, name))
  return {
    props: {
      ref,
      onSubmit: (event: FormEvent) => void submit(event),
    } as const,
    busy,
    problem: whole ? words.text(error) : undefined,
    field: (name: Name) => words.field(fieldErrorOf(error, name)),
  }
}
