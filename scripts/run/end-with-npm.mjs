const CHECK_EVERY_MS = 250

/**
 * Stops this process when npm, or the shell between the two, has ended: npm passes a signal on only to that shell. In
 * package.json `exec` replaces the shell, so that npm waits for the end; a shell without `exec` (Windows) runs the
 * second half of the command.
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
