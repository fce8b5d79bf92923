import { beforeEach, describe, expect, it, vi } from 'vitest'
import { putOutgoing, readOutbox, removeOutgoing, settleOutgoing, waitingReceivers } from './outbox.ts'

const parties = { me: 'ada', to: 'bea' }
const message = (client_id: string, at: number) => ({ client_id, body: `Text ${client_id}`, at })

beforeEach(() => {
  vi.useFakeTimers()
  for (const to of waitingReceivers('ada'))
    for (const { client_id } of readOutbox({ me: 'ada', to })) removeOutgoing({ me: 'ada', to }, client_id)
})

describe('the outbox', () => {
  it('keeps the order in which messages were written, also of those stored later', () => {
    putOutgoing(parties, message('c', 30))
    putOutgoing(parties, message('a', 20))
    putOutgoing(parties, message('b', 10))
    putOutgoing(parties, { ...message('c', 30), error: 'offline' })
    expect(readOutbox(parties).map(({ client_id, error }) => [client_id, error])).toEqual([
      ['b', undefined],
      ['a', undefined],
      ['c', 'offline'],
    ])
  })

  it('never shows one member what another has written on the same device', () => {
    putOutgoing({ me: 'eve', to: 'bea' }, message('x', 1))
    expect(readOutbox(parties)).toEqual([])
    expect(waitingReceivers('ada')).toEqual([])
    expect(waitingReceivers('eve')).toEqual(['bea'])
    removeOutgoing({ me: 'eve', to: 'bea' }, 'x')
  })

  it('does not send again what the server has, and forgets it a little later', () => {
    putOutgoing(parties, message('a', 1))
    settleOutgoing(parties, message('a', 1))
    expect(readOutbox(parties)).toEqual([])
    expect(waitingReceivers('ada')).toEqual(['bea'])
    vi.advanceTimersByTime(10_001)
    expect(waitingReceivers('ada')).toEqual([])
  })
})
