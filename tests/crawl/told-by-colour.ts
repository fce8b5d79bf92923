import type { Page } from 'playwright-core'

/**
 * Which tab, page or choice of several is the current one must be told by more than a colour: by a line, a mark, a
 * weight or a filled shape. Looks at the page as it is, and with forced colours. Returns what is told by a colour alone.
 */
export async function toldByColour(page: Page): Promise<string[]> {
  const found = await page.evaluate(toldAlike)
  await page.emulateMedia({ forcedColors: 'active' })
  const forced = await page.evaluate(toldAlike)
  await page.emulateMedia({ forcedColors: 'none' })
  return [
    ...found.map((what) => `a colour alone tells that this is the current one: ${what}`),
    ...forced.map((what) => `with forced colours nothing tells that this is the current one: ${what}`),
  ]
}

/** Runs in the page. */
function toldAlike(): string[] {
  const current =
    '[aria-current]:not([aria-current="false"]), [aria-pressed="true"], [aria-selected="true"], [aria-checked="true"], input:checked'
  const group =
    'ul, ol, nav, fieldset, table, [role="radiogroup"], [role="tablist"], [role="listbox"], [role="menu"]'
  const alphaOf = (colour: string) =>
    Number(/[,/]\s*([\d.]+%?)\)$/.exec(colour)?.[1] ?? (colour === 'transparent' ? 0 : 1))
  const context = new OffscreenCanvas(1, 1).getContext('2d', { willReadFrequently: true })
  const luminance = (colour: string) => {
    if (!context) return 0
    context.fillStyle = colour
    context.fillRect(0, 0, 1, 1)
    const [r = 0, g = 0, b = 0] = [...context.getImageData(0, 0, 1, 1).data].map((part) => {
      const share = part / 255
      return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4
    })
    return 0.2126 * r + 0.7152 * g + 0.0722 * b
  }
  const contrast = (one: string, other: string) => {
    const [light = 0, dark = 0] = [luminance(one), luminance(other)].sort((a, b) => b - a)
    return (light + 0.05) / (dark + 0.05)
  }
  const groundOf = (element: Element | null): string => {
    for (let at = element; at; at = at.parentElement) {
      const { backgroundColor } = getComputedStyle(at)
      if (alphaOf(backgroundColor) > 0.5) return backgroundColor
    }
    return 'white'
  }
  const visible = (colour: string, ground: string) => alphaOf(colour) > 0.5 && contrast(colour, ground) >= 1.5

  const shapeOf = (element: Element, pseudo?: string): string => {
    const style = getComputedStyle(element, pseudo)
    if (pseudo && (style.content === 'none' || style.content === 'normal')) return ''
    if (style.display === 'none' || style.visibility === 'hidden' || style.opacity === '0') return 'hidden'
    const ground = groundOf(pseudo ? element : element.parentElement)
    const sides = ['Top', 'Right', 'Bottom', 'Left'] as const
    const lines = sides.filter((side) => {
      const width = Number.parseFloat(style[`border${side}Width`])
      return (
        width > 0 && style[`border${side}Style`] !== 'none' && visible(style[`border${side}Color`], ground)
      )
    })
    const shadow =
      style.boxShadow !== 'none' && /(?:rgba?|oklch|oklab|color)\((?![^)]*[,/] ?0\))/.test(style.boxShadow)
    return [
      element.tagName,
      style.fontWeight,
      style.textDecorationLine,
      lines.map((side) => side + style[`border${side}Width`]).join(),
      style.outlineStyle === 'none' ? '' : style.outlineWidth,
      shadow ? 'ring' : '',
      alphaOf(style.backgroundColor) > 0.5 && contrast(style.backgroundColor, ground) >= 3 ? 'filled' : '',
      style.maskImage === 'none' ? '' : 'mask',
      style.fill === 'none' ? '' : 'drawn',
      style.transform,
      style.translate,
      pseudo ? style.content + style.width : '',
      element instanceof HTMLInputElement &&
      style.appearance !== 'none' &&
      style.opacity !== '0' &&
      element.checked
        ? 'native'
        : '',
    ].join('|')
  }
  const lookOf = (element: Element): string =>
    [element, ...element.querySelectorAll('*')]
      .slice(0, 30)
      .flatMap((part) => [shapeOf(part), shapeOf(part, '::before'), shapeOf(part, '::after')])
      .join(' ')
  const shownOf = (element: Element) =>
    element instanceof HTMLInputElement ? (element.closest('label') ?? element) : element
  const isSeen = (element: Element) => element.checkVisibility() && element.getBoundingClientRect().width > 1

  const found: string[] = []
  for (const chosen of document.querySelectorAll(current)) {
    const shown = shownOf(chosen)
    const scope = chosen.parentElement?.closest(group)
    if (!scope || !isSeen(shown)) continue
    const others = [...scope.querySelectorAll(chosen.tagName)].filter(
      (other) =>
        !other.matches(current) &&
        (chosen instanceof HTMLInputElement
          ? other instanceof HTMLInputElement && other.type === chosen.type
          : [...chosen.attributes].some(({ name }) => name.startsWith('aria-') && other.hasAttribute(name)) ||
            other.parentElement?.tagName === chosen.parentElement?.tagName) &&
        isSeen(shownOf(other)),
    )
    const look = lookOf(shown)
    if (others.some((other) => lookOf(shownOf(other)) === look))
      found.push(`${shown.tagName.toLowerCase()} "${(shown.textContent ?? '').trim().slice(0, 40)}"`)
  }
  return [...new Set(found)]
}
