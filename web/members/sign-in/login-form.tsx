import { useQueryClient } from '@tanstack/react-query'
import { useLocation, useNavigate, useSearchParams } from 'react-router'
import { useTranslations } from 'use-intl'
import { ApiError, unwrap } from '#client/api/api.ts'
import { usePageData } from '#client/api/page-data.tsx'
import { ScriptedForm } from '#client/page/scripted-form.tsx'
import { useSubmit } from '#client/page/use-submit.ts'
import type { User } from '#common/wire/members.ts'
import { TextLink } from '#ui/button/text-link.tsx'
import { Field } from '#ui/form/field.tsx'
import { Input, PasswordInput } from '#ui/form/input.tsx'
import { Banner } from '#ui/notice/banner.tsx'
import { linkTo } from '#ui/rich-text.tsx'
import { withTracking } from '#web/site/api/tracking.ts'
import { usePageAbout } from '#web/site/page/use-page-about.ts'
import { startMember } from '../start-member.ts'
import { SubmitButton } from '../submit-button.tsx'
import { PasskeySignIn } from './passkey-sign-in.tsx'
import { safeReturn } from './safe-return.ts'
import { withCookies } from './with-cookies.ts'

export function LoginForm() {
  const t = useTranslations('members.login')
  const errors = useTranslations('errors')
  const { api } = usePageData()
  const queries = useQueryClient()
  const navigate = useNavigate()
  const { locale } = usePageAbout()
  const { search } = useLocation()
  const [parameters] = useSearchParams()
  const to = parameters.get('to')

  async function enter(user: User) {
    startMember(queries, user)
    const target = user.signup_complete ? safeReturn(to) : '/complete-signup'
    // The member's own language is another than this page's: only a new page load brings its texts.
    if (user.language !== locale) return window.location.assign(target)
    await navigate(target, { replace: true })
  }

  const form = useSubmit(
    ['login', 'password'],
    async (answer) => {
      const json = { login: answer('login'), password: answer('password') }
      const { user } = await withCookies(() => unwrap(api['user.php'].$post({ query: {}, json })))
      if (!user) throw new ApiError(500, {})
      await enter(user)
    },
    // After a refused login it is the password that is typed again.
    { verbatim: ['password'], focus: '[autocomplete="current-password"]' },
  )

  return (
    <ScriptedForm {...form.props} className="grid gap-5">
      <div>
        <h1>{t('welcome')}</h1>
        {to && !form.problem && <p className="mt-2 text-muted">{t('goOn')}</p>}
      </div>
      {form.problem && (
        <Banner tone="danger" urgent>
          {form.problem}
        </Banner>
      )}
      {parameters.get('link') === 'invalid' && !form.problem && (
        <Banner tone="warning">{errors('link_invalid')}</Banner>
      )}
      <Field label={t('login')} error={form.field('login')}>
        <Input name="login" autoComplete="username" autoCapitalize="none" spellCheck={false} />
      </Field>
      <Field label={t('password')} error={form.field('password')}>
        <PasswordInput
          name="password"
          autoComplete="current-password"
          showLabel={t('show')}
          hideLabel={t('hide')}
        />
      </Field>
      <TextLink to="/reset-password" className="-mt-3 justify-self-end py-1.5 text-14">
        {t('forgot')}
      </TextLink>
      <SubmitButton busy={form.busy}>{t('submit')}</SubmitButton>
      <PasskeySignIn onUser={(user) => void enter(user)} onError={form.refuse} />
      <p className="text-center text-14">
        {t.rich('noAccount', { link: linkTo(withTracking('/signup', search)) })}
      </p>
    </ScriptedForm>
  )
}
