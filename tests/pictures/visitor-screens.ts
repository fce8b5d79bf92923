import { openPage } from './open-page.ts'
import type { Screen, Stage } from './screen.ts'

const goOn = ({ page, t }: Stage) => page.getByRole('button', { name: t('app.continue') }).click()

export const visitorScreens: Screen[] = [
  { name: 'index', viewer: 'visitor', show: (stage) => openPage(stage, '/') },
  ...['women', 'bdsm', 'bbw', 'gilf', 'milf', 'gay'].map((niche) => ({
    name: `index-${niche}`,
    viewer: 'visitor' as const,
    show: (stage: Stage) =>
      openPage({ ...stage, origin: stage.origin.replace('localhost', `${niche}.localhost`) }, '/'),
  })),
  { name: 'signup-email', viewer: 'visitor', show: (stage) => openPage(stage, '/signup') },
  { name: 'signup-refused', viewer: 'visitor', show: showRefusedName },
  { name: 'signup-birth', viewer: 'visitor', show: showBirth },
  { name: 'login', viewer: 'visitor', show: (stage) => openPage(stage, '/login') },
  { name: 'login-refused', viewer: 'visitor', show: showRefusedLogin },
  { name: 'not-found', viewer: 'visitor', show: (stage) => openPage(stage, '/nowhere') },
]

async function showName(stage: Stage): Promise<void> {
  const { page, t } = stage
  await openPage(stage, '/signup')
  await page.getByRole('textbox').first().fill('someone@example.org')
  await goOn(stage)
  await page.getByLabel(t('members.signup.name.label')).waitFor()
}

async function showRefusedName(stage: Stage): Promise<void> {
  const { page, t } = stage
  await showName(stage)
  await page.getByLabel(t('members.signup.name.label')).fill('@someone')
  await goOn(stage)
  await page.getByText(t('errors.fields.name_starts_with_at')).waitFor()
}

async function showBirth(stage: Stage): Promise<void> {
  const { page, t } = stage
  await showName(stage)
  await page.getByLabel(t('members.signup.name.label')).fill('Someone New')
  await goOn(stage)
  await page.getByRole('heading', { name: t('members.signup.date_of_birth.question') }).waitFor()
}

async function showRefusedLogin(stage: Stage): Promise<void> {
  const { page, t } = stage
  await openPage(stage, '/login')
  await page.getByLabel(t('members.login.login')).fill(`picture.${Date.now()}@example.org`)
  await page.getByLabel(t('members.login.password'), { exact: true }).fill('not the password')
  await page.getByRole('button', { name: t('members.login.submit') }).click()
  await page.getByText(t('errors.login_failed')).waitFor()
}
