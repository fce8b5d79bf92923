import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { startRefresh } from './start-refresh.ts'

class Screen extends EventTarget {
  hidden = false
  show(seen: boolean) {
    this.hidden = !seen
    this.dispatchEvent(new Event('visibilitychange'))
  }
}

class Line extends EventTarget {
  navigator = { onLine: true }
  connect(onLine: boolean) {
    this.navigator.onLine = onLine
    this.dispatchEvent(new Event(onLine ? 'online' : 'offline'))
  }
}

let screen: Screen
let line: Line
let subscribed: boolean
let stop: () => void
let at: number[]
beforeEach(() => {
  vi.useFakeTimers()
  screen = new Screen()
  at = []
  const started = Date.now()
  line = new Line()
  subscribed = false
  stop = startRefresh({
    refresh: () => at.push((Date.now() - started) / 1_000),
    screen,
    line,
    subscribed: () => subscribed,
  })
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

test('every 300 s where pushes tell of news, after the same first one', () => {
  subscribed = true
  vi.advanceTimersByTime(700_000)
  expect(at).toEqual([5, 305, 605])
  subscribed = false
  vi.advanceTimersByTime(265_000)
  expect(at).toEqual([5, 305, 605, 905, 965])
})

test('offline nothing is asked for, and what was due comes with the connection', () => {
  line.connect(false)
  vi.advanceTimersByTime(100_000)
  expect(at).toEqual([])
  screen.show(false)
  line.connect(true)
  expect(at).toEqual([])
  screen.show(true)
  expect(at).toEqual([100])
  vi.advanceTimersByTime(60_000)
  expect(at).toEqual([100, 160])
})
