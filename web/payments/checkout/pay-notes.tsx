import type { ReactNode } from 'react'
import { useTranslations } from 'use-intl'
import type { Bundles } from '#common/wire/credits.ts'
import { Icon, type IconNode } from '#ui/icon.tsx'
import { landmark, rotateCcw, shieldCheck, star } from '#ui/icons.ts'
import { useSettings, useUser } from '#web/site/api/site-and-user.tsx'

function strong(chunks: ReactNode) {
  return <b className="whitespace-nowrap text-text">{chunks}</b>
}

/** The terms of a purchase: what the bank statement reads, what it makes of the member, what can be given back. */
export function PayNotes({ offer }: { offer: Bundles }) {
  const t = useTranslations('credits')
  const settings = useSettings()
  const user = useUser()
  return (
    <ul className="grid gap-2 px-1 text-12 text-muted">
      <Note icon={landmark}>{t.rich('statement', { name: offer.statement_name, b: strong })}</Note>
      {user && !user.paid_user && <Note icon={star}>{t('makes_premium')}</Note>}
      {settings && settings.refund_days > 0 && (
        <Note icon={rotateCcw}>{t('refund', { days: settings.refund_days })}</Note>
      )}
      <Note icon={shieldCheck}>{t('never_see')}</Note>
    </ul>
  )
}

function Note({ icon, children }: { icon: IconNode; children: ReactNode }) {
  return (
    <li className="flex items-start gap-2">
      <Icon icon={icon} size={16} className="mt-px flex-none" />
      <span>{children}</span>
    </li>
  )
}
