const HEARTBEAT_MS = 10_000
const startedAt = Date.now()

/** Prints a line with the seconds since the command began. */
export function say(text) {
  console.log(`${seconds(startedAt).padStart(7)}  ${text}`)
}

export function seconds(since) {
  return `${((Date.now() - since) / 1000).toFixed(1)} s`
}

/** Prints that long work starts, from time to time that it goes on, and in the end how long it took. */
export async function during(text, work) {
  const startedAt = Date.now()
  say(`${text} …`)
  const heartbeat = setInterval(() => say(`${text}: still at it after ${seconds(startedAt)}`), HEARTBEAT_MS)
  try {
    const result = await work()
    say(`${text}: done in ${seconds(startedAt)}`)
    return result
  } finally {
    clearInterval(heartbeat)
  }
}
