import { useParams } from 'react-router'
import { useTranslations } from 'use-intl'
import { fillLongText } from './fill-long-text.ts'
import { fromServer } from './from-server.ts'
import { LegalFrame } from './legal-frame.tsx'
import { legalHandle } from './legal-handle.ts'
import { longTextLoader, useLongText } from './long-text-query.ts'
import { useLongTextValues } from './use-long-text-values.ts'
import { type Part, withContents } from './with-contents.ts'

export const loader = longTextLoader(({ params }) => params.page ?? '')
export const clientLoader = fromServer
export const handle = legalHandle

/** A text of fewer parts is seen through at a glance. */
const partsWithContents = 6

/** Terms, privacy, and the other pages that are a text and nothing else. */
export default function LongTextPage() {
  const { page = '' } = useParams()
  const text = useLongText(page)
  const values = useLongTextValues()
  if (!text || !values) return null
  const { html, parts } = withContents(fillLongText(text.html, values))
  return (
    <LegalFrame title={text.title} path={`/pages/${page}`}>
      {parts.length >= partsWithContents && <Contents parts={parts} />}
      <div className="long-text" dangerouslySetInnerHTML={{ __html: html }} />
    </LegalFrame>
  )
}

function Contents({ parts }: { parts: Part[] }) {
  const t = useTranslations('legal')
  return (
    <nav aria-label={t('contents')} className="long-contents">
      <details className="faq-item">
        <summary>{t('contents')}</summary>
        <ul>
          {parts.map(({ id, title }) => (
            <li key={id}>
              <a href={`#${id}`}>{title}</a>
            </li>
          ))}
        </ul>
      </details>
    </nav>
  )
}
