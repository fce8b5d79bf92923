import { expect, test } from 'vitest'
import type { User } from '#common/wire/members.ts'
import { twoHalves } from '#server/testing/pictures/send-photo.ts'
import { callApi } from './call-api.ts'
import { phone } from './open-browser.ts'
import { signIn } from './sign-in.ts'
import { openStories, type Story } from './stories.ts'
import { writeMessage } from './write-message.ts'

const openStory = openStories()

test('a gift, a GIF, a photo, a sign, an answer and a message that is taken back, between two browsers', async () => {
  const harper = await meet(await openStory(), 'premium@example.com')
  const robin = await meet(await openStory({ viewport: phone }), 'demo@example.com')
  await give(harper, robin)
  await robin.page.goto(`${robin.origin}/chats`)
  await robin.page
    .getByText(robin.t('messageKinds.preview.gift', { gift: robin.t('gifts.names.rose') }))
    .click()
  await robin.page.getByRole('log').getByText('For the dunes').last().waitFor()
  await sendGif(harper, robin)
  await sendPicture(harper, robin)
  await reactAndAnswer(harper, robin)
  await takeBack(harper, robin)
  await robin.page.goto(`${robin.origin}/members/${robin.user.id}`)
  await robin.page.getByRole('heading', { name: robin.t('gifts.shelf') }).waitFor()
  expect([...harper.failures, ...robin.failures]).toEqual([])
})

type Person = Story & { user: User }

async function meet(story: Story, email: string): Promise<Person> {
  return { ...story, user: await signIn(story, email) }
}

const credits = async ({ page }: Person) =>
  (await callApi<{ user: User }>(page, 'GET', 'user.php')).user.credits
const log = ({ page }: Person) => page.getByRole('log')
const sendFor = ({ t }: Person, n: number) => t('conversations.send_for', { n })

/** From the profile, with some words; the price is on the button before. */
async function give(from: Person, to: Person): Promise<void> {
  const { page, t, origin } = from
  const before = await credits(from)
  await page.goto(`${origin}/members/${to.user.id}`)
  await page.getByRole('button', { name: t('messageKinds.gift.button'), exact: true }).click()
  const sheet = page.getByRole('dialog', {
    name: t('messageKinds.gift.title', { name: to.user.profile.name }),
  })
  await sheet.getByText(t('gifts.names.rose'), { exact: true }).click()
  await sheet.getByLabel(t('messageKinds.gift.note')).fill('For the dunes')
  await sheet.getByRole('button', { name: sendFor(from, 2) }).click()
  await page.getByRole('button', { name: t('messageKinds.gift.to_chat') }).click()
  await log(from).getByText(t('gifts.names.rose'), { exact: true }).last().waitFor()
  expect(await credits(from)).toBe(before - 2)
}

async function sendGif(from: Person, to: Person): Promise<void> {
  const { page, t } = from
  await page.getByRole('button', { name: t('messageKinds.gif.button'), exact: true }).click()
  const sheet = page.getByRole('dialog', {
    name: t('messageKinds.gif.title', { name: to.user.profile.name }),
  })
  await sheet.getByRole('searchbox').fill('kiss')
  const found = sheet.getByRole('img', { name: /Kiss/ })
  await expect.poll(() => found.count()).toBe(3)
  await found.first().click()
  await sheet.getByRole('button', { name: sendFor(from, 1) }).click()
  for (const person of [from, to]) await log(person).getByRole('img', { name: /Kiss/ }).last().waitFor()
}

/** It arrives blurred; its receiver decides. */
async function sendPicture(from: Person, to: Person): Promise<void> {
  const { page, t } = from
  await page.getByRole('button', { name: t('messageKinds.photo.button'), exact: true }).click()
  const sheet = page.getByRole('dialog', {
    name: t('messageKinds.photo.title', { name: to.user.profile.name }),
  })
  const buffer = await twoHalves().png().toBuffer()
  const picture = { name: 'dunes.png', mimeType: 'image/png', buffer }
  await sheet.locator('input[type=file]').first().setInputFiles(picture)
  await sheet.getByRole('img', { name: t('messageKinds.photo.preview') }).waitFor()
  await sheet.getByRole('button', { name: sendFor(from, 3) }).click()
  await log(from)
    .getByRole('img', { name: t('messageKinds.photo.own') })
    .last()
    .waitFor()
  // The last of both: a second attempt finds what the first has sent.
  const received = log(to)
    .getByRole('img', { name: to.t('messageKinds.photo.theirs', { name: from.user.profile.name }) })
    .last()
  await received.waitFor()
  const blurred = await received.getAttribute('src')
  await log(to)
    .getByRole('button', { name: to.t('messageKinds.photo.show') })
    .click()
  await expect.poll(() => received.getAttribute('src')).not.toBe(blurred)
}

async function reactAndAnswer(harper: Person, robin: Person): Promise<void> {
  await writeMessage(harper.page, 'Which walk would you do again?')
  const question = log(robin).getByText('Which walk would you do again?')
  await question.waitFor()
  const menu = async () =>
    log(robin)
      .getByRole('button', { name: robin.t('messageKinds.menu.label') })
      .last()
      .click()
  await menu()
  await robin.page.getByRole('button', { name: robin.t('messageKinds.signs.fire') }).click()
  const sign = harper.t('messageKinds.react.theirs', {
    name: robin.user.profile.name,
    sign: harper.t('messageKinds.signs.fire'),
  })
  await log(harper).getByRole('img', { name: sign }).waitFor()
  await menu()
  await robin.page.getByRole('button', { name: robin.t('messageKinds.menu.reply') }).click()
  await robin.page.getByRole('textbox').fill('The dunes')
  await robin.page.getByRole('button', { name: sendFor(robin, 1) }).click()
  await log(harper).getByText('The dunes', { exact: true }).waitFor()
  expect(await log(harper).getByText('Which walk would you do again?').count()).toBe(2)
}

/** What the other one has not read yet disappears on both screens, and its price is back. */
async function takeBack(harper: Person, robin: Person): Promise<void> {
  await robin.page.goto(`${robin.origin}/chats`)
  const before = await credits(harper)
  await writeMessage(harper.page, 'I never wrote this')
  await robin.page.getByText('I never wrote this').waitFor()
  expect(await credits(harper)).toBe(before - 1)
  await log(harper).getByText('I never wrote this').hover()
  await log(harper)
    .getByRole('button', { name: harper.t('messageKinds.menu.label') })
    .last()
    .click()
  await harper.page.getByRole('button', { name: harper.t('messageKinds.menu.unsend') }).click()
  const asked = harper.page.getByRole('dialog', { name: harper.t('messageKinds.unsend.title') })
  await asked.getByRole('button', { name: harper.t('messageKinds.menu.unsend') }).click()
  await log(harper).getByText(harper.t('messageKinds.unsend.own')).waitFor()
  await robin.page.getByText('I never wrote this').waitFor({ state: 'detached' })
  await expect.poll(() => credits(harper)).toBe(before)
}
