import { useRef, useState } from 'react'
import { useTranslations } from 'use-intl'
import { ApiError, unwrap } from '#client/api/api.ts'
import { usePageData } from '#client/api/page-data.tsx'
import { useSubmit } from '#client/page/use-submit.ts'
import { type ComplaintReason, complaintReasons } from '#common/complaint-reasons.ts'
import { limits } from '#common/limits.ts'
import { fixedForm } from '#common/text/fixed-form.ts'
import { Button } from '#ui/button/button.tsx'
import { Checkbox } from '#ui/form/checkbox.tsx'
import { Field, FieldGroup } from '#ui/form/field.tsx'
import { Input } from '#ui/form/input.tsx'
import { Select } from '#ui/form/select.tsx'
import { TextArea } from '#ui/form/text-area.tsx'
import { Banner } from '#ui/notice/banner.tsx'
import { useUser } from '#web/site/api/site-and-user.tsx'

type Name = 'about' | 'reason' | 'explanation' | 'name' | 'email' | 'good_faith'
const always: Name[] = ['about', 'reason', 'explanation', 'email', 'good_faith']

/** Takes a complaint; once it is sent, says what follows. `about` is what it is about, where the way here knew it. */
export function ComplaintForm({ about }: { about: string }) {
  const t = useTranslations('complaints')
  const user = useUser()
  const { posted } = usePageData()
  const given = posted?.values
  const [reason, setReason] = useState(given?.reason ?? '')
  const { form, sentTo, change } = useComplaint(reason)
  if (sentTo !== null)
    return (
      <div className="grid gap-3">
        {/* The button that had the focus is gone. */}
        <h2 ref={takeFocus} tabIndex={-1} className="focus-visible:outline-none">
          {t('sent_title')}
        </h2>
        <p className="wrap-anywhere">{t('sent_text', { email: sentTo })}</p>
      </div>
    )
  return (
    <form
      method="post"
      action="/complaints"
      noValidate
      {...form.props}
      onInput={change}
      className="grid grid-cols-[minmax(0,1fr)] gap-5"
    >
      <p className="text-muted">{t('intro')}</p>
      {form.problem && (
        <Banner tone="danger" urgent>
          {form.problem}
        </Banner>
      )}
      <Field label={t('about')} hint={t('about_hint')} error={form.field('about')}>
        <Input name="about" maxLength={limits.complaintAboutMax} defaultValue={given?.about ?? about} />
      </Field>
      <Field label={t('reason')} error={form.field('reason')}>
        <Select name="reason" value={reason} onChange={(event) => setReason(event.target.value)}>
          <option value="">{t('choose')}</option>
          {complaintReasons.map((one) => (
            <option key={one} value={one}>
              {t(`reasons.${one}`)}
            </option>
          ))}
        </Select>
      </Field>
      <Field label={t('explanation')} hint={t('explanation_hint')} error={form.field('explanation')}>
        <TextArea
          name="explanation"
          rows={6}
          defaultValue={given?.explanation}
          maxLength={limits.complaintMax}
          remainingLabel={(count) => t('left', { count })}
        />
      </Field>
      <Field label={t('name')} hint={t('name_hint')} error={form.field('name')}>
        <Input
          name="name"
          autoComplete="name"
          maxLength={limits.complaintNameMax}
          defaultValue={given?.name}
        />
      </Field>
      <Field label={t('email')} hint={t('email_hint')} error={form.field('email')}>
        <Input
          name="email"
          type="email"
          inputMode="email"
          autoComplete="email"
          autoCapitalize="none"
          spellCheck={false}
          defaultValue={given?.email ?? user?.email}
        />
      </Field>
      <FieldGroup
        legend={t('good_faith_legend')}
        hideLegend
        error={form.field('good_faith') && t('good_faith_missing')}
      >
        <Checkbox
          name="good_faith"
          value="yes"
          defaultChecked={given?.good_faith === 'yes'}
          label={t('good_faith')}
        />
      </FieldGroup>
      <Button type="submit" size="lg" loading={form.busy} className="justify-self-start">
        {t('send')}
      </Button>
    </form>
  )
}

function takeFocus(heading: HTMLElement | null): void {
  heading?.focus()
}

/** The complaint keeps its id until it has arrived or is changed, so that sending it again makes no second one. */
function useComplaint(reason: string) {
  const { api, posted } = usePageData()
  const requestId = useRef<string | null>(null)
  const [sentTo, setSentTo] = useState(posted && !posted.error ? (posted.values.email ?? '') : null)
  const chosen: ComplaintReason | undefined = complaintReasons.find((one) => one === reason)
  const form = useSubmit<Name>(
    chosen === 'minor' ? always : [...always, 'name'],
    async (answer) => {
      if (!chosen) return
      requestId.current ??= crypto.randomUUID()
      const email = fixedForm(answer('email'))
      await unwrap(
        api['complaint.php'].$post({
          json: {
            request_id: requestId.current,
            about: answer('about'),
            reason: chosen,
            explanation: answer('explanation'),
            name: answer('name'),
            email,
            good_faith: true,
          },
        }),
      )
      setSentTo(email)
    },
    { refused: posted?.error ? new ApiError(422, posted.error) : null },
  )
  const change = () => {
    requestId.current = null
  }
  return { form, sentTo, change }
}
