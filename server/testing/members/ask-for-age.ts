import type { TestApp } from '../start/create-test-app.ts'

/** Sets what the countries of the first site ask for. */
export async function askForAge(
  t: Pick<TestApp, 'pool' | 'sites'>,
  age_assurance: Record<string, string>,
): Promise<void> {
  await t.pool.query('update site set settings = settings || $1 where id = 1', [
    JSON.stringify({ age_assurance }),
  ])
  await t.sites.reload()
}
