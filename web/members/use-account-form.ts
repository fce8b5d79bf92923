import { type FormEvent, useEffect, useRef, useState } from 'react'
import { ApiError } from '../platform/api/api-error.ts'
import { useErrorText } from '../platform/texts/use-error-text.ts'

type Answers<Name extends string> = Record<Name, string>

/**
 * A form whose fields keep their own values, so that nothing typed before the page came alive is lost. `send` gets what
 * they hold; a field that it refuses is focused and has the words in `field`, everything else is in `problem`.
 */
export function useAccountForm<Name extends string>(
  names: readonly Name[],
  send: (answers: Answers<Name>, form: HTMLFormElement) => Promise<unknown>,
) {
  const words = useErrorText()
  const ref = useRef<HTMLFormElement>(null)
  const [busy, setBusy] = useState(false)
  const [error, setError] = useState<ApiError | null>(null)

  useEffect(() => {
    if (error) ref.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus()
  }, [error])

  async function submit(event: FormEvent) {
    event.preventDefault()
    if (busy || !ref.current) return
    const answers = answersOf(ref.current, names)
    const empty = names.filter((name) => !answers[name].trim())
    if (empty.length > 0) {
      const fields = Object.fromEntries(empty.map((name) => [name, 'required']))
      return setError(new ApiError(422, { error: 'invalid', fields }))
    }
    setBusy(true)
    setError(null)
    try {
      await send(answers, ref.current)
    } catch (caught) {
      setError(caught instanceof ApiError ? caught : new ApiError(500, {}))
    }
    setBusy(false)
  }

  const whole = error && !names.some((name) => error.fields[name])
  return {
    props: {
      ref,
      method: 'post',
      noValidate: true,
      onSubmit: (event: FormEvent) => void submit(event),
    } as const,
    busy,
    problem: whole ? words.text(error) : undefined,
    field: (name: Name) => words.field(error?.fields[name]),
  }
}

function answersOf<Name extends string>(form: HTMLFormElement, names: readonly Name[]): Answers<Name> {
  const data = new FormData(form)
  const answers: Partial<Answers<Name>> = {}
  for (const name of names) {
    const value = data.get(name)
    answers[name] = typeof value === 'string' ? value : ''
  }
  return answers as Answers<Name>
}
