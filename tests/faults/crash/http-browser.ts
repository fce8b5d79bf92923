import { createTestBrowser } from '#server/testing/start/create-test-browser.ts'

const answerWithinMs = 40_000

/** A browser that reaches a program over a socket. A request without an answer throws. */
export function httpBrowser(port: number) {
  return createTestBrowser(
    (path, init) =>
      fetch(`http://127.0.0.1:${port}${path}`, { ...init, signal: AbortSignal.timeout(answerWithinMs) }),
    `127.0.0.1:${port}`,
  )
}
