import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslations } from 'use-intl'
import { ApiError, unwrap } from '#client/api/api.ts'
import { usePageData } from '#client/api/page-data.tsx'
import { useErrorText } from '#client/texts/use-error-text.ts'
import { useToast } from '#ui/overlay/use-toast.ts'
import { passkeysQuery } from './security-queries.ts'

/** Adds a passkey of this device. `onPassword`: the server wants the password first. */
export function useAddPasskey(onPassword: () => void) {
  const t = useTranslations('security.passkeys')
  const { api } = usePageData()
  const queries = useQueryClient()
  const toast = useToast()
  const words = useErrorText()
  const [busy, setBusy] = useState(false)

  async function add() {
    if (busy) return
    setBusy(true)
    try {
      const { options } = await unwrap(api['passkey-challenge.php'].$post({ json: { purpose: 'register' } }))
      const { createPasskey } = await import('../sign-in/passkey-device.ts')
      const credential = await createPasskey(options)
      if (credential === null) toast({ text: t('cancelled') })
      else if (credential === 'known') toast({ text: t('already') })
      else {
        await unwrap(api['passkeys.php'].$post({ json: { credential } }))
        await queries.invalidateQueries({ queryKey: passkeysQuery(api).queryKey })
        toast({ text: t('added') })
      }
    } catch (error) {
      if (error instanceof ApiError && error.code === 'proof_required') onPassword()
      else toast({ text: words.text(error) })
    }
    setBusy(false)
  }
  return { add, busy }
}
