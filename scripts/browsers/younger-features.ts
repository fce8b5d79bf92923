import { createRequire } from 'node:module'
import type {
  BrowserName,
  CompatData,
  Identifier,
  SimpleSupportStatement,
} from '@mdn/browser-compat-data/types'
import { type SupportedBrowser, supportedBrowsers } from './supported-browsers.ts'

/** Where MDN's data has a browser of the list: the desktop's and the phone's. */
const namesInData: Record<string, BrowserName[]> = {
  chrome: ['chrome', 'chrome_android'],
  edge: ['edge'],
  firefox: ['firefox', 'firefox_android'],
  safari: ['safari'],
  ios_saf: ['safari_ios'],
}

/** An object of the language or the browser, as `Map` or `Element`, and whether all browsers of the list have it and its members. */
export type Known = { name: string; supported: boolean; members: Map<string, boolean> }

/**
 * What browsers offer to scripts by MDN's data. A static member's name is `Map.groupBy`'s `groupBy` in the data of the
 * language, and `parse_static` in the data of the browser.
 */
export function knownFeatures(): Map<string, Known> {
  const data: CompatData = createRequire(import.meta.url)('@mdn/browser-compat-data')
  const { Intl: intl = {}, ...builtins }: Identifier = data.javascript.builtins ?? {}
  const known = new Map<string, Known>()
  for (const [name, feature] of membersOf(data.api)) known.set(name, describe(name, feature))
  for (const [prefix, features] of [
    ['', builtins],
    ['Intl.', intl],
  ] as const)
    for (const [name, feature] of membersOf(features)) {
      const about = describe(prefix + name, feature)
      // The language's own objects are younger than their prototypes where these could not be named, as `Iterator`.
      known.set(prefix + name, { ...about, supported: about.supported && about.members.get(name) !== false })
    }
  return known
}

/** Of these features what at least one browser of the list does not have: `Name`, or `Name.member`. */
export function youngerFeatures(known = knownFeatures()): Set<string> {
  const younger = new Set<string>()
  for (const { name, supported, members } of known.values()) {
    if (!supported) younger.add(name)
    for (const [member, has] of members) if (!has) younger.add(`${name}.${member}`)
  }
  return younger
}

function describe(name: string, feature: Identifier): Known {
  const members = new Map<string, boolean>()
  for (const [member, about] of membersOf(feature))
    if (!member.endsWith('_event')) members.set(member, isSupported(about))
  return { name, supported: isSupported(feature), members }
}

function membersOf({ __compat, ...members }: Identifier): [string, Identifier][] {
  return Object.entries(members)
}

function isSupported({ __compat: compat }: Identifier): boolean {
  return (
    compat === undefined ||
    supportedBrowsers.every((browser) =>
      (namesInData[browser.name] ?? []).every((name) =>
        [compat.support[name] ?? []].flat().some((support) => hasSince(support, browser)),
      ),
    )
  )
}

function hasSince(support: SimpleSupportStatement, { version }: SupportedBrowser): boolean {
  const { version_added: added, version_removed: removed } = support
  const plain = !support.prefix && !support.alternative_name && !support.flags
  return plain && added !== false && !isAfter(added, version) && !(removed && !isAfter(removed, version))
}

/** `preview` is after any version, and `≤37` is not after 37. */
function isAfter(one: string, other: string): boolean {
  const parts = (version: string) => version.replace('≤', '').split('.').map(Number)
  const [a, b] = [parts(one), parts(other)]
  if (a.some(Number.isNaN)) return true
  const place = a.findIndex((part, at) => part !== (b[at] ?? 0))
  return place >= 0 && Number(a[place]) > (b[place] ?? 0)
}
