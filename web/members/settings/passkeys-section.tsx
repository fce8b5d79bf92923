import { useQueryClient, useSuspenseQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslations } from 'use-intl'
import { unwrap } from '#client/api/api.ts'
import { usePageData } from '#client/api/page-data.tsx'
import { useErrorText } from '#client/texts/use-error-text.ts'
import { Button } from '#ui/button/button.tsx'
import { Card } from '#ui/card.tsx'
import { Icon } from '#ui/icon.tsx'
import { keyRound } from '#ui/icons.ts'
import { useToast } from '#ui/overlay/use-toast.ts'
import { usePasskeysSupported } from '../sign-in/use-passkeys-supported.ts'
import { PasswordDialog } from './password-dialog.tsx'
import { passkeysQuery } from './security-queries.ts'
import { useAddPasskey } from './use-add-passkey.ts'
import { useDay } from './use-day.ts'

/** The member's passkeys, and the way to a new one: the password first, then the device's own question. */
export function PasskeysSection() {
  const t = useTranslations('security.passkeys')
  const { api } = usePageData()
  const queries = useQueryClient()
  const toast = useToast()
  const words = useErrorText()
  const day = useDay()
  const supported = usePasskeysSupported()
  const { data: passkeys } = useSuspenseQuery(passkeysQuery(api))
  const [asking, setAsking] = useState(false)
  const { add, busy } = useAddPasskey(() => setAsking(true))

  async function remove(id: string) {
    try {
      await unwrap(api['passkeys.php'].$delete({ json: { id } }))
      toast({ text: t('removed') })
    } catch (error) {
      toast({ text: words.text(error) })
    }
    await queries.invalidateQueries({ queryKey: passkeysQuery(api).queryKey })
  }

  return (
    <Card className="grid grid-cols-[minmax(0,1fr)] gap-4">
      <p className="text-14 text-muted">{t('text')}</p>
      {passkeys.length > 0 && (
        <ul className="divide-y divide-line border-y border-line">
          {passkeys.map(({ id, name, created_at }) => (
            <li key={id} className="flex items-center gap-3 py-3">
              <Icon icon={keyRound} size={22} className="flex-none text-muted" />
              <div className="grid min-w-0 flex-1 gap-0.5">
                <p className="font-bold">{name}</p>
                <p className="text-14 text-muted">{t('created', { date: day(created_at) })}</p>
              </div>
              <Button
                size="sm"
                variant="outline"
                aria-label={t('removeOne', { name })}
                onClick={() => void remove(id)}
              >
                {t('remove')}
              </Button>
            </li>
          ))}
        </ul>
      )}
      {supported ? (
        <Button variant="outline" className="justify-self-start" loading={busy} onClick={() => void add()}>
          {t('add')}
        </Button>
      ) : (
        <p className="text-14 text-muted">{t('unsupported')}</p>
      )}
      <PasswordDialog
        open={asking}
        onClose={() => setAsking(false)}
        onProven={() => {
          setAsking(false)
          void add()
        }}
      />
    </Card>
  )
}
