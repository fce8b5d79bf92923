import { useState } from 'react'
import { useTranslations } from 'use-intl'
import { pageMemberParameter } from '#common/page-member.ts'
import { Button } from '#ui/button/button.tsx'
import { Card } from '#ui/card.tsx'
import { useToast } from '#ui/overlay/use-toast.ts'
import { pageMember } from '#web/site/api/page-member.ts'
import { PasswordDialog } from './password-dialog.tsx'

/** All that is kept of the member as one ZIP, after the password. The browser saves it: nothing is held in the page. */
export function OwnDataSection() {
  const t = useTranslations('security.data')
  const toast = useToast()
  const [asking, setAsking] = useState(false)
  return (
    <Card className="grid grid-cols-[minmax(0,1fr)] gap-4">
      <p className="text-14 text-muted">{t('text')}</p>
      <Button variant="outline" className="justify-self-start" onClick={() => setAsking(true)}>
        {t('button')}
      </Button>
      <PasswordDialog
        open={asking}
        onClose={() => setAsking(false)}
        onProven={() => {
          setAsking(false)
          toast({ text: t('started') })
          window.location.assign(`/api/own-data.php?${pageMemberParameter}=${pageMember() ?? ''}`)
        }}
      />
    </Card>
  )
}
