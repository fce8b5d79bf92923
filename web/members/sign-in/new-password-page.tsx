import { useQueryClient } from '@tanstack/react-query'
import { useNavigate, useSearchParams } from 'react-router'
import { useTranslations } from 'use-intl'
import { unwrap } from '#client/api/api.ts'
import { usePageData } from '#client/api/page-data.tsx'
import { redirectTo } from '#client/api/redirect-to.ts'
import { ScriptedForm } from '#client/page/scripted-form.tsx'
import { useSubmit } from '#client/page/use-submit.ts'
import { limits } from '#common/limits.ts'
import { Banner } from '#ui/notice/banner.tsx'
import { pageLoader } from '#web/site/api/page-loader.ts'
import { AccountFrame } from '../account-frame.tsx'
import { checkLink } from '../addresses/check-link.ts'
import { UndoStep } from '../addresses/undo-step.tsx'
import { SubmitButton } from '../submit-button.tsx'
import { PasswordField } from './password-field.tsx'
import { withCookies } from './with-cookies.ts'

/** Where the page keeps whose new password its link sets. */
const ownerKey = ['new-password-owner']

const load = pageLoader(['members', 'account'], async ({ api, queries, url }) => {
  const undo = url.searchParams.get('undo')
  const good = undo
    ? await checkLink(api, 'undo', undo)
    : await checkLink(api, 'reset', url.searchParams.get('token'))
  if (!good) throw redirectTo('/reset-password?link=invalid')
  queries.setQueryData(ownerKey, good.email ?? null)
})
export const loader = load
export const clientLoader = load
export const handle = { layout: 'empty' }

/** The new password of whom a mailed link proves, or the undo of a change, which leads to it. */
export default function NewPasswordPage() {
  const t = useTranslations('account.newPassword')
  const navigate = useNavigate()
  const [parameters] = useSearchParams()
  const undo = parameters.get('undo')
  const goOn = (token: string) => navigate(`/reset-password/do?token=${token}`, { replace: true })
  return (
    <AccountFrame title={t('heading')}>
      {undo ? (
        <UndoStep token={undo} onUndone={goOn} />
      ) : (
        <PasswordForm token={parameters.get('token') ?? ''} />
      )}
    </AccountFrame>
  )
}

function PasswordForm({ token }: { token: string }) {
  const t = useTranslations('account.newPassword')
  const words = useTranslations('account.password')
  const errors = useTranslations('errors')
  const { api } = usePageData()
  const owner = useQueryClient().getQueryData<string | null>(ownerKey)
  const form = useSubmit(['password', 'password_again'], async (answer) => {
    const json = { token, password: answer('password'), password_again: answer('password_again') }
    await withCookies(() => unwrap(api['reset.php'].$put({ json })))
    // Whoever was signed in here before has nothing to say any more: a new page load begins anew.
    window.location.replace('/members')
  })
  return (
    <ScriptedForm {...form.props} className="grid gap-5">
      <div>
        <h1>{t('heading')}</h1>
        <p className="mt-2 text-muted">{t('text')}</p>
      </div>
      {form.problem && (
        <Banner tone="danger" urgent>
          {form.problem}
        </Banner>
      )}
      {/* Tells a password manager whose password it is. */}
      <input type="email" autoComplete="username" value={owner ?? ''} readOnly hidden />
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
      <SubmitButton busy={form.busy}>{t('submit')}</SubmitButton>
    </ScriptedForm>
  )
}
