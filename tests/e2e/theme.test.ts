import { expect, test } from 'vitest'
import { findPeople } from './find-people.ts'
import { joinSite } from './join-site.ts'
import { openStories, type Story } from './stories.ts'

const openStory = openStories()

/** From this width on pages have columns (spec §9). */
const desktop = 992

type Columns = { tracks: number; spans: number[] }

/** The page's first grid of twelve columns, and how many columns each visible child of it takes. */
function columnsOf({ page }: Story): Promise<Columns> {
  return page.evaluate(() => {
    const tracksOf = (element: Element) => getComputedStyle(element).gridTemplateColumns.split(' ').length
    const grid = [...document.querySelectorAll('body *')].find((element) => tracksOf(element) === 12)
    if (!grid) return { tracks: 1, spans: [] }
    const spans = [...grid.children]
      .filter((child) => child.getClientRects().length > 0)
      .map((child) => Number(/span (\d+)/.exec(getComputedStyle(child).gridColumn)?.[1] ?? 1))
    return { tracks: 12, spans }
  })
}

async function expectTwelve(story: Story, path: string): Promise<void> {
  const { page, origin } = story
  await page.setViewportSize({ width: desktop, height: 900 })
  await page.goto(`${origin}${path}`)
  const { tracks, spans } = await columnsOf(story)
  expect(tracks, path).toBe(12)
  // A child of one column was forgotten, and a row of twelve is full.
  for (const span of spans) expect(span, path).toBeGreaterThan(2)
  expect(spans.reduce((sum, span) => sum + span, 0) % 12, path).toBe(0)
  await page.setViewportSize({ width: desktop - 1, height: 900 })
  await expect.poll(async () => (await columnsOf(story)).tracks, { message: path }).toBe(1)
}

test('pages in columns stand on a grid of twelve from 992 px on, in design version 2', async () => {
  const story = await openStory()
  const { page, origin } = story
  for (const path of ['/', '/login', '/signup']) await expectTwelve(story, path)
  expect(await page.locator('html').getAttribute('data-design')).toBe('2')
  await joinSite(story, 'Gridded')
  await page.goto(`${origin}/members`)
  const [person] = await findPeople(page)
  const paths = [`/members/${person?.id}`, '/profile', '/premium', '/notifications', '/swipe-game']
  for (const path of paths) await expectTwelve(story, path)
  expect(story.failures).toEqual([])
})

test('the columns of people change at 576, 768, 992 and 1200 pixels', async () => {
  const { page, origin, failures } = await openStory()
  await page.goto(`${origin}/members`)
  const grid = page.locator('.people-grid').first()
  const at = async (width: number) => {
    await page.setViewportSize({ width, height: 800 })
    return grid.evaluate((people) => {
      const { gridTemplateColumns, columnGap } = getComputedStyle(people)
      return `${gridTemplateColumns.split(' ').length} with ${columnGap}`
    })
  }
  expect([await at(575), await at(576)]).toEqual(['2 with 10px', '2 with 16px'])
  expect([await at(767), await at(768)]).toEqual(['2 with 16px', '3 with 16px'])
  expect([await at(991), await at(992)]).toEqual(['3 with 16px', '4 with 16px'])
  expect([await at(1199), await at(1200)]).toEqual(['4 with 16px', '5 with 20px'])
  expect(failures).toEqual([])
})

test('the theme is magenta-pink on light, with a dark purple night, a colour for unread alone, Open Sans and narrow toasts', async () => {
  const { page, origin, failures } = await openStory()
  await page.emulateMedia({ colorScheme: 'light' })
  await page.goto(`${origin}/members`)
  const { colours, font, toast } = await page.evaluate(() => {
    const paint = document.createElement('canvas').getContext('2d', { willReadFrequently: true })!
    const probe = document.body.appendChild(document.createElement('i'))
    /** Hue in degrees and lightness in percent of a colour token. */
    function hueOf(token: string): { hue: number; light: number } {
      probe.style.color = `var(--color-${token})`
      paint.fillStyle = getComputedStyle(probe).color
      paint.fillRect(0, 0, 1, 1)
      const [red = 0, green = 0, blue = 0] = paint.getImageData(0, 0, 1, 1).data
      const most = Math.max(red, green, blue)
      const span = most - Math.min(red, green, blue) || 1
      const turn =
        most === red
          ? (green - blue) / span
          : most === green
            ? 2 + (blue - red) / span
            : 4 + (red - green) / span
      return { hue: (turn * 60 + 360) % 360, light: ((most + most - span) / 510) * 100 }
    }
    const stack = document.querySelector<HTMLElement>('.toast-stack')!
    stack.showPopover()
    const { paddingLeft, paddingRight, width } = getComputedStyle(stack)
    const wide = Number.parseFloat(width) - Number.parseFloat(paddingLeft) - Number.parseFloat(paddingRight)
    stack.hidePopover()
    return {
      colours: [hueOf('primary'), hueOf('secondary'), hueOf('night'), hueOf('unread')] as const,
      font: getComputedStyle(document.body).fontFamily,
      toast: wide,
    }
  })
  const [primary, secondary, night, unread] = colours
  for (const { hue } of [primary, secondary]) expect(hue).toSatisfy((own: number) => own > 310 && own < 345)
  expect(night.hue).toSatisfy((own: number) => own > 260 && own < 290)
  expect(night.light).toBeLessThan(20)
  expect(Math.abs(unread.hue - primary.hue)).toBeGreaterThan(60)
  expect(font).toMatch(/^"Open Sans Variable".*sans-serif$/)
  expect(toast).toBeLessThanOrEqual(350)
  expect(failures).toEqual([])
})
