const CHECK_EVERY_MS = 250

/**
 * Stops this process when the npm that runs it is gone, or the shell between the two: npm passes a signal on to that
 * one, which dies of it alone. For the start, `exec` leaves no shell between them, so that npm waits for the end; where
 * the shell knows no `exec` (Windows) the command's second half is what runs.
 */
export function endWithNpm() {
  if (!['start', 'dev'].includes(process.env.npm_lifecycle_event ?? '')) return
  const parent = process.ppid
  const timer = setInterval(() => {
    if (process.ppid === parent) return
    clearInterval(timer)
    process.kill(process.pid, 'SIGTERM')
  }, CHECK_EVERY_MS)
  timer.unref()
}
