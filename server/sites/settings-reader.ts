import { z } from 'zod'
import { type StoredSettings, storedSettingsSchema } from '#common/wire/sites.ts'
import type { Log } from '../platform/observe/log.ts'

/** As stored, where a language may also be no text at all. */
const storedSchema = storedSettingsSchema.extend({ domain_language: z.string().catch('') })

/**
 * Reads sites' stored settings one by one, so that a bad row concerns its own site only: that one keeps the settings it
 * had, or is left out if it never had any. The log names the wrong settings, once for each change.
 */
export function createSettingsReader(log: Log) {
  const known = new Map<number, StoredSettings>()
  const wrong = new Map<number, string>()

  const read = (siteId: number, stored: unknown): StoredSettings | undefined => {
    const { data, error } = storedSchema.safeParse(stored)
    if (data) {
      known.set(siteId, data)
      wrong.delete(siteId)
      return data
    }
    const reason = [...new Set(error.issues.map((issue) => issue.path.join('.')))].join(', ')
    if (wrong.get(siteId) !== reason)
      log.error({ site: String(siteId), reason }, 'settings of a site not readable')
    wrong.set(siteId, reason)
    return known.get(siteId)
  }
  const problems = () => [...wrong].map(([siteId, names]) => `site ${siteId}: ${names}`).join('; ')
  return Object.assign(read, { problems })
}
