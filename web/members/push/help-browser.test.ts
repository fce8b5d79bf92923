import { expect, test } from 'vitest'
import { helpBrowser } from './help-browser.ts'

const webKit = 'AppleWebKit/605.1.15 (KHTML, like Gecko)'

test.each([
  ['chrome', `Mozilla/5.0 (Linux; Android 10; K) ${webKit} Chrome/143.0.0.0 Mobile Safari/537.36`, 5],
  [
    'chrome',
    `Mozilla/5.0 (Windows NT 10.0; Win64; x64) ${webKit} Chrome/143.0.0.0 Safari/537.36 Edg/143.0`,
    0,
  ],
  ['firefox', 'Mozilla/5.0 (X11; Linux x86_64; rv:145.0) Gecko/20100101 Firefox/145.0', 0],
  ['safari', `Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) ${webKit} Version/26.0 Safari/605.1.15`, 0],
  ['ios', `Mozilla/5.0 (iPhone; CPU iPhone OS 18_6 like Mac OS X) ${webKit} Version/26.0 Mobile/15E148`, 5],
  ['ios', `Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) ${webKit} Version/26.0 Safari/605.1.15`, 5],
  ['chrome', 'Unheard Of/1.0', 0],
])('the help is of %s for %s', (browser, userAgent, maxTouchPoints) => {
  expect(helpBrowser({ userAgent, maxTouchPoints })).toBe(browser)
})
