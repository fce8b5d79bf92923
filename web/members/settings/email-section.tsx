import { useState } from 'react'
import { useTranslations } from 'use-intl'
import { unwrap } from '#client/api/api.ts'
import { usePageData } from '#client/api/page-data.tsx'
import { ScriptedForm } from '#client/page/scripted-form.tsx'
import { useSubmit } from '#client/page/use-submit.ts'
import { fixedForm } from '#common/text/fixed-form.ts'
import { Button } from '#ui/button/button.tsx'
import { Card } from '#ui/card.tsx'
import { Field } from '#ui/form/field.tsx'
import { Input } from '#ui/form/input.tsx'
import { Banner } from '#ui/notice/banner.tsx'
import { useUser } from '#web/site/api/site-and-user.tsx'
import { ActivationSteps } from '../addresses/activation-steps.tsx'
import { PasswordField } from '../sign-in/password-field.tsx'

/** The address, in the settings: confirming it, and then changing it. Needs the texts `account`. */
export function EmailSection() {
  const user = useUser()
  if (!user) return null
  return (
    <Card>
      <p className="text-muted [overflow-wrap:anywhere]">{user.email}</p>
      <div className="mt-4 max-w-dialog">
        {user.status === 'not_confirmed' ? <ActivationSteps /> : <ChangeForm />}
      </div>
    </Card>
  )
}

function ChangeForm() {
  const t = useTranslations('account.settings')
  const words = useTranslations('account.password')
  const { api } = usePageData()
  const [sentTo, setSentTo] = useState<string | null>(null)
  const form = useSubmit(['email', 'password'], async (answer, element) => {
    setSentTo(null)
    const email = fixedForm(answer('email'))
    await unwrap(api['mail-change.php'].$post({ json: { email, password: answer('password') } }))
    element.reset()
    setSentTo(email)
  })
  return (
    <ScriptedForm {...form.props} className="grid gap-4">
      {form.problem && (
        <Banner tone="danger" urgent>
          {form.problem}
        </Banner>
      )}
      <div role="status" className="empty:absolute [overflow-wrap:anywhere]">
        {sentTo !== null && <Banner tone="success">{t('emailDone', { address: sentTo })}</Banner>}
      </div>
      <Field label={t('newEmail')} error={form.field('email')}>
        <Input
          name="email"
          type="email"
          inputMode="email"
          autoComplete="email"
          autoCapitalize="none"
          spellCheck={false}
        />
      </Field>
      <PasswordField
        name="password"
        label={words('old')}
        error={form.field('password')}
        autoComplete="current-password"
      />
      <Button type="submit" loading={form.busy} className="justify-self-start">
        {t('emailSubmit')}
      </Button>
    </ScriptedForm>
  )
}
