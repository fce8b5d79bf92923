import { type FormEvent, useRef, useState } from 'react'
import { useTranslations } from 'use-intl'
import { ApiError, unwrap } from '#web/platform/api/api.ts'
import { usePageData } from '#web/platform/api/page-data.tsx'
import { useErrorText } from '#web/platform/texts/use-error-text.ts'
import { Button } from '#web/ui/button/button.tsx'
import { Field } from '#web/ui/form/field.tsx'
import { PasswordInput } from '#web/ui/form/input.tsx'
import { Banner } from '#web/ui/notice/banner.tsx'
import { Dialog } from '#web/ui/overlay/dialog.tsx'
import { ScriptedForm } from '../../platform/page/scripted-form.tsx'

type PasswordDialogProps = { open: boolean; onClose: () => void; onProven: () => void }

/** Asks for the password; for some minutes the server then lets this session do what asks for it. */
export function PasswordDialog({ open, onClose, onProven }: PasswordDialogProps) {
  const t = useTranslations('security.password')
  const all = useTranslations('app')
  const words = useErrorText()
  const { api } = usePageData()
  const field = useRef<HTMLInputElement>(null)
  const [busy, setBusy] = useState(false)
  const [error, setError] = useState<ApiError | null>(null)

  async function submit(event: FormEvent) {
    event.preventDefault()
    if (busy) return
    setBusy(true)
    setError(null)
    try {
      await unwrap(api['proof.php'].$post({ json: { password: field.current?.value ?? '' } }))
      if (field.current) field.current.value = ''
      onProven()
    } catch (caught) {
      setError(caught instanceof ApiError ? caught : new ApiError(500, {}))
      field.current?.focus()
    }
    setBusy(false)
  }

  const wrong = words.field(error?.fields.password)
  return (
    <Dialog open={open} onClose={onClose} title={t('title')} closeLabel={all('dismiss')}>
      <ScriptedForm onSubmit={(event) => void submit(event)} className="grid gap-5">
        <p className="text-muted">{t('text')}</p>
        {error && !wrong && (
          <Banner tone="danger" urgent>
            {words.text(error)}
          </Banner>
        )}
        <Field label={t('label')} error={wrong}>
          <PasswordInput
            ref={field}
            autoComplete="current-password"
            showLabel={t('show')}
            hideLabel={t('hide')}
          />
        </Field>
        <Button type="submit" block loading={busy}>
          {all('continue')}
        </Button>
      </ScriptedForm>
    </Dialog>
  )
}
