import { useNavigate } from 'react-router'
import { useFormatter, useTranslations } from 'use-intl'
import { unwrap } from '#client/api/api.ts'
import { usePageData } from '#client/api/page-data.tsx'
import { ScriptedForm } from '#client/page/scripted-form.tsx'
import { useSubmit } from '#client/page/use-submit.ts'
import { Button } from '#ui/button/button.tsx'
import { Checkbox } from '#ui/form/checkbox.tsx'
import { Field } from '#ui/form/field.tsx'
import { Banner } from '#ui/notice/banner.tsx'

type DeclareAgeProps = { birthDate: string | null; age: number; to: string }

/** The member says explicitly that the birth date is right. */
export function DeclareAge({ birthDate, age, to }: DeclareAgeProps) {
  const t = useTranslations('account.age')
  const format = useFormatter()
  const { api } = usePageData()
  const navigate = useNavigate()
  const form = useSubmit<'confirmed'>(['confirmed'], async () => {
    await unwrap(api['age.php'].$put({ json: { confirmed: true } }))
    await navigate(to || '/members', { replace: true })
  })
  const born = birthDate && format.dateTime(new Date(birthDate), { dateStyle: 'long', timeZone: 'UTC' })
  return (
    <>
      <p className="mt-3">{t('text')}</p>
      <ScriptedForm {...form.props} className="mt-5 grid gap-5">
        {form.problem && (
          <Banner tone="danger" urgent>
            {form.problem}
          </Banner>
        )}
        <Field label={t('legend')} hideLabel error={form.field('confirmed')}>
          <Checkbox name="confirmed" label={t('confirm', { age, date: born ?? '' })} />
        </Field>
        <Button type="submit" size="lg" block loading={form.busy}>
          {t('submit')}
        </Button>
      </ScriptedForm>
    </>
  )
}
