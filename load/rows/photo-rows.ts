import { limits } from '#common/limits.ts'
import { required } from '#common/required.ts'
import type { PaintedPhoto, PaintedPortrait } from '#demo/paint-portraits.ts'
import { createRandom, type Random } from '#demo/random.ts'
import type { photos } from '#server/profiles/tables.ts'
import type { LoadRow } from '../copy/load-row.ts'
import type { LoadPlan } from '../plan/load-plan.ts'
import { has, type MembersPlan, memberId } from '../plan/members-plan.ts'
import { mix } from '../plan/mix.ts'
import { plainUuid, timedUuid } from '../plan/uuid.ts'

const letters = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_'
const mostPhotos = limits.premiumPhotos

/** Photos under names of their own; behind them are the files of a few portraits that all share. */
export function* photoRows(
  { members: plan }: LoadPlan,
  portraits: PaintedPortrait[],
): Generator<LoadRow<typeof photos>> {
  const choose = createPortraitChoice(portraits)
  for (let index = 0; index < plan.size; index++) {
    const random = randomOf(plan, index)
    const count = howMany(random, plan, index)
    if (count === 0) continue
    const { photos } = choose(plan, index, random)
    for (let position = 0; position < count; position++)
      yield photoRow(plan, index, position, required(photos[position % photos.length]), random)
  }
}

const randomOf = (plan: MembersPlan, index: number) => createRandom(mix(mix(plan.seed + 11) ^ index))

/** How many photos a member has. The first is the main one and always shown. */
export function countPhotos(plan: MembersPlan, index: number): number {
  return howMany(randomOf(plan, index), plan, index)
}

/** Three in twenty have none; of the others many have one, and few as many as they may. */
function howMany(random: Random, plan: MembersPlan, index: number): number {
  if (has(plan, index, 'incomplete')) return 0
  if (index > 0 && random.chance(0.15)) return 0
  const most = has(plan, index, 'paid') ? mostPhotos : limits.freePhotos
  return Math.min(most, 1 + Math.floor(-Math.log(1 - random.next()) * 1.3))
}

function photoRow(
  plan: MembersPlan,
  index: number,
  position: number,
  photo: PaintedPhoto,
  random: Random,
): LoadRow<typeof photos> {
  const number = (plan.offset + index) * mostPhotos + position
  const checked = random.next()
  const name = (size: number) => `${fileName(plan.seed + 12, number, size)}.webp`
  const createdAt = required(plan.createdAt[index]) + (position + 1) * 60_000
  return {
    id: timedUuid(plan.seed, 'photo', createdAt, number),
    memberId: memberId(plan, index),
    position,
    isMain: position === 0,
    state: position === 0 || checked < 0.97 ? 'active' : checked < 0.99 ? 'pending' : 'rejected',
    width: photo.width,
    height: photo.height,
    placeholder: photo.placeholder,
    fullName: name(0),
    cardName: name(1),
    blurName: name(2),
    fullKey: photo.fullKey,
    cardKey: photo.cardKey,
    blurKey: photo.blurKey,
    derived: null,
    clientId: null,
    uploadHash: null,
    phash: null,
    rejectedReason: null,
    private: false,
    createdAt,
  }
}

/** 22 letters, of which no two photos or sizes have the same. */
function fileName(seed: number, number: number, size: number): string {
  const { a, b, c, d } = plainUuid(seed, number, size)
  let name = ''
  for (const word of [a, d, b, c])
    for (let shift = 0; shift < 30; shift += 6) name += letters[(word >>> shift) & 63]
  return name + required(letters[(a >>> 30) & 3]) + required(letters[(d >>> 30) & 3])
}

/** A portrait of the member's gender and about the member's age. */
function createPortraitChoice(portraits: PaintedPortrait[]) {
  const fitting = new Map<number, PaintedPortrait[]>()
  return (plan: MembersPlan, index: number, random: Random): PaintedPortrait => {
    const gender = has(plan, index, 'female') ? 'female' : 'male'
    const age = required(plan.age[index])
    const key = age * 2 + Number(gender === 'male')
    let list = fitting.get(key)
    if (!list) {
      const same = portraits.filter((portrait) => portrait.gender === gender)
      const near = same.filter((portrait) => portrait.ageFrom <= age && age <= portrait.ageTo)
      list = near.length > 0 ? near : same.length > 0 ? same : portraits
      fitting.set(key, list)
    }
    return random.pick(list)
  }
}
