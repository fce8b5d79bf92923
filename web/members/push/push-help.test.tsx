import { renderToStaticMarkup } from 'react-dom/server'
import { IntlProvider } from 'use-intl'
import { expect, test } from 'vitest'
import installed from '#common/messages/en/installed.json' with { type: 'json' }
import { helpFor, PushHelp } from './push-help.tsx'
import type { PushState } from './push-state.ts'

const windows = 'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 Chrome/143.0.0.0 Safari/537.36'
const firefox = 'Mozilla/5.0 (X11; Linux x86_64; rv:145.0) Gecko/20100101 Firefox/145.0'
const mac =
  'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 Version/26.0 Safari/605.1.15'
const iPhone = 'Mozilla/5.0 (iPhone; CPU iPhone OS 18_6 like Mac OS X) AppleWebKit/605.1.15 Version/26.0'

/** What somebody reads whose push is in a state, in a browser. */
function read(state: PushState, userAgent: string): string {
  const help = helpFor(state, { userAgent, maxTouchPoints: 0 })
  if (!help) return ''
  return renderToStaticMarkup(
    <IntlProvider locale="en" timeZone="UTC" messages={{ installed }}>
      <PushHelp id="help" help={help} hidden={false} />
    </IntlProvider>,
  )
    .replaceAll('&#x27;', "'")
    .replaceAll(/<[^>]+>/g, '\n')
}

test.each([
  ['denied', 'Chrome', windows, 'chrome'],
  ['denied', 'Firefox', firefox, 'firefox'],
  ['denied', 'Safari', mac, 'safari'],
  ['denied', 'an iPhone', iPhone, 'ios'],
  ['not capable', 'an iPhone', iPhone, 'home_screen'],
] as const)(
  'push that is %s says in %s what to open, find and allow there',
  (state, _browser, agent, way) => {
    const { open, find, allow } = installed.push.help[way]
    expect(read(state, agent).split('\n').filter(Boolean)).toEqual([open, find, allow])
  },
)

test('nobody reads of a way where there is none, or where a button turns push on and off', () => {
  for (const agent of [windows, firefox, mac]) expect(read('not capable', agent)).toBe('')
  for (const state of ['unknown', 'not subscribed', 'subscribed'] as const)
    expect(read(state, iPhone)).toBe('')
})
