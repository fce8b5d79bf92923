import { describe, expect, it } from 'vitest'
import { type Bubble, groupMessages } from './bubbles.ts'

function bubble(number: number, own: boolean, sentAt: string, rest: Partial<Bubble> = {}): Bubble {
  return { key: `m${number}`, own, body: `text ${number}`, quote: null, sentAt, number, ...rest }
}

function shape(bubbles: Bubble[], zone = 'UTC', newFrom: number | null = null) {
  return groupMessages(bubbles, zone, newFrom).map(({ day, groups }) => [
    day,
    ...groups.map((group) => group.bubbles.map((each) => each.number)),
  ])
}

describe('groupMessages', () => {
  it('groups by day and by sender', () => {
    const bubbles = [
      bubble(1, true, '2031-05-01T10:00:00Z'),
      bubble(2, true, '2031-05-01T10:01:00Z'),
      bubble(3, false, '2031-05-01T10:02:00Z'),
      bubble(4, false, '2031-05-02T10:02:00Z'),
    ]
    expect(shape(bubbles)).toEqual([
      ['2031-05-01', [1, 2], [3]],
      ['2031-05-02', [4]],
    ])
  })

  it('takes the day of the reader’s own time zone', () => {
    const bubbles = [bubble(1, true, '2031-05-01T23:30:00Z')]
    expect(shape(bubbles, 'Europe/Amsterdam')).toEqual([['2031-05-02', [1]]])
    expect(shape(bubbles, 'America/New_York')).toEqual([['2031-05-01', [1]]])
  })

  it('starts a group after a pause and at the first new message', () => {
    const bubbles = [
      bubble(1, false, '2031-05-01T10:00:00Z'),
      bubble(2, false, '2031-05-01T10:20:00Z'),
      bubble(3, false, '2031-05-01T10:21:00Z'),
    ]
    expect(shape(bubbles)).toEqual([['2031-05-01', [1], [2, 3]]])
    expect(shape(bubbles, 'UTC', 3)).toEqual([['2031-05-01', [1], [2], [3]]])
  })

  it('groups an unsent message alone', () => {
    const at = '2031-05-01T10:00:00Z'
    const failed = bubble(2, true, at, { number: undefined, error: 'internal' })
    expect(groupMessages([bubble(1, true, at), failed], 'UTC', null)[0]!.groups).toHaveLength(2)
  })
})
