import { type FormEvent, useEffect, useRef, useState } from 'react'
import { ApiError, asApiError } from '../api/api.ts'
import { fieldErrorOf } from '../api/field-error.ts'
import { useErrorText } from '../texts/use-error-text.ts'

/** What a field holds; the empty text for one that the form does not have. */
type Answer<Name extends string> = (name: Name) => string

type Options<Name extends string> = {
  /** The keys of the words for fields that were left empty, where they are not the usual ones. */
  missing?: Partial<Record<Name, string>>
  /** Fields in which blanks count, as in a password. */
  verbatim?: readonly Name[]
  /** What the server said of the form where it was sent without scripts. */
  refused?: ApiError | null
  /** The selector of the field that gets the focus after an error that marks none. */
  focus?: string
}

/**
 * Sends a form, one press at a time. Its fields keep their own values, so that nothing typed before the page came alive
 * is lost, and nothing after an error. Fields of `required` that were left empty are marked before anything is sent.
 * The first field that is marked as wrong gets the focus and has its words from `field`; an error of no required field
 * is in `problem`. `done` lasts until the next attempt.
 *
 * This is for what somebody fills in and sends. What a button does by itself, as a like or a payment, and what is shown
 * before the server has answered, is a `useMutation`.
 */
export function useSubmit<Name extends string>(
  required: readonly Name[],
  send: (answer: Answer<Name>, form: HTMLFormElement) => Promise<unknown>,
  { missing = {}, verbatim = [], refused = null, focus }: Options<Name> = {},
) {
  const words = useErrorText()
  const ref = useRef<HTMLFormElement>(null)
  const sending = useRef(false)
  const [busy, setBusy] = useState(false)
  const [done, setDone] = useState(false)
  const [error, setError] = useState(refused)

  useEffect(() => {
    if (!error) return
    const find = (selector: string) => ref.current?.querySelector<HTMLElement>(selector)
    const field = find('[aria-invalid="true"]') ?? (focus ? find(focus) : null)
    field?.focus()
  }, [error, focus])

  /** Does what another button of the form is for, as its own sending. */
  async function run(act: () => Promise<unknown>): Promise<void> {
    if (sending.current) return
    sending.current = true
    setBusy(true)
    setDone(false)
    setError(null)
    try {
      await act()
      setDone(true)
    } catch (caught) {
      setError(asApiError(caught))
    }
    setBusy(false)
    sending.current = false
  }

  function submit(event: FormEvent) {
    event.preventDefault()
    const form = ref.current
    if (sending.current || !form) return
    const data = new FormData(form)
    const answer = (name: Name) => {
      const value = data.get(name)
      return typeof value === 'string' ? value : ''
    }
    const isEmpty = (name: Name) => (verbatim.includes(name) ? answer(name) : answer(name).trim()) === ''
    const fields = Object.fromEntries(
      required.filter(isEmpty).map((name) => [name, missing[name] ?? 'required']),
    )
    if (Object.keys(fields).length > 0) setError(new ApiError(422, { error: 'invalid', fields }))
    else void run(() => send(answer, form))
  }

  const whole = error && !required.some((name) => fieldErrorOf(error, name))
  return {
    props: { ref, onSubmit: submit } as const,
    busy,
    done,
    problem: whole ? words.text(error) : undefined,
    field: (name: Name) => words.field(fieldErrorOf(error, name)),
    run,
    /** Shows an error that was found elsewhere, or none any more. */
    refuse: setError,
  }
}
