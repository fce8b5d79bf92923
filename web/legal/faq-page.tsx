import { useSearchParams } from 'react-router'
import { useTranslations } from 'use-intl'
import { Button } from '#ui/button/button.tsx'
import { Field } from '#ui/form/field.tsx'
import { Input } from '#ui/form/input.tsx'
import { type FaqGroup, faqGroups } from './faq-items.ts'
// oxlint-disable-next-line import/default -- the address of the built file, by Vite
import script from './faq-script.ts?worker&url'
import { fillLongText } from './fill-long-text.ts'
import { fromServer } from './from-server.ts'
import { LegalFrame } from './legal-frame.tsx'
import { legalHandle } from './legal-handle.ts'
import { longTextLoader, useLongText } from './long-text-query.ts'
import { useLongTextValues } from './use-long-text-values.ts'

export const loader = longTextLoader(() => 'faq')
export const clientLoader = fromServer
export const handle = legalHandle

/** Questions and answers, which a form of GET searches on the server and a small script in the page. */
export default function FaqPage() {
  const t = useTranslations('legal.faq')
  const [parameters] = useSearchParams()
  const query = (parameters.get('q') ?? '').slice(0, 100)
  const text = useLongText('faq')
  const values = useLongTextValues()
  if (!text || !values) return null
  const groups = faqGroups(fillLongText(text.html, values), query)
  const found = groups.some(({ items }) => items.some(({ shown }) => shown))
  return (
    <LegalFrame title={text.title} path="/pages/faq">
      <search>
        <form method="get" action="/pages/faq" className="flex flex-wrap items-end gap-3">
          <Field label={t('search')} className="min-w-0 flex-1 basis-60">
            <Input name="q" type="search" defaultValue={query} maxLength={100} data-faq-field />
          </Field>
          <Button type="submit">{t('button')}</Button>
        </form>
      </search>
      <p role="status" data-faq-none hidden={found} className="mt-6">
        {t('none')}
      </p>
      {groups.map((group) => (
        <Group key={group.title} group={group} open={query !== ''} />
      ))}
      <script type="module" src={script} />
    </LegalFrame>
  )
}

function Group({ group: { title, items }, open }: { group: FaqGroup; open: boolean }) {
  return (
    <section data-faq-group hidden={!items.some(({ shown }) => shown)} className="mt-8">
      <h2 className="text-20 font-bold">{title}</h2>
      {items.map(({ question, answer, shown }) => (
        <details key={question} data-faq-item className="faq-item" hidden={!shown} open={open && shown}>
          <summary>{question}</summary>
          <div className="long-text" dangerouslySetInnerHTML={{ __html: answer }} />
        </details>
      ))}
    </section>
  )
}
