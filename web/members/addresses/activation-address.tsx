import { useTranslations } from 'use-intl'
import { ScriptedForm } from '#client/page/scripted-form.tsx'
import { useSubmit } from '#client/page/use-submit.ts'
import { Field } from '#ui/form/field.tsx'
import { Input } from '#ui/form/input.tsx'
import { Banner } from '#ui/notice/banner.tsx'
import { SubmitButton } from '../submit-button.tsx'

/** Another address to send the activation mail to. */
export function ActivationAddress({ onSend }: { onSend: (email: string) => Promise<unknown> }) {
  const t = useTranslations('account.steps')
  const form = useSubmit(['email'], (answer) => onSend(answer('email')))
  return (
    <ScriptedForm {...form.props} className="grid gap-4">
      {form.problem && (
        <Banner tone="danger" urgent>
          {form.problem}
        </Banner>
      )}
      <Field label={t('email')} error={form.field('email')}>
        <Input
          name="email"
          type="email"
          inputMode="email"
          autoComplete="email"
          autoCapitalize="none"
          spellCheck={false}
        />
      </Field>
      <SubmitButton busy={form.busy}>{t('send')}</SubmitButton>
    </ScriptedForm>
  )
}
