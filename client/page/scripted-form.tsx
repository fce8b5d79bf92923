import type { ComponentProps } from 'react'
import { useTranslations } from 'use-intl'
import type { Elements } from '#ui/elements.ts'

type ScriptedFormProps = Omit<ComponentProps<'form'>, 'children'> & { children: Elements }

/** A form that the page's scripts send; without them it says so. */
export function ScriptedForm({ children, ...rest }: ScriptedFormProps) {
  return (
    <form method="post" noValidate {...rest}>
      <NeedsScripts />
      {children}
    </form>
  )
}

/** Only the server writes what is seen without scripts: no page carries it or its words to a browser. */
export function NeedsScripts() {
  return <noscript>{import.meta.env.SSR && <Words />}</noscript>
}

function Words() {
  const t = useTranslations('noScripts')
  return <p className="mb-3 rounded-card bg-primary-tint px-4 py-3 text-14 font-semibold">{t('form')}</p>
}
