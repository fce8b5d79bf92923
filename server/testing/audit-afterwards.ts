import { afterAll, expect } from 'vitest'
import { auditData } from '../operators/audit-data.ts'

/**
 * Audits a test file's database when its tests are over, and then closes it. The file fails on what the audit finds,
 * unless a test announced it with the answered function, and on what was announced and is not there.
 */
export function auditAfterwards(url: string, close: () => Promise<void>): (...checks: string[]) => void {
  const announced = new Set<string>()
  afterAll(async () => {
    try {
      const broken = (await auditData(url)).filter((result) => result.rows > 0)
      const unexpected = broken.filter(({ check }) => !announced.delete(check))
      expect(unexpected, 'what the audit of this file’s database found').toEqual([])
      expect([...announced], 'findings that were announced and not made').toEqual([])
    } finally {
      await close()
    }
  })
  return (...checks) => {
    for (const check of checks) announced.add(check)
  }
}
