import { useEffect, useRef } from 'react'
import { useTranslations } from 'use-intl'
import { localeNames, locales } from '#common/locales.ts'
import { localeParameter } from '#common/sites/indexed-pages.ts'
import { siteEntryPath } from '#common/sites/site-entry.ts'
import { buttonStyle } from '#ui/button/button.tsx'
import { useSettings } from '#web/site/api/site-and-user.tsx'
import { neutralPlace } from '#web/site/page/leave-quickly.ts'
import { usePageAbout } from '#web/site/page/use-page-about.ts'

type Props = { /** The page behind, as path and query. */ to: string; onEnter: () => void }

/**
 * The site-entry warning (spec §2). A form and links, so that it can be passed, left and read in another language
 * without scripts too; Escape does not close it, because only an answer does.
 */
export function SiteEntry({ to, onEnter }: Props) {
  const t = useTranslations('siteEntry')
  const settings = useSettings()
  const panel = useRef<HTMLDivElement>(null)
  useEffect(() => panel.current?.focus(), [])
  if (!settings) return null
  const { name, min_age: age } = settings
  const choice = buttonStyle({ variant: 'outline', size: 'lg', block: true })
  return (
    <div data-site-entry className="fixed inset-0 z-60 grid overflow-y-auto overscroll-contain bg-night p-4">
      <div
        ref={panel}
        role="dialog"
        aria-modal="true"
        aria-labelledby="site-entry"
        aria-describedby="site-entry-text"
        // biome-ignore lint/a11y/noAutofocus: the warning is all that there is to reach
        autoFocus
        tabIndex={-1}
        className="m-auto w-full max-w-dialog rounded-panel bg-raised p-6 text-text shadow-3 sm:p-8 focus-visible:outline-none"
      >
        <p className="text-20 font-extrabold text-primary-text">{name}</p>
        <h2 id="site-entry" className="mt-3 text-24 font-extrabold">
          {t('title')}
        </h2>
        <p id="site-entry-text" className="mt-3">
          {t('text', { name, age })}
        </p>
        <form
          method="post"
          action={`${siteEntryPath}?${new URLSearchParams({ to })}`}
          onSubmit={(event) => {
            event.preventDefault()
            onEnter()
          }}
          className="mt-6 grid gap-3 sm:grid-cols-2"
        >
          <button type="submit" className={choice}>
            {t('enter', { age })}
          </button>
          <a href={neutralPlace} rel="noreferrer" className={choice}>
            {t('leave')}
          </a>
        </form>
        <p className="mt-4 text-14 text-muted">{t('remembered')}</p>
        <Languages to={to} />
      </div>
    </div>
  )
}

/** By the address, which the server reads (spec §1), since the page's own menu is out of reach. */
function Languages({ to }: { to: string }) {
  const t = useTranslations('app')
  const { locale } = usePageAbout()
  const [path = '/', query] = to.split('?')
  const address = (code: string) => {
    const parameters = new URLSearchParams(query)
    parameters.set(localeParameter, code)
    return `${path}?${parameters}`
  }
  return (
    <nav aria-label={t('language')} className="mt-5 border-t border-line pt-3">
      <ul className="flex flex-wrap gap-x-4">
        {locales.map((code) => (
          <li key={code}>
            <a
              href={address(code)}
              lang={code}
              hrefLang={code}
              aria-current={code === locale ? 'true' : undefined}
              className="inline-flex min-h-11 items-center text-14 text-muted aria-[current=true]:font-bold aria-[current=true]:text-text"
            >
              {localeNames[code]}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  )
}
