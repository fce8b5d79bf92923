import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import sharp from 'sharp'
import { afterAll, expect, test } from 'vitest'
import { readPicture } from '#server/platform/storage/read-picture.ts'
import { createFolderStorage } from '#server/platform/storage/storage.ts'
import { withSupply } from '#server/platform/storage/supplied-storage.ts'
import { paintPicture } from '../portraits/paint-picture.ts'
import type { PicturePlan } from '../portraits/picture-plan.ts'
import { fileKeys } from './picture-name.ts'
import { createPictureSupply } from './picture-supply.ts'

const folder = await mkdtemp(join(tmpdir(), 'picture-supply-'))
afterAll(() => rm(folder, { recursive: true }))
const stored = createFolderStorage(folder)
const name = (number: number) => `demo/p000${number}-0.0-y-2-3-1-0-1`

test('a picture is painted once, however many look at it first, and the same again', async () => {
  const painted: PicturePlan[] = []
  const storage = withSupply(
    stored,
    createPictureSupply((plan) => {
      painted.push(plan)
      return paintPicture(plan)
    }),
  )
  const keys = fileKeys(name(1))
  const [full, card, blur, again] = await Promise.all(
    [keys.fullKey, keys.cardKey, keys.blurKey, keys.cardKey].map((key) => readPicture(storage, key)),
  )
  expect(painted).toHaveLength(1)
  expect(again).toEqual(card)
  const widths = await Promise.all(
    [full, card, blur].map(async (bytes) => (await sharp(bytes!).metadata()).width),
  )
  expect(widths).toEqual([600, 360, 24])
  await stored.remove(keys.fullKey)
  expect(await readPicture(storage, keys.fullKey)).toEqual(full)
  expect(painted).toHaveLength(2)
  expect(painted[1]).toEqual(painted[0])
})

test('a picture that could not be painted or stored is tried again by who asks next', async () => {
  let fail = true
  const storage = withSupply(
    stored,
    createPictureSupply((plan) => (fail ? Promise.reject(new Error('no brush')) : paintPicture(plan))),
  )
  const { cardKey } = fileKeys(name(2))
  await expect(storage.read(cardKey)).rejects.toThrow('no brush')
  fail = false
  expect(await storage.read(cardKey)).not.toBeNull()
})

test('in the thread of its own many are painted, each as it is here', async () => {
  const storage = withSupply(stored, createPictureSupply())
  const numbers = [3, 4, 5, 6, 7]
  const there = await Promise.all(
    numbers.map((number) => readPicture(storage, fileKeys(name(number)).cardKey)),
  )
  const here = withSupply(createFolderStorage(join(folder, 'here')), createPictureSupply(paintPicture))
  for (const [index, number] of numbers.entries())
    expect(there[index]).toEqual(await readPicture(here, fileKeys(name(number)).cardKey))
})
