import { useTranslations } from 'use-intl'
import { type HelpBrowser, helpBrowser } from './help-browser.ts'
import type { PushState } from './push-state.ts'

export type Help = HelpBrowser | 'home_screen'

/** No page can ask a second time, and an iPhone only for an installed one: the way leads through what the browser has. */
export function helpFor(
  state: PushState,
  browser: Pick<Navigator, 'userAgent' | 'maxTouchPoints'>,
): Help | null {
  if (state === 'denied') return helpBrowser(browser)
  return state === 'not capable' && helpBrowser(browser) === 'ios' ? 'home_screen' : null
}

type PushHelpProps = { id: string; help: Help; hidden: boolean }

/** The way in three steps. */
export function PushHelp({ id, help, hidden }: PushHelpProps) {
  const t = useTranslations('installed.push.help')
  return (
    <ol
      id={id}
      hidden={hidden}
      className="list-decimal pl-5 text-14 not-[[hidden]]:grid not-[[hidden]]:gap-1"
    >
      {(['open', 'find', 'allow'] as const).map((step) => (
        <li key={step}>{t(`${help}.${step}`)}</li>
      ))}
    </ol>
  )
}
