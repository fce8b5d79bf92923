import { useTranslations } from 'use-intl'
import type { Profile } from '#common/profiles.ts'

/** Sentences that the member finished. */
export function Prompts({ prompts }: Pick<Profile, 'prompts'>) {
  const t = useTranslations('prompts')
  return prompts.map(({ prompt, answer }) => (
    <section key={prompt} className="mt-5 rounded-card border border-line bg-surface px-4.5 py-4">
      <h2 className="text-14 font-normal text-muted">{t(`sentence.${prompt}`)}</h2>
      <p dir="auto" className="mt-1 text-20 font-bold wrap-anywhere whitespace-pre-line">
        {answer}
      </p>
    </section>
  ))
}

/** A text under its heading; nothing where there is none. */
export function Prose({ title, text }: { title: string; text: string | null }) {
  if (!text) return null
  return (
    <section className="mt-7">
      <h2 className="mb-1.5">{title}</h2>
      <p dir="auto" className="max-w-prose leading-relaxed whitespace-pre-line wrap-anywhere">
        {text}
      </p>
    </section>
  )
}
