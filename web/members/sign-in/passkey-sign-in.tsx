import { useEffect, useRef, useState } from 'react'
import { useTranslations } from 'use-intl'
import { ApiError, asApiError, unwrap } from '#client/api/api.ts'
import { usePageData } from '#client/api/page-data.tsx'
import type { User } from '#common/wire/members.ts'
import { Button } from '#ui/button/button.tsx'
import { Icon } from '#ui/icon.tsx'
import { keyRound } from '#ui/icons.ts'
import { useToast } from '#ui/overlay/use-toast.ts'
import type { askForPasskey } from './passkey-device.ts'
import { usePasskeysSupported } from './use-passkeys-supported.ts'
import { withCookies } from './with-cookies.ts'

type Credential = NonNullable<Awaited<ReturnType<typeof askForPasskey>>>
type PasskeySignInProps = { onUser: (user: User) => void; onError: (error: ApiError) => void }

/** The second way in: a button, and where the browser can, an offer in the field of the address itself. */
export function PasskeySignIn({ onUser, onError }: PasskeySignInProps) {
  const t = useTranslations('passkey')
  const { api } = usePageData()
  const toast = useToast()
  const supported = usePasskeysSupported()
  const [busy, setBusy] = useState(false)

  /** Answers false where the person chose no passkey. */
  async function signIn(autofill: boolean): Promise<boolean> {
    const device = await import('./passkey-device.ts')
    if (autofill && !(await device.canAutofill())) return true
    const credential = await (autofill
      ? device.offerPasskey(freshOptions)
      : freshOptions().then((options) => device.askForPasskey(options)))
    if (!credential) return false
    await enter(credential).catch(async (error: unknown) => {
      if (!(error instanceof ApiError) || error.code !== 'passkey_expired') throw error
      // A device that slept can be late all the same: the passkey is known by now, and is asked once more.
      const again = await device.askForPasskey(await freshOptions(), credential.id)
      if (!again) throw error
      await enter(again)
    })
    return true
  }

  async function freshOptions() {
    return (await unwrap(api['passkey-challenge.php'].$post({ json: { purpose: 'sign_in' } }))).options
  }

  async function enter(credential: Credential) {
    const { user } = await withCookies(() =>
      unwrap(api['passkey-sign-in.php'].$post({ json: { credential } })),
    )
    if (user) onUser(user)
  }

  async function clicked() {
    if (busy) return
    setBusy(true)
    try {
      if (!(await signIn(false))) toast({ text: t('cancelled') })
    } catch (error) {
      onError(asApiError(error))
    }
    setBusy(false)
  }

  const offered = useRef(false)
  // Once somebody is in the field: nobody who only looks at the page loads what it needs.
  useEffect(() => {
    const field = document.querySelector('input[autocomplete^="username"]')
    const offer = () => {
      if (offered.current) return
      offered.current = true
      field?.setAttribute('autocomplete', 'username webauthn')
      signIn(true).catch((error: unknown) => {
        offered.current = false
        if (error instanceof ApiError && error.status !== 0) onError(error)
      })
    }
    field?.addEventListener('focus', offer)
    return () => field?.removeEventListener('focus', offer)
  })

  useEffect(
    () => () => {
      if (offered.current) void import('./passkey-device.ts').then(({ stopWaiting }) => stopWaiting())
    },
    [],
  )

  if (!supported) return null
  return (
    <Button variant="outline" size="lg" block loading={busy} onClick={() => void clicked()}>
      <Icon icon={keyRound} size={20} />
      {t('button')}
    </Button>
  )
}
