import { useTranslations } from 'use-intl'
import { unwrap } from '#client/api/api.ts'
import { usePageData } from '#client/api/page-data.tsx'
import { ScriptedForm } from '#client/page/scripted-form.tsx'
import { useSubmit } from '#client/page/use-submit.ts'
import { Button } from '#ui/button/button.tsx'
import { Field } from '#ui/form/field.tsx'
import { PasswordInput } from '#ui/form/input.tsx'
import { Banner } from '#ui/notice/banner.tsx'
import { Dialog } from '#ui/overlay/dialog.tsx'

type PasswordDialogProps = { open: boolean; onClose: () => void; onProven: () => void }

/** Asks for the password; for some minutes the server then lets this session do what asks for it. */
export function PasswordDialog({ open, onClose, onProven }: PasswordDialogProps) {
  const t = useTranslations('security.password')
  const all = useTranslations('app')
  const { api } = usePageData()
  const form = useSubmit(
    ['password'],
    async (answer, element) => {
      await unwrap(api['proof.php'].$post({ json: { password: answer('password') } }))
      element.reset()
      onProven()
    },
    { verbatim: ['password'], focus: 'input' },
  )

  return (
    <Dialog open={open} onClose={onClose} title={t('title')} closeLabel={all('dismiss')}>
      <ScriptedForm {...form.props} className="grid gap-5">
        <p className="text-muted">{t('text')}</p>
        {form.problem && (
          <Banner tone="danger" urgent>
            {form.problem}
          </Banner>
        )}
        <Field label={t('label')} error={form.field('password')}>
          <PasswordInput
            name="password"
            autoComplete="current-password"
            showLabel={t('show')}
            hideLabel={t('hide')}
          />
        </Field>
        <Button type="submit" block loading={form.busy}>
          {all('continue')}
        </Button>
      </ScriptedForm>
    </Dialog>
  )
}
