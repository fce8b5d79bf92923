import type { Identifier, Node, SourceFile } from 'typescript/unstable/ast'
import { isIdentifier, isPropertyAccessExpression, isTypeNode } from 'typescript/unstable/ast/is'
import type { Project, Symbol as TypedSymbol } from 'typescript/unstable/sync'
import type { Known } from '../browsers/younger-features.ts'
import type { Finding } from './finding.ts'

/**
 * Browsers that have these are given more by them, and none is asked to have them: each use asks first whether it is
 * there. The crawl looks at every screen without them.
 */
const askedFor = new Set([
  'NavigatorBadge.clearAppBadge',
  'NavigatorBadge.setAppBadge',
  'requestIdleCallback',
])

const ofBrowser = /[\\/]lib\.(es|dom)[^\\/]*\.d\.ts$/
const dictionary = /(Init|Options)$/

/** Where a file uses what a browser of package.json's list does not have, by the types of what it is used of. */
export function youngerUses(
  file: SourceFile,
  { checker }: Project,
  known: ReadonlyMap<string, Known>,
): Finding[] {
  const names = identifiersOf(file)
  return checker.getSymbolAtLocation(names).flatMap((symbol, at) => {
    const node = names[at]
    if (!node || !symbol?.declarations.some(({ path }) => ofBrowser.test(path))) return []
    const younger = featuresOf(node, symbol, known)
    return younger && !askedFor.has(younger)
      ? [{ at: node.getStart(file), text: `${younger} is younger than the browsers of package.json` }]
      : []
  })
}

function identifiersOf(file: SourceFile): Identifier[] {
  const found: Identifier[] = []
  const visit = (node: Node): void => {
    if (isTypeNode(node)) return
    if (isIdentifier(node)) found.push(node)
    node.forEachChild(visit)
  }
  file.forEachChild(visit)
  return found
}

/** What the name stands for in MDN's data, where a browser of the list lacks it. */
function featuresOf(
  node: Identifier,
  symbol: TypedSymbol,
  known: ReadonlyMap<string, Known>,
): string | undefined {
  const { name } = symbol
  const parent = symbol.getParent()?.name
  if (parent === undefined || parent === 'Intl' || parent === 'globalThis') {
    const own = known.get(parent === 'Intl' ? `Intl.${name}` : name)
    const has = own ? own.supported : known.get('Window')?.members.get(name)
    return has === false ? name : undefined
  }
  if (parent === '__type') return ofStatic(node, name, known)
  if (dictionary.test(parent)) return undefined
  const owner = known.get(parent.replace(/^Readonly|Constructor$/g, ''))
  if (owner) return owner.members.get(name) === false ? `${owner.name}.${name}` : undefined
  // The parent is a part that several share, as `Body`, which the data has with each of them.
  const owners = [...known.values()].filter(({ members }) => members.has(name))
  const lacked = owners.length > 0 && owners.every(({ members }) => members.get(name) === false)
  return lacked ? `${parent}.${name}` : undefined
}

/** The browser's static members are declared as those of a variable. */
function ofStatic(node: Identifier, name: string, known: ReadonlyMap<string, Known>): string | undefined {
  const access = node.parent
  if (!isPropertyAccessExpression(access) || !isIdentifier(access.expression)) return undefined
  const owner = access.expression.text
  return known.get(owner)?.members.get(`${name}_static`) === false ? `${owner}.${name}` : undefined
}
