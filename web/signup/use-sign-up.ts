import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useRef } from 'react'
import { useLocation } from 'react-router'
import { type ApiError, asApiError, unwrap } from '#client/api/api.ts'
import { usePageData } from '#client/api/page-data.tsx'
import { writtenText } from '#common/text/written-text.ts'
import type { SignupForm } from '#common/wire/members.ts'
import { withCookies } from '../members/sign-in/with-cookies.ts'
import { startMember } from '../members/start-member.ts'
import { trackingOf } from '../site/api/tracking.ts'
import type { Answers } from './check-answer.ts'

/** For whom somebody joins, and whether with a like; without one to write to them. */
export type Wish = { member: string | undefined; like: boolean }

/**
 * Makes the account. The same answers are sent with the same request id, so that a lost answer can be asked for again;
 * changed answers are a new request.
 */
export function useSignUp() {
  const { api } = usePageData()
  const queries = useQueryClient()
  const { search } = useLocation()
  const last = useRef({ answers: '', id: '' })
  const { mutateAsync, isPending } = useMutation({
    mutationFn: async (form: SignupForm) => {
      const { user } = await withCookies(() => unwrap(api['signup.php'].$post({ json: form })))
      if (user) startMember(queries, user)
    },
  })

  async function signUp({ message, ...account }: Answers, { member, like }: Wish): Promise<ApiError | null> {
    const wish = member
      ? { member, like, ...(!like && writtenText(message) && { signup_message: message }) }
      : {}
    const key = JSON.stringify({ ...account, ...wish })
    if (last.current.answers !== key) last.current = { answers: key, id: crypto.randomUUID() }
    const form: SignupForm = {
      ...account,
      ...wish,
      request_id: last.current.id,
      tracking: trackingOf(search),
    }
    return mutateAsync(form).then(() => null, asApiError)
  }
  return { signUp, busy: isPending }
}
