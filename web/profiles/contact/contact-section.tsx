import { useQueryClient, useSuspenseQuery } from '@tanstack/react-query'
import { useTranslations } from 'use-intl'
import { unwrap } from '#client/api/api.ts'
import { usePageData } from '#client/api/page-data.tsx'
import { contactChoices } from '#common/profiles/contact-choices.ts'
import { writtenText } from '#common/text/written-text.ts'
import { Checkbox } from '#ui/form/checkbox.tsx'
import { Field } from '#ui/form/field.tsx'
import { Select } from '#ui/form/select.tsx'
import { TextArea } from '#ui/form/text-area.tsx'
import { SettingsForm, useSettingsForm } from '#web/members/settings/settings-form.tsx'
import { contactQuery } from './contact-query.ts'

type Name = 'who' | 'min_age' | 'max_age' | 'requests' | 'hidden_words'

/** Who may write to the member for the first time, and the words that are folded. Needs the texts `chatSafety` and `chatHome`. */
export function ContactSection() {
  const t = useTranslations('chatSafety.contact')
  const home = useTranslations('chatHome')
  const { api } = usePageData()
  const queries = useQueryClient()
  const query = contactQuery(api)
  const { data: contact } = useSuspenseQuery(query)
  const form = useSettingsForm<Name>(['who'], async (answer) => {
    const age = (name: 'min_age' | 'max_age') => (answer(name) ? Number(answer(name)) : null)
    const lines = answer('hidden_words').split('\n')
    const json = {
      who: contactChoices.find((choice) => choice === answer('who')) ?? contact.who,
      min_age: age('min_age'),
      max_age: age('max_age'),
      requests: answer('requests') === 'on',
      hidden_words: lines.map(writtenText).filter((line) => line !== ''),
    }
    const saved = await unwrap(api['contact.php'].$put({ json }))
    queries.setQueryData(query.queryKey, saved.contact)
  })
  return (
    <SettingsForm form={form} texts={{ saved: t('saved'), save: t('save') }}>
      <Field label={t('who')} error={form.field('who')}>
        <Select name="who" defaultValue={contact.who}>
          {contactChoices.map((choice) => (
            <option key={choice} value={choice}>
              {t(`from.${choice}`)}
            </option>
          ))}
        </Select>
      </Field>
      <div className="grid grid-cols-[repeat(auto-fit,minmax(min(100%,11rem),1fr))] gap-4">
        <AgeField name="min_age" age={contact.min_age} error={form.field('min_age')} />
        <AgeField name="max_age" age={contact.max_age} error={form.field('max_age')} />
      </div>
      <Checkbox
        name="requests"
        defaultChecked={contact.requests}
        label={home('choice')}
        hint={home('choice_hint')}
      />
      <Field label={t('words')} hint={t('words_hint')} error={form.field('hidden_words')}>
        <TextArea name="hidden_words" defaultValue={contact.hidden_words.join('\n')} dir="auto" />
      </Field>
    </SettingsForm>
  )
}

const ages = Array.from({ length: 82 }, (_, index) => index + 18)

type AgeFieldProps = { name: 'min_age' | 'max_age'; age: number | null; error: string | undefined }

function AgeField({ name, age, error }: AgeFieldProps) {
  const t = useTranslations('chatSafety.contact')
  return (
    <Field label={name === 'min_age' ? t('min') : t('max')} error={error}>
      <Select name={name} defaultValue={age ?? ''}>
        <option value="">{t('any')}</option>
        {ages.map((one) => (
          <option key={one} value={one}>
            {one}
          </option>
        ))}
      </Select>
    </Field>
  )
}
