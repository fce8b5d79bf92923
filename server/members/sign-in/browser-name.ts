/** The first that fits counts: most browsers also claim to be Chrome and Safari. */
const browsers: [RegExp, string][] = [
  [/\bEdgA?(iOS)?\//, 'Edge'],
  [/\bOPR\/|\bOpera\b/, 'Opera'],
  [/\bSamsungBrowser\//, 'Samsung Internet'],
  [/\bVivaldi\//, 'Vivaldi'],
  [/\b(Firefox|FxiOS)\//, 'Firefox'],
  [/\b(Chrome|CriOS|HeadlessChrome)\//, 'Chrome'],
  [/\bSafari\//, 'Safari'],
]
const systems: [RegExp, string][] = [
  [/\biPhone\b/, 'iPhone'],
  [/\biPad\b/, 'iPad'],
  [/\bAndroid\b/, 'Android'],
  [/\bWindows\b/, 'Windows'],
  [/\bCrOS\b/, 'ChromeOS'],
  [/\bMac OS X\b|\bMacintosh\b/, 'Mac'],
  [/\bLinux\b/, 'Linux'],
]

/**
 * Browser and system behind a User-Agent, as "Firefox · Android": enough for a member to know a session again, too
 * little to know a person by. Null where neither is known.
 */
export function browserName(userAgent: string | undefined): string | null {
  const known = [browsers, systems].flatMap(
    (list) => list.find(([pattern]) => pattern.test(userAgent ?? ''))?.[1] ?? [],
  )
  return known.length > 0 ? known.join(' · ') : null
}
