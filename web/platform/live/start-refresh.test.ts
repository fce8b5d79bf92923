import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { startRefresh } from './start-refresh.ts'

class Screen extends EventTarget {
  hidden = false
  show(seen: boolean) {
    this.hidden = !seen
    this.dispatchEvent(new Event('visibilitychange'))
  }
}

let screen: Screen
let stop: () => void
let at: number[]
beforeEach(() => {
  vi.useFakeTimers()
  screen = new Screen()
  at = []
  const started = Date.now()
  stop = startRefresh(() => at.push((Date.now() - started) / 1_000), screen)
})
afterEach(() => {
  stop()
  vi.useRealTimers()
})

test('at 5 s, and then every 60 s', () => {
  vi.advanceTimersByTime(200_000)
  expect(at).toEqual([5, 65, 125, 185])
})

test('a timer that fires a little early or late skips no refresh and shifts no later one', () => {
  // As if the clock is set back a moment before the timer fires, and as if the machine were busy for three seconds.
  vi.advanceTimersByTime(4_990)
  vi.setSystemTime(Date.now() - 20)
  vi.advanceTimersByTime(10)
  expect(at).toHaveLength(1)
  vi.setSystemTime(Date.now() + 3_000)
  vi.advanceTimersByTime(60_000)
  expect(at).toHaveLength(2)
  vi.advanceTimersByTime(60_000)
  expect(at).toHaveLength(3)
})

test('a hidden tab is not refreshed; a refresh that is due comes once when it is visible again', () => {
  screen.show(false)
  vi.advanceTimersByTime(300_000)
  expect(at).toEqual([])
  screen.show(true)
  expect(at).toEqual([300])
  screen.show(false)
  screen.show(true)
  expect(at).toEqual([300])
  vi.advanceTimersByTime(59_000)
  expect(at).toHaveLength(1)
  vi.advanceTimersByTime(1_000)
  expect(at).toHaveLength(2)
})

test('no refresh comes after it was stopped', () => {
  stop()
  vi.advanceTimersByTime(200_000)
  screen.show(true)
  expect(at).toEqual([])
})
