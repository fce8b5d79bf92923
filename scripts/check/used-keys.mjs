import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { root } from '../project.mjs'

const FOLDERS = ['server', 'web', 'ui', 'client']
const BOUND = /\b(?:const|let)\s+(\w+)\s*=\s*(?:await\s+)?useTranslations\(\s*(?:'([^']*)')?\s*\)/g
const QUOTED = /'([\w.]+)'/g
const CALL = /(?<![\w$])(\w+)(?:\.(?:rich|markup|raw|has))?\(\s*(?:'([^'\n]+)'|`([^`\n]+)`)/g

/**
 * Finds every message key that the code uses. `open` are the parts of template strings before their first placeholder.
 * `mentioned` are all quoted words of files with a translator, for keys that are chosen before they are passed on.
 */
export function usedKeys() {
  return FOLDERS.flatMap((folder) => sources(join(root, folder))).flatMap(keysIn)
}

function keysIn(path) {
  const text = readFileSync(path, 'utf8')
  const file = path.slice(root.length + 1)
  const namespaces = new Map([
    ['t', []],
    ['translate', ['']],
  ])
  for (const [, name, namespace = ''] of text.matchAll(BOUND)) {
    namespaces.set(name, [...(namespaces.get(name) ?? []), namespace])
  }
  const bound = [...namespaces.values()].flat().filter(Boolean)
  const mentioned = [...text.matchAll(QUOTED)].map(([, key]) => ({
    file,
    key,
    open: false,
    mentioned: true,
    namespaces: bound,
  }))
  const called = [...text.matchAll(CALL)].flatMap(([, name, literal, template]) => {
    if (!namespaces.has(name)) return []
    const key = literal ?? template.split('${')[0]
    const open = literal === undefined && template.includes('${')
    return [{ file, key, open, mentioned: false, namespaces: namespaces.get(name) }]
  })
  return bound.length > 0 ? [...called, ...mentioned] : called
}

function sources(folder) {
  return readdirSync(folder, { withFileTypes: true }).flatMap((entry) => {
    const path = join(folder, entry.name)
    if (entry.isDirectory()) return sources(path)
    return /\.tsx?$/.test(entry.name) && !/\.test\.tsx?$/.test(entry.name) ? [path] : []
  })
}
