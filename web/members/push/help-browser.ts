export type HelpBrowser = 'chrome' | 'firefox' | 'safari' | 'ios'

type Browser = { userAgent: string; maxTouchPoints: number }

/**
 * By whose settings a member allows what was denied. On an iPhone or iPad only an installed app can be denied, and every
 * browser is the system's own there. What is not known has its settings where Chrome has them.
 */
export function helpBrowser({ userAgent, maxTouchPoints }: Browser): HelpBrowser {
  // An iPad calls itself a Mac.
  if (/iPhone|iPad|iPod/.test(userAgent) || (/Macintosh/.test(userAgent) && maxTouchPoints > 1)) return 'ios'
  if (/Firefox\//.test(userAgent)) return 'firefox'
  if (/Safari\//.test(userAgent) && !/Chrom(e|ium)\//.test(userAgent)) return 'safari'
  return 'chrome'
}
