import { useTranslations } from 'use-intl'
import { unwrap } from '#client/api/api.ts'
import { usePageData } from '#client/api/page-data.tsx'
import { ScriptedForm } from '#client/page/scripted-form.tsx'
import { useSubmit } from '#client/page/use-submit.ts'
import { limits } from '#common/limits.ts'
import { Button } from '#ui/button/button.tsx'
import { Card } from '#ui/card.tsx'
import { Banner } from '#ui/notice/banner.tsx'
import { useUser } from '#web/site/api/site-and-user.tsx'
import { PasswordField } from '../sign-in/password-field.tsx'

/** Changing the password, in the settings. Needs the texts `account`. */
export function PasswordSection() {
  const t = useTranslations('account.settings')
  const words = useTranslations('account.password')
  const errors = useTranslations('errors')
  const { api } = usePageData()
  const user = useUser()
  const form = useSubmit(['old_password', 'password', 'password_again'], async (answer, element) => {
    const json = {
      old_password: answer('old_password'),
      password: answer('password'),
      password_again: answer('password_again'),
    }
    await unwrap(api['password.php'].$put({ json }))
    element.reset()
  })
  return (
    <Card>
      <ScriptedForm {...form.props} className="grid max-w-dialog gap-4">
        {form.problem && (
          <Banner tone="danger" urgent>
            {form.problem}
          </Banner>
        )}
        <div role="status" className="empty:absolute">
          {form.done && <Banner tone="success">{t('passwordDone')}</Banner>}
        </div>
        {/* Tells a password manager whose password it is. */}
        <input type="email" autoComplete="username" value={user?.email ?? ''} readOnly hidden />
        <PasswordField
          name="old_password"
          label={words('old')}
          error={form.field('old_password')}
          autoComplete="current-password"
        />
        <PasswordField
          name="password"
          label={words('new')}
          hint={errors('fields.password_too_short', { min: limits.passwordMin })}
          error={form.field('password')}
          autoComplete="new-password"
        />
        <PasswordField
          name="password_again"
          label={words('again')}
          error={form.field('password_again')}
          autoComplete="new-password"
        />
        <Button type="submit" loading={form.busy} className="justify-self-start">
          {t('passwordSubmit')}
        </Button>
      </ScriptedForm>
    </Card>
  )
}
