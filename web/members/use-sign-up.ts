import { useQueryClient } from '@tanstack/react-query'
import { useRef, useState } from 'react'
import { useLocation } from 'react-router'
import type { SignupForm } from '#common/members.ts'
import { ApiError, unwrap } from '../platform/api/api.ts'
import { usePageData } from '../platform/api/page-data.tsx'
import { trackingOf } from '../platform/api/tracking.ts'
import type { Answers } from './check-answer.ts'
import { startMember } from './start-member.ts'

/**
 * Makes the account. The same answers are sent with the same request id, so that a lost answer can be asked for again;
 * changed answers are a new request.
 */
export function useSignUp() {
  const { api } = usePageData()
  const queries = useQueryClient()
  const { search } = useLocation()
  const [busy, setBusy] = useState(false)
  const last = useRef({ answers: '', id: '' })

  async function signUp(answers: Answers): Promise<ApiError | null> {
    const key = JSON.stringify(answers)
    if (last.current.answers !== key) last.current = { answers: key, id: crypto.randomUUID() }
    const form: SignupForm = { ...answers, request_id: last.current.id, tracking: trackingOf(search) }
    setBusy(true)
    try {
      const { user } = await unwrap(api['signup.php'].$post({ json: form }))
      if (user) startMember(queries, user)
      return null
    } catch (error) {
      return error instanceof ApiError ? error : new ApiError(500, {})
    } finally {
      setBusy(false)
    }
  }
  return { signUp, busy }
}
