import { useState } from 'react'
import { useSearchParams } from 'react-router'
import { useTranslations } from 'use-intl'
import { unwrap } from '#client/api/api.ts'
import { usePageData } from '#client/api/page-data.tsx'
import { ScriptedForm } from '#client/page/scripted-form.tsx'
import { useSubmit } from '#client/page/use-submit.ts'
import { fixedForm } from '#common/text/fixed-form.ts'
import { Button } from '#ui/button/button.tsx'
import { TextLink } from '#ui/button/text-link.tsx'
import { Field } from '#ui/form/field.tsx'
import { Input } from '#ui/form/input.tsx'
import { Banner } from '#ui/notice/banner.tsx'
import { pageLoader } from '#web/site/api/page-loader.ts'
import { AccountFrame } from '../account-frame.tsx'
import { SubmitButton } from '../submit-button.tsx'

const load = pageLoader(['members', 'account'])
export const loader = load
export const clientLoader = load
export const handle = { layout: 'empty' }

/** Asks for the mail that leads to a new password. */
export default function ResetPasswordPage() {
  const t = useTranslations('account.reset')
  const [sentTo, setSentTo] = useState<string | null>(null)
  return (
    <AccountFrame title={t('heading')}>
      {sentTo === null ? (
        <AskForm onSent={setSentTo} />
      ) : (
        <Sent address={sentTo} onAgain={() => setSentTo(null)} />
      )}
      <p className="mt-6 text-center text-14">
        <TextLink to="/login" className="inline-block py-1.5">
          {t('back')}
        </TextLink>
      </p>
    </AccountFrame>
  )
}

function AskForm({ onSent }: { onSent: (address: string) => void }) {
  const t = useTranslations('account.reset')
  const errors = useTranslations('errors')
  const { api } = usePageData()
  const [parameters] = useSearchParams()
  const expired = parameters.get('link') === 'invalid'
  const form = useSubmit(['email'], async (answer) => {
    const email = fixedForm(answer('email'))
    await unwrap(api['reset.php'].$post({ json: { email } }))
    onSent(email)
  })
  return (
    <ScriptedForm {...form.props} className="grid gap-5">
      <div>
        <h1>{t('heading')}</h1>
        <p className="mt-2 text-muted">{t('text')}</p>
      </div>
      {expired && !form.problem && <Banner tone="warning">{errors('link_invalid')}</Banner>}
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
          autoComplete="username"
          autoCapitalize="none"
          spellCheck={false}
        />
      </Field>
      <SubmitButton busy={form.busy}>{t('submit')}</SubmitButton>
    </ScriptedForm>
  )
}

function Sent({ address, onAgain }: { address: string; onAgain: () => void }) {
  const t = useTranslations('account.reset')
  return (
    <div role="status" className="grid gap-5">
      <h1>{t('sentTitle')}</h1>
      <p className="text-muted [overflow-wrap:anywhere]">{t('sentText', { address })}</p>
      <Button variant="outline" size="lg" block onClick={onAgain}>
        {t('again')}
      </Button>
    </div>
  )
}
