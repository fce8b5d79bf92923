import { lazy } from 'react'

/** The invite-only notice with its drawing, which is loaded where signups are closed alone. */
export const SignupClosed = lazy(async () => ({
  default: (await import('./closed-notice.tsx')).ClosedNotice,
}))
