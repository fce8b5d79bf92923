import { useTranslations } from 'use-intl'
import { unwrap } from '#client/api/api.ts'
import { usePageData } from '#client/api/page-data.tsx'
import { LinkStep } from '../sign-in/link-step.tsx'

/** The button of a warning: signs out everywhere and takes a change back. `onUndone` gets the token for a new password. */
export function UndoStep({ token, onUndone }: { token: string; onUndone: (reset: string) => unknown }) {
  const t = useTranslations('account.undo')
  const { api } = usePageData()
  async function undo() {
    const { reset } = await unwrap(api['undo.php'].$post({ json: { token } }))
    await onUndone(reset)
  }
  return <LinkStep title={t('heading')} text={t('text')} button={t('button')} onAct={undo} />
}
