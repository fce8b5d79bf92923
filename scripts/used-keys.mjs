import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { root } from './project.mjs'

const FOLDERS = ['server', 'web']
const BOUND = /\b(?:const|let)\s+(\w+)\s*=\s*(?:await\s+)?useTranslations\(\s*(?:'([^']*)')?\s*\)/g
const CALL = /(?<![\w$])(\w+)(?:\.(?:rich|markup|raw|has))?\(\s*(?:'([^'\n]+)'|`([^`\n]+)`)/g

/** Every message key that code names literally; of a template, its part before the first placeholder. */
export function usedKeys() {
  return FOLDERS.flatMap((folder) => sources(join(root, folder))).flatMap(keysIn)
}

function keysIn(path) {
  const text = readFileSync(path, 'utf8')
  const file = path.slice(root.length + 1)
  const namespaces = new Map([['t', []]])
  for (const [, name, namespace = ''] of text.matchAll(BOUND)) {
    namespaces.set(name, [...(namespaces.get(name) ?? []), namespace])
  }
  return [...text.matchAll(CALL)].flatMap(([, name, literal, template]) => {
    if (!namespaces.has(name)) return []
    const key = literal ?? template.split('${')[0]
    const open = literal === undefined && template.includes('${')
    return [{ file, key, open, namespaces: namespaces.get(name) }]
  })
}

function sources(folder) {
  return readdirSync(folder, { withFileTypes: true }).flatMap((entry) => {
    const path = join(folder, entry.name)
    if (entry.isDirectory()) return sources(path)
    return /\.tsx?$/.test(entry.name) && !/\.test\.tsx?$/.test(entry.name) ? [path] : []
  })
}
