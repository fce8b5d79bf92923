import { useState } from 'react'
import { useTranslations } from 'use-intl'
import type { Elements } from '#ui/elements.ts'
import { useHiddenWords } from './use-hidden-words.ts'

type FoldedProps = { text: string; own: boolean; children: Elements }

/** What another wrote, folded where it holds one of the member's hidden words, until the member wants to see it. */
export function Folded({ text, own, children }: FoldedProps) {
  const t = useTranslations('chatSafety.hidden')
  const isHidden = useHiddenWords()
  const [shown, setShown] = useState(false)
  if (own || shown || !isHidden(text)) return children
  return (
    <div className="text-14">
      <p className="text-muted italic">{t('text')}</p>
      <button
        type="button"
        onClick={() => setShown(true)}
        className="min-h-9 rounded-small font-bold underline underline-offset-3"
      >
        {t('show')}
      </button>
    </div>
  )
}
