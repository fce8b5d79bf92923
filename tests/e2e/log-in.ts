import type { Story } from './stories.ts'

/** Signs in by the form, by default as one of the demo members. */
export async function logIn(
  { page, t, origin }: Story,
  login: string,
  password = 'serenade-demo',
): Promise<void> {
  await page.goto(`${origin}/login`)
  await fillLogin({ page, t }, login, password)
}

/** As logIn, on a login page that is already open. */
export async function fillLogin(
  { page, t }: Pick<Story, 'page' | 't'>,
  login: string,
  password: string,
): Promise<void> {
  await page.getByLabel(t('members.login.login')).fill(login)
  await page.getByLabel(t('members.login.password'), { exact: true }).fill(password)
  await page.getByRole('button', { name: t('members.login.submit') }).click()
}
