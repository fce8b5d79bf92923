import type { Story } from './stories.ts'

/** Signs in by the form, as one of the demo members unless told otherwise. */
export async function logIn(
  { page, t, origin }: Story,
  login: string,
  password = 'serenade-demo',
): Promise<void> {
  await page.goto(`${origin}/login`)
  await fillLogin({ page, t }, login, password)
}

/** On a login page that is open already. */
export async function fillLogin(
  { page, t }: Pick<Story, 'page' | 't'>,
  login: string,
  password: string,
): Promise<void> {
  await page.getByLabel(t('members.login.login')).fill(login)
  await page.getByLabel(t('members.login.password'), { exact: true }).fill(password)
  await page.getByRole('button', { name: t('members.login.submit') }).click()
}
