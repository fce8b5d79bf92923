import { readFileSync } from 'node:fs'
import { required } from '#common/required.ts'

export type SupportedBrowser = { name: string; version: string }

/** The oldest browsers for which the site is made, as package.json names them: for syntax, CSS and functions alike. */
export const supportedBrowsers: readonly SupportedBrowser[] = readBrowsers(
  readFileSync(new URL('../../package.json', import.meta.url), 'utf8'),
)

const nameInTargets: Record<string, string> = { ios_saf: 'ios' }

/** The same list as the build's target, for syntax and CSS. */
export const buildTargets = supportedBrowsers.map(
  ({ name, version }) => (nameInTargets[name] ?? name) + version,
)

function readBrowsers(packageFile: string): SupportedBrowser[] {
  const { browserslist }: { browserslist: string[] } = JSON.parse(packageFile)
  return browserslist.map((entry) => {
    const [, name, version] = required(/^(\w+) ([\d.]+)$/.exec(entry))
    return { name: required(name), version: required(version) }
  })
}
