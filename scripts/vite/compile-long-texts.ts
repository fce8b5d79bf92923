import { readFile } from 'node:fs/promises'
import type { Plugin } from 'vite'
import { longTextOf } from './long-text.ts'

/** Turns the long texts' Markdown into HTML during the build, so that neither server nor browser carries a parser. */
export function compileLongTexts(): Plugin {
  return {
    name: 'compile-long-texts',
    enforce: 'pre',
    async load(id) {
      if (!/\/common\/long-texts\/\w+\/[\w-]+\.md$/.test(id)) return undefined
      return `export default ${JSON.stringify(longTextOf(await readFile(id, 'utf8')))}`
    },
  }
}
