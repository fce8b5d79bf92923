import { useQueryClient } from '@tanstack/react-query'
import { type SyntheticEvent, useState } from 'react'
import { useTranslations } from 'use-intl'
import { ScriptedForm } from '#client/page/scripted-form.tsx'
import { countryCookie, limits } from '#common/limits.ts'
import { Button } from '#ui/button/button.tsx'
import { Field } from '#ui/form/field.tsx'
import { Select } from '#ui/form/select.tsx'
import { useToast } from '#ui/overlay/use-toast.ts'
import { useCountryChoices } from '../members/place/use-country-choices.ts'
import { useSettings } from '../site/api/site-and-user.tsx'

/** The country that a visitor's search and prices begin with, where the site serves more than one. */
export function CountryChoice() {
  const t = useTranslations('language')
  const choices = useCountryChoices()
  const selected = useSettings()?.geoip_selected_country
  const queries = useQueryClient()
  const toast = useToast()
  const [chosen, setChosen] = useState(selected)
  if (choices.length < 2) return null

  async function save(event: SyntheticEvent) {
    event.preventDefault()
    if (!chosen) return
    keepCountry(document, chosen)
    // All that was asked for before was asked for another country.
    await queries.invalidateQueries({ predicate: ({ queryKey }) => queryKey[0] !== 'messages' })
    toast({ text: t('saved') })
  }
  return (
    <section aria-labelledby="country">
      <h2 id="country" className="mb-1">
        {t('country')}
      </h2>
      <p className="mb-4 text-muted">{t('country_hint')}</p>
      <ScriptedForm onSubmit={(event) => void save(event)} className="flex flex-wrap items-end gap-3">
        <Field label={t('country')} hideLabel className="min-w-0 flex-1 basis-60">
          <Select value={chosen} onChange={(event) => setChosen(event.target.value)}>
            {choices.map(({ code, name }) => (
              <option key={code} value={code}>
                {name}
              </option>
            ))}
          </Select>
        </Field>
        <Button type="submit">{t('save')}</Button>
      </ScriptedForm>
    </section>
  )
}

function keepCountry(page: Document, country: string): void {
  const seconds = limits.localeCookieDays * 86_400
  page.cookie = `${countryCookie}=${country}; path=/; max-age=${seconds}; samesite=lax`
}
