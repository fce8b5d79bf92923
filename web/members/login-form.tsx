import { useQueryClient } from '@tanstack/react-query'
import { type FormEvent, useEffect, useRef, useState } from 'react'
import { useLocation, useNavigate, useSearchParams } from 'react-router'
import { useTranslations } from 'use-intl'
import type { User } from '#common/members.ts'
import { ApiError, unwrap } from '../platform/api/api.ts'
import { usePageData } from '../platform/api/page-data.tsx'
import { withTracking } from '../platform/api/tracking.ts'
import { ScriptedForm } from '../platform/page/scripted-form.tsx'
import { usePageAbout } from '../platform/page/use-page-about.ts'
import { useErrorText } from '../platform/texts/use-error-text.ts'
import { TextLink } from '../ui/button/text-link.tsx'
import { Field } from '../ui/form/field.tsx'
import { Input, PasswordInput } from '../ui/form/input.tsx'
import { Banner } from '../ui/notice/banner.tsx'
import { linkTo } from '../ui/rich-text.tsx'
import { PasskeySignIn } from './passkey-sign-in.tsx'
import { safeReturn } from './safe-return.ts'
import { startMember } from './start-member.ts'
import { SubmitButton } from './submit-button.tsx'
import { withCookies } from './with-cookies.ts'

/** The fields keep their own values: what was typed or filled in before the page came alive is never written over. */
function answersOf(form: HTMLFormElement): { login: string; password: string } {
  const data = new FormData(form)
  const textOf = (name: string) => {
    const value = data.get(name)
    return typeof value === 'string' ? value : ''
  }
  return { login: textOf('login'), password: textOf('password') }
}

export function LoginForm() {
  const t = useTranslations('members.login')
  const errors = useTranslations('errors')
  const words = useErrorText()
  const { api } = usePageData()
  const queries = useQueryClient()
  const navigate = useNavigate()
  const { locale } = usePageAbout()
  const { search } = useLocation()
  const [parameters] = useSearchParams()
  const [busy, setBusy] = useState(false)
  const [error, setError] = useState<ApiError | null>(null)
  const to = parameters.get('to')
  const form = useRef<HTMLFormElement>(null)

  // To the first field that is wrong; after a refused login that is the password.
  useEffect(() => {
    const wrong = '[aria-invalid="true"], [autocomplete="current-password"]'
    if (error) form.current?.querySelector<HTMLElement>(wrong)?.focus()
  }, [error])

  async function enter(user: User) {
    startMember(queries, user)
    const target = user.signup_complete ? safeReturn(to) : '/complete-signup'
    // The member's own language is another than this page's: only a new page load brings its texts.
    if (user.language !== locale) return window.location.assign(target)
    await navigate(target, { replace: true })
  }

  async function submit(event: FormEvent) {
    event.preventDefault()
    if (busy || !form.current) return
    const { login, password } = answersOf(form.current)
    const fields = { ...(!login.trim() && { login: 'required' }), ...(!password && { password: 'required' }) }
    if (Object.keys(fields).length > 0) return setError(new ApiError(422, { error: 'invalid', fields }))
    setBusy(true)
    setError(null)
    try {
      const { user } = await withCookies(() =>
        unwrap(api['user.php'].$post({ query: {}, json: { login, password } })),
      )
      if (!user) throw new ApiError(500, {})
      await enter(user)
    } catch (caught) {
      setError(caught instanceof ApiError ? caught : new ApiError(500, {}))
    }
    setBusy(false)
  }

  const whole = error && Object.keys(error.fields).length === 0
  return (
    <ScriptedForm ref={form} onSubmit={(event) => void submit(event)} className="grid gap-5">
      <div>
        <h1>{t('welcome')}</h1>
        {to && !whole && <p className="mt-2 text-muted">{t('goOn')}</p>}
      </div>
      {whole && (
        <Banner tone="danger" urgent>
          {words.text(error)}
        </Banner>
      )}
      {parameters.get('link') === 'invalid' && !whole && (
        <Banner tone="warning">{errors('link_invalid')}</Banner>
      )}
      <Field label={t('login')} error={words.field(error?.fields.login)}>
        <Input name="login" autoComplete="username" autoCapitalize="none" spellCheck={false} />
      </Field>
      <Field label={t('password')} error={words.field(error?.fields.password)}>
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
      <SubmitButton busy={busy}>{t('submit')}</SubmitButton>
      <PasskeySignIn onUser={(user) => void enter(user)} onError={setError} />
      <p className="text-center text-14">
        {t.rich('noAccount', { link: linkTo(withTracking('/signup', search)) })}
      </p>
    </ScriptedForm>
  )
}
